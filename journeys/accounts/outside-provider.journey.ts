import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import { demo } from '../merchant.ts';
import { OutsideProvider } from '../outside-provider.ts';
import { Navigation } from '../screens/navigation.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { english as say } from '../words.ts';

const ploy = { name: 'Ploy', email: demo.email };
const stranger = { name: 'Somebody', email: 'somebody@elsewhere.test' };
const name = 'Merchant ID';

const test = base.extend<{ provider: OutsideProvider; connect: Page }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
  provider: async ({}, use) => {
    const provider = await OutsideProvider.at([ploy, stranger]);
    await use(provider);
    await provider.stop();
  },
  /** The sign-in page of a portal whose accounts are at the provider. */
  connect: async ({ ownProduct, provider }, use) => {
    const { product, context } = await ownProduct(provider.settings(name));
    await provider.start(product.url);
    const page = await context.newPage();
    await page.goto('/connect');
    await use(page);
  },
});

const button = (page: Page) =>
  page.getByRole('button', { name: say('accounts', 'provider.action', { provider: name }) });
const atProvider = (page: Page) => page.getByRole('heading', { name: 'Who are you?' });

/** Goes to the provider and comes back signed in as this person, or by its "Back" link. */
async function comeBackAs(page: Page, who: string): Promise<void> {
  await button(page).click();
  await expect(atProvider(page)).toBeVisible();
  await page.getByRole('link', { name: who, exact: true }).click();
}

test('a person whom the outside provider knows signs in to their shop, and out again', async ({ connect: page }) => {
  await expect(new SignInScreen(page).password).toHaveCount(0);
  await expect(page.getByRole('link', { name: say('accounts', 'forgot') })).toHaveCount(0);
  await comeBackAs(page, ploy.name);
  await expect(page).toHaveURL(/\/request-a-rider\/demo$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Request a rider', level: 1 })).toBeVisible();

  const navigation = new Navigation(page);
  await navigation.accountButton.click();
  await expect(page.getByText(demo.email)).toBeVisible();
  await navigation.logOut.click();
  await expect(page.getByText('You are now disconnected.')).toBeVisible();
  await page.goto('/history');
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
});

test('a person who cancels at the provider, or belongs to no shop, sees why and can try again', async ({
  connect: page,
}) => {
  const { problem } = new SignInScreen(page);
  await comeBackAs(page, 'Back');
  await expect(problem).toHaveText(say('account-errors', 'auth.role-policy-invalid'));
  // The provider's answer is removed from the address, so a reload does not show it again.
  await expect(page).toHaveURL(/\/connect$/);
  await page.reload();
  await expect(button(page)).toBeVisible();
  await expect(problem).toHaveCount(0);

  await comeBackAs(page, stranger.name);
  await expect(problem).toHaveText(say('account-errors', 'auth.user-not-found'));

  // The provider still has the stranger's session, but asks again who is signing in.
  await comeBackAs(page, ploy.name);
  await expect(page).toHaveURL(/\/request-a-rider\/demo$/);
});

test('a return from the provider that did not start in this tab is refused', async ({ connect: page }) => {
  const { problem } = new SignInScreen(page);
  await page.goto('/connect?code=never-given&state=never-given');
  await expect(problem).toHaveText(say('account-errors', 'auth.user-not-validated'));
  await expect(page).toHaveURL(/\/connect$/);

  await button(page).click();
  await expect(atProvider(page)).toBeVisible();
  await page.evaluate('sessionStorage.clear()');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(page.url());
  await elsewhere.getByRole('link', { name: ploy.name, exact: true }).click();
  await expect(new SignInScreen(elsewhere).problem).toHaveText(say('account-errors', 'auth.user-not-validated'));
});

test('while the provider is down its button reports that and remains', async ({ connect: page, provider }) => {
  await provider.stop();
  await button(page).click();
  await expect(new SignInScreen(page).problem).toHaveText(say('account-errors', 'auth.internal-error'));
  await expect(page).toHaveURL(/\/connect$/);
  await provider.start(new URL(page.url()).origin);
  await comeBackAs(page, ploy.name);
  await expect(page).toHaveURL(/\/request-a-rider\/demo$/);
});
