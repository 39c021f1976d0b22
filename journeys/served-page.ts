import { expect, type Page } from '@playwright/test';

const deployment = /(<script type="application\/json" id="deployment">)([^<]*)(<\/script>)/;

/** The parts of the page's deployment data that journeys change. */
export interface ServedDeployment {
  flags: Record<string, boolean>;
  partner_url: string | null;
  registration_type: 'NPV' | 'PV';
  prices: object | null;
}

/** Waits until React has hydrated a page that the server rendered; before that, links work without scripts. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('#root[data-rendered]')).toHaveCount(0);
}

/** Changes the deployment data in the pages that this browser loads; requests for flags fail, so the data stays as changed. */
export async function serveWith(page: Page, change: (deployment: ServedDeployment) => void): Promise<void> {
  await page.route('**/evaluate/flags', (route) => route.abort());
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(deployment, (_, open: string, json: string, close: string) => {
      const data = JSON.parse(json) as ServedDeployment;
      change(data);
      return open + JSON.stringify(data).replaceAll('<', String.raw`\u003c`) + close;
    });
    return route.fulfill({ response, body });
  });
}
