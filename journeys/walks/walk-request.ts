import { expect } from '@playwright/test';
import { newCustomer } from '../customers.ts';
import { Navigation } from '../screens/navigation.ts';
import { PasteDialog } from '../screens/paste-dialog.ts';
import { RequestScreen } from '../screens/request-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';
import { VoucherField } from '../screens/voucher-field.ts';
import type { Walk } from './walk.ts';

/** The request of a rider, from the empty form to the last question, with what opens around it. */
export async function walkRequest(walk: Walk): Promise<void> {
  const { page, say, wide, look } = walk;
  const request = new RequestScreen(page, say);
  const goOn = wide ? request.submit : request.next;
  await new SignInScreen(page, say).enterDemo();
  await expect(request.map.getByRole('button').first()).toBeVisible();
  await look('request, empty');
  await walkNavigation(walk);

  await goOn.click();
  await expect(request.address).toHaveAccessibleDescription(say('errors', 'validation.fill-address'));
  await look('request with faults');
  await walkPaste(walk);
  await request.address.fill('Siam');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('address search');
  await request.chooseAddress('Siam');
  if (!wide) {
    await request.next.click();
    // The page before stands there until what was filled in has been checked.
    await expect(request.field('customer.name')).toBeVisible();
    await look('request, details');
  }
  await request.fillDetails({ customer: newCustomer('Malee'), amount: '5001' });
  if (!wide) await request.next.click();
  await page.getByRole('radio', { name: say('orders', 'time.later') }).check();
  const voucher = new VoucherField(page, say);
  await voucher.open();
  await voucher.apply('NOTHING');
  await expect(voucher.code).toHaveAttribute('aria-invalid', 'true');
  await look('request, filled');
  await request.submit.click();
  await expect(page.getByRole('dialog', { name: say('orders', 'item-value.title') })).toBeVisible();
  await look('question about the item value');
  await page.keyboard.press('Escape');

  await page.goto('/request-a-rider/d003');
  await expect(page.getByRole('heading', { name: say('orders', 'origin.title') })).toBeVisible();
  await look('origin address');
}

async function walkNavigation({ page, say, wide, look }: Walk): Promise<void> {
  const navigation = new Navigation(page, say);
  await (wide ? navigation.branchButton : navigation.drawerButton).click();
  await expect(page.getByRole('radio', { name: 'Baan Coffee Ari' })).toBeVisible();
  await look(wide ? 'branch selector' : 'drawer');
  await page.keyboard.press('Escape');
  if (!wide) return;
  await navigation.accountButton.click();
  await expect(navigation.logOut).toBeVisible();
  await look('account menu');
  await page.getByRole('button', { name: say('navigation', 'sign-ins') }).click();
  await expect(page.getByText(say('accounts', 'devices.current'))).toBeVisible();
  await look('sign-ins and password');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: say('navigation', 'sign-ins') })).toBeHidden();
  await page.keyboard.press('Escape');
}

async function walkPaste({ page, say, look }: Walk): Promise<void> {
  const paste = new PasteDialog(page, say);
  await paste.read(
    'Name: Wanida Thongdee\nTel: 081 234 5678\nAddress: Siam\nTotal: 350 baht\nNote: leave it at the lobby',
  );
  await expect(paste.fillIn).toBeEnabled();
  await look('message that is pasted');
  await page.keyboard.press('Escape');
  // The focus goes back to it, and would close the list of the address field.
  await expect(paste.open).toBeFocused();
}
