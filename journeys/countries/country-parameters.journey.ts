import { createParameterCalls } from '../../tools/countries/operator-calls.ts';
import { expect, test } from '../fixtures.ts';
import { Navigation } from '../screens/navigation.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { english } from '../words.ts';

const token = 'operator-token-of-a-journey-0123456789';

test('a demo in Singapore has outlets there, and follows the operator’s parameters while it runs', async ({
  ownProduct,
}) => {
  const { product, context } = await ownProduct({ COUNTRY: 'SG', LANGUAGES: 'en', OPERATOR_TOKEN: token });
  const operator = createParameterCalls({ server: product.url, token });
  const page = await context.newPage();
  const navigation = new Navigation(page);
  await new SignInScreen(page).enterDemo();
  await expect(page.getByText('SGD', { exact: true })).toBeVisible();

  // The switch for outlets is in the list of branches.
  await page.goto('/history/demo');
  await navigation.branchButton.click();
  await expect(page.getByRole('radio', { name: /Baan Coffee Tanjong Pagar/ })).toBeVisible();
  const outlets = page.getByLabel(english('navigation', 'include-outlets'));
  await expect(outlets).toBeEnabled();
  await operator.set('allOutletOrders', 'false', 'journey');
  await page.reload();
  await navigation.branchButton.click();
  await expect(page.getByText(english('navigation', 'include-outlets.off'))).toBeVisible();
  await expect(outlets).toBeDisabled();

  // A service minute half a day away, so that the service is closed throughout the test.
  await operator.set('serviceHours', farFromNow(), 'journey');
  await page.goto('/request-a-rider/demo');
  await expect(page.getByRole('heading', { name: english('orders', 'closed.title') })).toBeVisible();
  await operator.reset('serviceHours', 'journey');
  await page.getByRole('button', { name: english('orders', 'closed.again') }).click();
  await expect(page.getByText('SGD', { exact: true })).toBeVisible();
});

/** One minute, twelve hours from now in Singapore, which has no daylight saving time. */
function farFromNow(): string {
  const hour = (new Date().getUTCHours() + 8 + 12) % 24;
  const two = String(hour).padStart(2, '0');
  return `${two}30:${two}31`;
}
