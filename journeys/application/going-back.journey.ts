import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { serveWith, waitForHydration } from '../served-page.ts';
import { english as say } from '../words.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = async (page: Page) => page.evaluate<number>('Math.round(window.scrollY)');
const terms = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: say('site', 'terms') });

/** When a page's fonts load, its length changes and its links move, even between the press and the release of a click. */
async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/** Scrolls to the footer. */
async function scrollDown(page: Page): Promise<number> {
  await waitForFonts(page);
  await page.evaluate(`window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })`);
  const down = await scrolled(page);
  expect(down).toBeGreaterThan(0);
  return down;
}

test('a new page begins at its top, and going back restores the scroll position, even after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText(say('landing', 'hero.title'));
  await waitForHydration(page);
  const left = await scrollDown(page);
  await terms(page).click();
  await expect(heading(page)).toHaveText(say('terms', 'title'));
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText(say('landing', 'hero.title'));
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect(heading(page)).toHaveText(say('terms', 'title'));
  await expect.poll(() => scrolled(page)).toBe(0);

  const read = await scrollDown(page);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(read);
  // Entering an address again is not going back.
  await page.goto('/prohibiteditems-c2c');
  await page.goto('/termsandconditions');
  await expect(heading(page)).toHaveText(say('terms', 'title'));
  expect(await scrolled(page)).toBe(0);
});

test('a link within a page is an entry in the browser’s history', async ({ page }) => {
  await page.goto('/termsandconditions');
  await waitForHydration(page);
  const contents = page.getByRole('navigation', { name: say('terms', 'contents') });
  await contents.getByRole('link', { name: say('terms', 'liability.title') }).click();
  await expect(page.getByRole('heading', { name: say('terms', 'liability.title') })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/termsandconditions$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(heading(page)).toHaveText(say('terms', 'title'));
});

test('a click with Control opens a new tab and leaves the current page as it is', async ({ page, context }) => {
  await page.goto('/');
  await waitForHydration(page);
  await waitForFonts(page);
  const opened = context.waitForEvent('page');
  await terms(page).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect.poll(() => tab.url()).toMatch(/\/termsandconditions$/);
  await expect(page).toHaveURL(/\/$/);
});

test('a screen that crashes says so, and going back works', async ({ page }) => {
  await serveWith(page, (deployment) => void (deployment.prices = null));
  await page.goto('/prohibiteditems-c2c');
  await waitForHydration(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('prohibited', 'terms') })
    .click();
  await expect(page.getByRole('alert')).toHaveText(say('common', 'screen-broke'));
  await expect(page).toHaveURL(/\/termsandconditions$/);
  await page.goBack();
  await expect(heading(page)).toHaveText(say('prohibited', 'title'));
  await expect(page.getByRole('alert')).toHaveCount(0);
});
