import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserLaunchOptions } from '../tools/browser.ts';
import { root } from '../tools/project-files.ts';

/** An English text, for finding elements by their accessible name. */
function say(area: string, key: string): string {
  const texts = JSON.parse(readFileSync(join(root, `packages/messages/src/en/${area}.json`), 'utf8')) as Record<
    string,
    string
  >;
  const text = texts[key];
  if (text === undefined) throw new Error(`There is no text ${area}/${key}`);
  return text;
}

/** The live tracking screen of the demo's `d001` in a real browser, from the built portal. */
export class TrackingPage {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Opens the screen for `work`, and closes the browser afterwards. */
  static async during<T>(url: string, work: (screen: TrackingPage) => Promise<T>): Promise<T> {
    const browser = await chromium.launch(await browserLaunchOptions());
    try {
      return await work(new TrackingPage(await openTracking(browser, url)));
    } finally {
      await browser.close();
    }
  }

  get search() {
    return this.page.getByRole('combobox', { name: say('tracking', 'search.label') });
  }

  tab(name: 'new' | 'cancelled') {
    return this.page.getByRole('tab', { name: say('tracking', `tab.${name}`) });
  }

  get rows() {
    return this.page.getByRole('tabpanel').getByRole('option');
  }
}

async function openTracking(browser: Browser, url: string): Promise<Page> {
  const page = await openDemo(browser, url);
  await page.goto(`${url}/order-tracking/d001`);
  await page.getByText(say('tracking', 'freshness.live'), { exact: true }).waitFor({ timeout: 60_000 });
  return page;
}

/** A page of the demo’s owner, signed in. */
export async function openDemo(browser: Browser, url: string): Promise<Page> {
  // The benchmark evaluates scripts in the page, which the product's CSP forbids.
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: 1280, height: 900 } });
  await page.addInitScript("localStorage.setItem('riderbell.welcome-tour', '\"seen\"')");
  await page.goto(`${url}/connect`);
  await page.getByRole('button', { name: say('accounts', 'demo.action') }).click();
  await page.waitForURL(/request-a-rider/);
  return page;
}
