import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { english as say } from '../words.ts';

test('a visitor calculates a price, reads an answer and gets started with the keyboard', async ({ page }) => {
  await page.goto('/');
  const prices = page.getByRole('region', { name: say('landing', 'prices.title') });
  const slider = prices.getByRole('slider', { name: say('landing', 'prices.distance') });
  const total = prices.getByRole('paragraph').filter({ hasText: say('landing', 'prices.total') });
  await tabTo(page, slider);
  await expect(slider).toHaveAttribute('aria-valuetext', '2.5\u00a0km');
  await expect(total).toContainText('฿49.00');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '15\u00a0km');
  await expect(total).toContainText('฿133.00');
  await page.keyboard.press('Home');
  await expect(total).toContainText('฿35.00');
  for (let half = 0; half < 7; half += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '4\u00a0km');
  await expect(total).toContainText('฿56.00');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(prices.getByRole('radio', { name: 'Elsewhere in Thailand' })).toBeChecked();
  await expect(total).toContainText('฿35.00');

  const question = page.locator('summary').filter({ hasText: say('landing', 'faq.far.question') });
  await tabTo(page, question);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Up to 15 km from your collection point.')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: say('landing', 'start') }).last());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/connect$/);
});

test('the example animates a delivery, and can be paused', async ({ page }) => {
  await page.goto('/');
  const example = page.getByRole('figure', { name: say('landing', 'live.label') });
  await expect(example).toContainText(say('landing', 'live.near-customer'));
  await example.getByRole('button', { name: say('landing', 'live.pause') }).click();
  await expect(example.getByRole('button', { name: say('landing', 'live.play') })).toBeVisible();
  await expect.poll(() => page.evaluate<number>('document.getAnimations().length')).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the example is not animated until the visitor starts it', async ({ page }) => {
    await page.goto('/');
    const example = page.getByRole('figure', { name: say('landing', 'live.label') });
    await expect(example.getByRole('button', { name: say('landing', 'live.play') })).toBeVisible();
    await expect(example).toContainText(say('landing', 'live.collected'));
    await example.getByRole('button').click();
    await expect(example).toContainText(say('landing', 'live.delivered'));
  });
});

test('every link on the landing page leads to an existing page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const read = "[...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))";
  const links = [...new Set(await page.evaluate<string[]>(read))];
  expect(links).toEqual(expect.arrayContaining(['/connect', '/termsandconditions', '/prohibiteditems-c2c']));
  for (const link of links) {
    if (link.startsWith('#')) await expect(page.locator(link), link).toHaveCount(1);
  }
  for (const link of links.filter((one) => one.startsWith('/'))) {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 }), link).not.toHaveText(say('common', 'not-found.title'));
  }
});

test('a country with a surcharge for cash shows it in the calculator and in the answers', async ({ ownProduct }) => {
  const { context } = await ownProduct({ COUNTRY: 'TW', LANGUAGES: 'en', DEFAULT_LANGUAGE: 'en' });
  const page = await context.newPage();
  await page.goto('/');
  const prices = page.getByRole('region', { name: say('landing', 'prices.title') });
  const total = prices.getByRole('paragraph').filter({ hasText: say('landing', 'prices.total') });
  // 99, two kilometres, and the cash surcharge of 25.
  await expect(total).toContainText('144');
  await prices.getByRole('radio', { name: say('landing', 'prices.paid') }).check();
  await expect(total).toContainText('119');
  await page
    .locator('summary')
    .filter({ hasText: say('landing', 'faq.far.question') })
    .click();
  await expect(page.getByText('within a radius of 12 km')).toBeVisible();
});
