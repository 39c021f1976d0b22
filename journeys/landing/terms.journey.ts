import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../served-page.ts';
import { wordsOf, english as say } from '../words.ts';

test('a visitor reads the country’s terms and the prohibited items, from the footer', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: say('site', 'terms') }).click();
  await expect(page).toHaveURL(/\/termsandconditions$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('terms', 'title'));
  await expect(page.getByText('The base fee in Thailand is ฿35.00')).toBeVisible();
  await expect(page.getByText('The law of Thailand governs these terms')).toBeVisible();

  const notices = page.getByRole('link', { name: say('terms', 'third-party') });
  const file = await page.request.get((await notices.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/plain');
  expect(await file.text()).toMatch(/GeoNames[^]*leaflet \d[^]*react \d/);

  const contents = page.getByRole('navigation', { name: say('terms', 'contents') });
  await contents.getByRole('link', { name: say('terms', 'liability.title') }).click();
  await expect(page).toHaveURL(/#liability$/);
  await expect(page.getByRole('heading', { name: say('terms', 'liability.title') })).toBeInViewport();

  await page.getByRole('link', { name: say('terms', 'prohibited.link') }).click();
  await expect(page).toHaveURL(/\/prohibiteditems-c2c$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('prohibited', 'title'));
  await expect(page.getByText('Parcels over 5 kg')).toBeVisible();
  await expect(page.getByText(say('prohibited', 'alcohol'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('prohibited', 'chewing-gum'), { exact: true })).toHaveCount(0);
});

test('the terms change language with the page, and print without navigation', async ({ page }) => {
  await page.goto('/termsandconditions');
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: say('common', 'language') })
    .selectOption('th_TH');
  const thai = wordsOf('th_TH');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thai('terms', 'title'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: thai('terms', 'print') })).toBeHidden();
});

test.describe('in a country with its terms on another site', () => {
  const elsewhere = 'https://terms.example/sweden';

  test('the page leads there, and reports a missing network', async ({ ownProduct }) => {
    const { context } = await ownProduct({
      COUNTRY: 'SE',
      LANGUAGES: 'en',
      DEFAULT_LANGUAGE: 'en',
      TERMS_URL: elsewhere,
    });
    await context.route(`${elsewhere}**`, (route) => route.fulfill({ body: 'The terms of Sweden' }));
    const page = await context.newPage();
    await page.goto('/');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('site', 'terms') })
      .click();
    await expect(page).toHaveURL(elsewhere);

    await page.goto('/prohibiteditems-c2c');
    const toTerms = page.getByRole('main').getByRole('link', { name: say('prohibited', 'terms') });
    await toTerms.hover();
    await waitForHydration(page);
    await page.evaluate(
      "Object.defineProperty(navigator, 'onLine', { get: () => window.isOnline === true }), window.dispatchEvent(new Event('offline'))",
    );
    await toTerms.click();
    await expect(page.getByRole('alert')).toContainText(say('common', 'error.cant-download-offline-tos'));
    await expect(page.getByRole('link', { name: say('terms', 'elsewhere.go') })).toHaveAttribute('href', elsewhere);
    await page.evaluate("window.isOnline = true, window.dispatchEvent(new Event('online'))");
    await expect(page).toHaveURL(elsewhere);
  });
});
