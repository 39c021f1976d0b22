import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/audit.ts';
import { expect, test } from '../fixtures.ts';
import { startOutsideServer } from '../outside-server.ts';
import { HelpCentre } from '../screens/help-centre.ts';
import { Navigation } from '../screens/navigation.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { wordsOf } from '../words.ts';

/** Audits the frame's content as a separate page: its content policy would block the audit's script in the frame. */
async function expectFrameAccessible(page: Page, help: HelpCentre): Promise<void> {
  const address = await help.frameElement.getAttribute('src');
  const alone = await page.context().newPage();
  await alone.goto(address ?? '');
  await alone.locator('summary').first().click();
  for (const appearance of ['light', 'dark']) {
    await alone.evaluate(`document.documentElement.dataset.appearance = '${appearance}'`);
    const { violations } = await new AxeBuilder({ page: alone }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  }
  await alone.close();
}

test('on a desktop the round button opens help beside the screen, which does not change', async ({
  merchantPage: page,
}) => {
  const help = new HelpCentre(page);
  await help.button.click();
  await expect(help.panel).toBeVisible();
  await expect(help.article('Request a rider')).toBeVisible();
  await expectAccessible(page, 'request with help');
  await expectFrameAccessible(page, help);

  await help.search.fill('voucher');
  await expect(help.article('What a delivery costs')).toBeVisible();
  await expect(help.article('Opening hours')).toBeHidden();
  await expect(help.frame.getByRole('status')).toHaveText('Articles found: 1');
  // The first Escape empties the search, the second closes the panel.
  await help.search.press('Escape');
  await expect(help.search).toHaveValue('');
  await help.search.fill('hours');
  await help.article('Opening hours').click();
  await page.getByRole('button', { name: 'Close the help centre' }).first().click();
  await expect(help.panel).toBeHidden();
  await expect(help.button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(help.search).toHaveValue('hours');
  await help.search.press('Escape');
  await help.search.press('Escape');
  await expect(help.panel).toBeHidden();
  await expect(help.button).toBeFocused();

  await new Navigation(page).accountButton.click();
  await page.getByRole('button', { name: 'Help centre', exact: true }).click();
  await expect(help.panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help.panel).toBeHidden();
});

test('the frame is sandboxed and cannot access the portal or its storage', async ({ merchantPage: page }) => {
  const help = new HelpCentre(page);
  await help.button.click();
  await expect(help.search).toBeVisible();
  await expect(help.frameElement).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
  const reached = await help.frame.locator('body').evaluate(`(() => {
    const tried = [() => localStorage.length, () => parent.document.title, () => document.cookie];
    return tried.filter((reach) => { try { reach(); return true; } catch { return false; } }).length;
  })()`);
  expect(reached).toBe(0);
});

test('help switches to dark with the page and keeps the search', async ({ merchantPage: page }) => {
  const help = new HelpCentre(page);
  await help.button.click();
  await help.search.fill('cash');
  const root = help.frame.locator('html');
  await expect(root).toHaveAttribute('data-appearance', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-appearance', 'dark');
  await expect(help.search).toHaveValue('cash');
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('help is at the other side and in Arabic', async ({ page }) => {
    const say = wordsOf('ar');
    await new SignInScreen(page, say).enterDemo();
    const help = new HelpCentre(page, say);
    await help.button.click();
    await expect(help.frame.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(help.article('تكلفة التوصيل')).toBeVisible();
    const box = await help.panel.boundingBox();
    expect(box?.x).toBeLessThan(100);
    await expectAccessible(page, 'request with help in Arabic');
    await expectFrameAccessible(page, help);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('help is a separate page, with links in the bar and in the drawer', async ({ merchantPage: page }) => {
    const help = new HelpCentre(page);
    await expect(help.link).toBeVisible();
    await expect(help.button).toBeHidden();
    await help.link.tap();
    await expect(page).toHaveURL(/\/helpcenter\/demo$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
    await help.search.fill('where');
    await expect(help.article('Follow an order')).toBeVisible();
    await expectAccessible(page, 'help centre on a phone');

    const navigation = new Navigation(page);
    await navigation.drawerButton.tap();
    await navigation.link('tracking').tap();
    await navigation.drawerButton.tap();
    await navigation.drawer.getByRole('button', { name: 'Help centre' }).tap();
    await expect(navigation.drawer).toBeHidden();
    await expect(page).toHaveURL(/\/helpcenter\/demo$/);
  });
});

test('the help page of a real service is shown, but not one at another site', async ({ ownProduct }) => {
  const service = await startOutsideServer();
  const { context } = await ownProduct({
    HELP_CENTRE: 'service',
    HELP_CENTRE_AP_URL: service.url,
    HELP_CENTRE_SECRET: 'a-secret-of-at-least-32-characters',
  });
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  const help = new HelpCentre(page);

  service.behaviour = (_, response) => void response.writeHead(500).end('broken');
  await help.button.click();
  await expect(help.failure).toBeVisible();

  service.behaviour = (_, response) => void response.end('{"url":"https://evil.test/"}');
  await help.tryAgain.click();
  await expect.poll(() => service.posted.length).toBe(2);
  await expect(help.failure).toBeVisible();

  service.behaviour = (request, response) => {
    const isPage = request.url?.startsWith('/page');
    response.setHeader('content-type', isPage ? 'text/html' : 'application/json');
    response.end(isPage ? '<!doctype html><title>Help</title><h1>Hello from the service</h1>' : '{"url":"/page"}');
  };
  await help.tryAgain.click();
  await expect(help.frame.getByRole('heading', { name: 'Hello from the service' })).toBeVisible();
  expect(service.posted.at(-1)).toMatchObject({ email: 'demo@riderbell.test', global_entity_id: 'SWIFT_TH' });
  await service.stop();
});

test('without the flag there is no help centre', async ({ ownProduct }) => {
  const { context } = await ownProduct({}, { helpcenter: false });
  const page = await context.newPage();
  await new SignInScreen(page).enterDemo();
  await page.goto('/helpcenter/d001');
  await expect(page.getByRole('heading', { name: 'There is no help centre here' })).toBeVisible();
  await page.goto('/history/d001');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await new Navigation(page).accountButton.click();
  await expect(new Navigation(page).logOut).toBeVisible();
  await expect(page.getByRole('button', { name: 'Help centre', exact: true })).toBeHidden();
  await expect(new HelpCentre(page).button).toBeHidden();
});
