import { expect, type Page } from '@playwright/test';

const deployment = /(<script type="application\/json" id="deployment">)([^<]*)(<\/script>)/;

/** What a page says of its deployment, as far as a journey changes it. */
export interface ServedDeployment {
  flags: Record<string, boolean>;
  partner_url: string | null;
  registration_type: 'NPV' | 'PV';
  prices: object | null;
}

/** From here on the scripts hear what is done on a page that the server has rendered; a link before that is the browser's own. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('#root[data-rendered]')).toHaveCount(0);
}

/** Serves the pages of this browser with another deployment than the server's own, which is not asked for its flags again. */
export async function serveWith(page: Page, change: (deployment: ServedDeployment) => void): Promise<void> {
  await page.route('**/evaluate/flags', (route) => route.abort());
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(deployment, (_, open: string, json: string, close: string) => {
      const told = JSON.parse(json) as ServedDeployment;
      change(told);
      return open + JSON.stringify(told).replaceAll('<', String.raw`\u003c`) + close;
    });
    return route.fulfill({ response, body });
  });
}
