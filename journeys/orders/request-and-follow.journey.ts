import { expect, test } from '../fixtures.ts';
import { RequestScreen } from '../screens/request-screen.ts';

test('a merchant requests a rider and watches it bring the order, without a reload', async ({ merchantPage: page }) => {
  const request = new RequestScreen(page);
  await request.open('d001');
  await request.fill({ address: 'Siam', name: 'Malee Suksan', phone: '+66 81 234 5678', amount: '240' });
  await expect(page.getByText('Base fee')).toBeVisible();
  await expect(page.getByText(/The rider collects .*240/)).toBeVisible();
  const orderId = await request.send();

  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  const detail = page.getByRole('region', { name: /order/i }).filter({ hasText: orderId });
  await expect(detail.getByText('Malee Suksan').first()).toBeVisible();
  await expect(detail.getByRole('heading', { name: 'The order is with the customer' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(detail.getByText('Collected', { exact: true }).first()).toBeVisible();
  expect(loads).toBe(0);

  await page.getByRole('tab', { name: /Delivered/ }).click();
  await expect(page.getByText(orderId).first()).toBeVisible();
});
