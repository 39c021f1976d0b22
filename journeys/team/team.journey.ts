import { englishTexts } from '@riderbell/messages/texts.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { mailedInvitation } from '../mailbox.ts';
import { demo } from '../merchant.ts';
import { Navigation } from '../screens/navigation.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { separatePage, signedInPage } from '../separate-browser.ts';

const { team, accounts, navigation } = englishTexts;
const password = 'Counter-rider-1!';

async function invite(page: Page, email: string, role: 'owner' | 'manager' | 'requester', branch: string) {
  await page.getByLabel(team.email).fill(email);
  await page.getByRole('radio', { name: new RegExp(`^${team[role]}`) }).check();
  await page.getByLabel(navigation.branch, { exact: true }).selectOption(branch);
  await page.getByRole('button', { name: team['invite.send'] }).click();
  await expect(page.getByText(`We emailed an invitation to ${email}.`)).toBeVisible();
}

/** Opens the mailed link in another browser, and makes the account. */
async function join(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const page = await separatePage(browser, baseURL);
  await page.goto(await mailedInvitation(page, email));
  await expect(page.getByLabel(accounts.email)).toHaveValue(email);
  await page.getByLabel(accounts.name).fill('Pim Wongsa');
  await page.getByLabel(accounts.password, { exact: true }).fill(password);
  await page.getByLabel(accounts['password.repeat']).fill(password);
  await page.getByLabel(accounts['terms.accept']).check();
  await page.getByRole('button', { name: team.accept }).click();
  await expect(page).toHaveURL(/\/request-a-rider\//);
  return page;
}

test('an owner invites a person, changes the role and removes the person, who loses the branch at once', async ({
  browser,
  ownProduct,
}) => {
  const { product } = await ownProduct();
  const owner = await signedInPage(browser, product.url, demo);
  await owner.goto('/team/demo');
  await invite(owner, 'pim@riderbell.test', 'requester', 'd002');
  await expect(owner.getByText('Expires in 7 days')).toBeVisible();

  const member = await join(browser, product.url, 'pim@riderbell.test');
  await expect(member).toHaveURL(/\/d002$/);
  // A requester sees no page of the business.
  await expect(member.getByRole('link', { name: navigation.tracking })).toBeVisible();
  await expect(member.getByRole('link', { name: navigation.business })).toHaveCount(0);
  await member.goto('/order-tracking/d002');
  await expect(member.getByRole('tab').first()).toBeVisible();

  await owner.reload();
  await expect(owner.getByText('Expires in 7 days')).toHaveCount(0);
  const role = owner.getByLabel('Role of Pim Wongsa');
  await expect(role).toHaveValue('requester');
  await role.selectOption('manager');
  await expect(role).toBeEnabled();
  await expect(role).toHaveValue('manager');

  await owner.getByRole('button', { name: 'Remove Pim Wongsa' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: team.remove, exact: true }).click();
  await expect(owner.getByText('Pim Wongsa is no longer in the team.')).toBeVisible();
  await expect(role).toHaveCount(0);
  // The open page notices by its socket, without a click.
  await expect(member.getByText('You have no associated vendors with your account')).toBeVisible();
  for (const page of [owner, member]) await page.context().close();
});

test('a parent with outlets looks different to its owner, manager and requester', async ({ browser, ownProduct }) => {
  const { product } = await ownProduct();
  const owner = await signedInPage(browser, product.url, demo);
  await owner.goto('/team/demo');
  await invite(owner, 'lek@riderbell.test', 'manager', 'demo');
  await invite(owner, 'mai@riderbell.test', 'requester', 'demo');
  const manager = await join(browser, product.url, 'lek@riderbell.test');
  const requester = await join(browser, product.url, 'mai@riderbell.test');
  for (const page of [owner, manager, requester]) {
    await page.goto('/order-tracking/demo');
    await new Navigation(page).branchButton.click();
    // All of them have the parent and its outlets, and may include all outlets.
    for (const name of ['Baan Coffee Asok', 'Baan Coffee Ari', 'Baan Coffee Thong Lo']) {
      await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeVisible();
    }
    await expect(page.getByLabel(navigation['include-outlets'])).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await owner.goto('/team/demo');
  await expect(owner.getByRole('heading', { level: 1, name: navigation.team })).toBeVisible();
  for (const page of [manager, requester]) {
    await page.goto('/team/demo');
    await expect(page.getByText(navigation['business.no-access.title'])).toBeVisible();
  }
  await new Navigation(requester).accountButton.click();
  await requester.getByRole('button', { name: navigation['leave-team'] }).click();
  // The account menu below the dialog has a button of the same name.
  const dialog = requester.getByRole('dialog', { name: navigation['leave-team'] });
  await dialog.getByRole('button', { name: team.leave, exact: true }).click();
  await expect(requester.getByText('You have no associated vendors with your account')).toBeVisible();
  for (const page of [owner, manager, requester]) await page.context().close();
});

test('an invitation waits for the account of its address', async ({ browser, ownProduct }) => {
  const { product } = await ownProduct();
  const owner = await signedInPage(browser, product.url, demo);
  await owner.goto('/team/demo');
  await invite(owner, 'other@riderbell.test', 'manager', 'd001');
  const link = await mailedInvitation(owner, 'other@riderbell.test');
  // The owner opens it by mistake.
  await owner.goto(link);
  await expect(owner.getByText('You are logged in as demo@riderbell.test.')).toBeVisible();
  await owner.getByRole('button', { name: team.switch }).click();
  await owner.getByRole('link', { name: accounts.submit }).click();
  const screen = new SignInScreen(owner);
  await expect(screen.email).toHaveValue('other@riderbell.test');
  await screen.fill({ email: 'other@riderbell.test', password: 'Other-rider-1!' });
  await screen.submit.click();
  await owner.getByRole('button', { name: team.accept }).click();
  await expect(owner).toHaveURL(/\/request-a-rider\/d001$/);
  await owner.goto(link);
  await expect(owner.getByText(team['invitation.used.error'])).toBeVisible();
  await owner.context().close();
});
