import { expect } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { Navigation } from '../screens/navigation.ts';
import { PasteDialog } from '../screens/paste-dialog.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { VoucherField } from '../screens/voucher-field.ts';
import type { Walk } from './walk.ts';

/** The request of a rider, from the empty form to the last dialog, with the navigation and the paste dialog. */
export async function walkRequest(walk: Walk): Promise<void> {
  const { page, say, wide, check } = walk;
  const request = new RequestScreen(page, say);
  const continueButton = wide ? request.submit : request.next;
  await new SignInScreen(page, say).enterDemo();
  await expect(request.map.getByRole('button').first()).toBeVisible();
  await check('request, empty');
  await walkNavigation(walk);

  await continueButton.click();
  await expect(request.address).toHaveAccessibleDescription(say('errors', 'validation.fill-address'));
  await check('request with faults');
  await walkPaste(walk);
  await request.address.fill('Siam');
  await expect(page.getByRole('option').first()).toBeVisible();
  await check('address search');
  await request.chooseAddress('Siam');
  if (!wide) {
    await request.next.click();
    // The earlier step is shown until its input has been checked.
    await expect(request.field('customer.name')).toBeVisible();
    await check('request, details');
  }
  await request.fillDetails({ customer: newCustomer('Malee'), amount: '5001' });
  if (!wide) await request.next.click();
  await page.getByRole('radio', { name: say('orders', 'time.later') }).check();
  const voucher = new VoucherField(page, say);
  await voucher.open();
  await voucher.apply('NOTHING');
  await expect(voucher.code).toHaveAttribute('aria-invalid', 'true');
  await check('request, filled');
  await request.submit.click();
  await expect(page.getByRole('dialog', { name: say('orders', 'item-value.title') })).toBeVisible();
  await check('question about the item value');
  await page.keyboard.press('Escape');

  await page.goto('/request-a-rider/d003');
  await expect(page.getByRole('heading', { name: say('orders', 'origin.title') })).toBeVisible();
  await check('origin address');
}

async function walkNavigation({ page, say, wide, check }: Walk): Promise<void> {
  const navigation = new Navigation(page, say);
  await (wide ? navigation.branchButton : navigation.drawerButton).click();
  await expect(page.getByRole('radio', { name: 'Baan Coffee Ari' })).toBeVisible();
  await check(wide ? 'branch selector' : 'drawer');
  await page.keyboard.press('Escape');
  if (!wide) return;
  await navigation.accountButton.click();
  await expect(navigation.logOut).toBeVisible();
  await check('account menu');
  await page.getByRole('button', { name: say('navigation', 'sign-ins') }).click();
  await expect(page.getByText(say('accounts', 'devices.current'))).toBeVisible();
  await check('sign-ins and password');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: say('navigation', 'sign-ins') })).toBeHidden();
  await page.keyboard.press('Escape');
}

async function walkPaste({ page, say, check }: Walk): Promise<void> {
  const paste = new PasteDialog(page, say);
  await paste.read(
    'Name: Wanida Thongdee\nTel: 081 234 5678\nAddress: Siam\nTotal: 350 baht\nNote: leave it at the lobby',
  );
  await expect(paste.fillIn).toBeEnabled();
  await check('message that is pasted');
  await page.keyboard.press('Escape');
  // The focus returns to the button, which would close the list of the address field.
  await expect(paste.open).toBeFocused();
}
