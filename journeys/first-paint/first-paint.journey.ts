import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { english, wordsOf } from '../words.ts';

const readers = [
  { locale: 'en-US', tag: 'en', say: english },
  { locale: 'th-TH', tag: 'th-TH', say: wordsOf('th_TH') },
  { locale: 'ar', tag: 'ar', say: wordsOf('ar') },
];

/** Holds back the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    // The page may have navigated by then.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** The errors on the page and in its console. */
function errorsOn(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

// Scripts for the page are strings, because the journeys have no browser types.
const isHydrated = `Object.keys(document.querySelector('#root h1') ?? {}).some((key) => key.startsWith('__reactFiber'))`;
const rootHtml = `document.getElementById('root').innerHTML`;
const isComplete = `document.getElementById('root')?.nextSibling != null`;
/** The style of the example's button. */
const buttonStyle = `(({ color, backgroundColor, borderColor, opacity, cursor }) => [color, backgroundColor, borderColor, opacity, cursor])(
  getComputedStyle(document.querySelector('figure button')))`;
/** A button that needs scripts is disabled until they run: the only change that they make to a page. */
const disabledAttribute = ' disabled=""';

for (const { locale, tag, say } of readers) {
  test.describe(`without scripts, in ${tag}`, () => {
    test.use({ javaScriptEnabled: false, locale });

    test('the public pages are readable and link to each other', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page).toHaveTitle(`${say('landing', 'title')} · Swift`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing', 'hero.title'));
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('site', 'terms') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('terms', 'title'));
      const answer = await page.goto('/nowhere');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('common', 'not-found.title'));
    });
  });

  test.describe(`with late scripts, in ${tag}`, () => {
    // Animations would change the page.
    // A new visitor, because a returning one gets the sign-in instead of the registration.
    test.use({ locale, returning: false, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/', '/termsandconditions', '/prohibiteditems-c2c']) {
      test(`${path} is painted before the scripts run, and they do not change it`, async ({ page }) => {
        const errors = errorsOn(page);
        const release = await holdScripts(page);
        // The demo's brand choice is added after the hydration and is not part of this test.
        await page.route(/\/assets\/brand-choice-.*\.js$/, () => undefined);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(async () => page.evaluate(isComplete)).toBe(true);
        const title = await page.title();
        const served = await page.evaluate<string>(rootHtml);
        expect(served.split('<button').length, 'only buttons are disabled').toBe(
          served.split(disabledAttribute).length,
        );

        release();
        await expect.poll(async () => page.evaluate(isHydrated)).toBe(true);
        await expect.poll(async () => page.evaluate(rootHtml)).toBe(served.replaceAll(disabledAttribute, ''));
        await expect(page).toHaveTitle(title);
        const { language } = new Navigation(page, say);
        await language.first().selectOption(tag === 'en' ? 'ar' : 'en');
        await expect(page.locator('html')).toHaveAttribute('lang', tag === 'en' ? 'ar' : 'en');
        await expect(page).not.toHaveTitle(title);
        expect(errors).toEqual([]);
      });
    }
  });
}

test('an address with a language opens in it, and another language can be chosen afterwards', async ({ page }) => {
  await page.goto('/?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await new Navigation(page, wordsOf('ar')).language.first().selectOption('th_TH');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
});

test('a language that is chosen before the scripts run is applied', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await new Navigation(page).language.first().selectOption('th_TH');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('th_TH')('landing', 'hero.title'));
});

test('input for the price calculator before the scripts run is applied, and a typed order id remains', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const prices = page.getByRole('region', { name: english('landing', 'prices.title') });
  const total = prices.getByRole('paragraph').filter({ hasText: english('landing', 'prices.total') });
  const slider = prices.getByRole('slider', { name: english('landing', 'prices.distance') });
  await slider.focus();
  await page.keyboard.press('End');
  const elsewhere = prices.getByRole('radio', { name: 'Elsewhere in Thailand' });
  await elsewhere.check();
  await expect(total).toContainText('฿49.00');
  const parcel = page.getByLabel(english('landing', 'entry.track.label'));
  await parcel.fill('guest-7K3M9QX2AB');
  release();
  // 35 includes 4 km, and each of the other 11 costs 7.
  await expect(total).toContainText('฿112.00');
  await expect(slider).toHaveAttribute('aria-valuetext', '15\u00a0km');
  await expect(elsewhere).toBeChecked();
  await expect(parcel).toHaveValue('guest-7K3M9QX2AB');
  await slider.press('Home');
  await expect(total).toContainText('฿35.00');
});

test('a button that needs scripts waits for them and looks the same meanwhile', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const example = page.getByRole('figure', { name: english('landing', 'live.label') });
  const play = example.getByRole('button', { name: english('landing', 'live.play') });
  await expect(play).toBeDisabled();
  // The style may load after the text.
  await expect.poll(() => page.evaluate<string[]>(buttonStyle)).toContain('pointer');
  const before = await page.evaluate<string[]>(buttonStyle);
  const clicked = play.click();
  release();
  await clicked;
  await expect(example.getByRole('button', { name: english('landing', 'live.pause') })).toBeEnabled();
  await page.goto('/termsandconditions');
  await expect(page.getByRole('button', { name: english('terms', 'print') })).toBeEnabled();
  await page.goto('/');
  await expect(play).toBeEnabled();
  expect(await page.evaluate<string[]>(buttonStyle)).toEqual(before);
});

for (const path of ['/connect', '/register', '/forgot-password']) {
  test(`${path} has no field before its script runs, and keeps the input while the rest loads`, async ({ page }) => {
    const release = await holdScripts(page);
    // The scripts that the portal loads once the page is idle arrive during the input.
    const later = Promise.withResolvers<void>();
    await page.route(
      /\/assets\/(?:snackbar-host|start-analytics|browser-flags|brand-choice)-.*\.js$/,
      async (route) => {
        await later.promise;
        await route.fallback().catch(() => undefined);
      },
    );
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('.app-splash')).toBeAttached();
    await expect(page.locator('input, select, button, form')).toHaveCount(0);
    release();
    const email = page.getByRole('textbox', { name: english('accounts', 'email') });
    await email.pressSequentially('som@');
    later.resolve();
    await page.waitForLoadState('networkidle');
    await email.pressSequentially('shop.test');
    await expect(email).toHaveValue('som@shop.test');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test('a signed-in merchant does not see the start page before being redirected', async ({ merchantPage: page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.app-splash')).toBeVisible();
  await expect(page.locator('#root h1')).toBeAttached();
  await expect(page.locator('#root h1')).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/request-a-rider\/demo$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english('orders', 'title'));
});

const night = 'rgb(17, 19, 31)';
const day = 'rgb(247, 246, 242)';

for (const { chosen, device, ground } of [
  { chosen: 'dark', device: 'light', ground: night },
  { chosen: 'light', device: 'dark', ground: day },
  { chosen: null, device: 'dark', ground: night },
] as const) {
  test(`the first paint has the chosen colour scheme (${chosen ?? 'none'}), or the device’s (${device})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    if (chosen) await page.addInitScript(`localStorage.setItem('riderbell.colour-scheme', '"${chosen}"')`);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    release();
    await expect.poll(async () => page.evaluate(isHydrated)).toBe(true);
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
  });
}

test.describe('without scripts, on a dark device', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the start page is dark', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', night);
  });
});
