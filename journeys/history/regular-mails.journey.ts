import type { Page } from '@playwright/test';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { expectAccessible } from '../accessibility/audit.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { HistoryScreen } from '../screens/history-screen.ts';
import { SignInScreen } from '../screens/sign-in-screen.ts';

const { exports: texts, history, activity } = englishTexts;
const manager = { email: 'manager@riderbell.test', password: 'Manager-rider-1!' };

const buttonOf = (page: Page) => page.getByRole('button', { name: history.schedule, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: history.schedule });

async function openSettings(page: Page) {
  await tabTo(page, buttonOf(page));
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('radio', { name: texts['schedule.off'] })).toBeVisible();
  return dialog;
}

test('an owner has the orders of a branch mailed to people of the team, and ends it, with the keyboard alone', async ({
  merchantPage: page,
}) => {
  await new HistoryScreen(page).open('d001');
  const dialog = await openSettings(page);
  const often = dialog.getByRole('radio', { name: texts['schedule.off'] });
  await expect(often).toBeChecked();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await tabTo(page, often);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: texts['schedule.weekly'] })).toBeChecked();
  // The demo's clock is real, so the date differs, but it is always a Monday.
  await expect(dialog.getByText(/^Next email: Mon .+, 06:00, with the orders of .+ – .+$/)).toBeVisible();
  await expectAccessible(page, 'the settings of regular mails');

  const owner = dialog.getByRole('checkbox', { name: /demo@riderbell\.test/ });
  const other = dialog.getByRole('checkbox', { name: /manager@riderbell\.test/ });
  await expect(owner).toBeChecked();
  await expect(dialog.getByText('requester@riderbell.test')).toHaveCount(0);
  await tabTo(page, owner);
  await page.keyboard.press('Space');
  const save = dialog.getByRole('button', { name: texts['schedule.save'] });
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(texts['export-schedule.no-recipient'])).toBeVisible();
  await tabTo(page, other);
  await page.keyboard.press('Space');
  await expect(dialog.getByText(texts['export-schedule.no-recipient'])).toHaveCount(0);
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts['schedule.saved'])).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(buttonOf(page)).toBeFocused();

  await page.reload();
  const again = await openSettings(page);
  await expect(again.getByRole('radio', { name: texts['schedule.weekly'] })).toBeChecked();
  await expect(again.getByRole('checkbox', { name: /manager@/ })).toBeChecked();
  await expect(again.getByRole('checkbox', { name: /demo@/ })).not.toBeChecked();
  await tabTo(page, again.getByRole('radio', { name: texts['schedule.weekly'] }));
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, again.getByRole('button', { name: texts['schedule.save'] }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts['schedule.ended'])).toBeVisible();

  await page.goto('/activity/d001');
  await expect(page.getByText(activity['what.scheduled-export.changed'])).toHaveCount(2);
  await expect(page.getByText('manager@riderbell.test').first()).toBeVisible();
});

test('a manager downloads the orders, but has no one mailed', async ({ page }) => {
  const screen = new SignInScreen(page);
  await screen.open();
  await screen.fill(manager);
  await screen.submit.click();
  await expect(page).toHaveURL(/\/request-a-rider\//);
  const past = new HistoryScreen(page);
  await past.open('d001');
  await expect(past.download).toBeVisible();
  await expect(buttonOf(page)).toHaveCount(0);
});
