import type { Page } from '@playwright/test';
import { newCustomer, places } from '../customers.ts';
import { expect, test } from '../fixtures.ts';
import { TrackingScreen } from '../screens/tracking-screen.ts';
import { CounterScreen } from '../screens/counter-screen.ts';
import { english, wordsOf } from '../words.ts';

/**
 * Counts the notes instead of playing them, and requires a press on each page before any sound, as the strictest browser does: Chromium
 * may remember presses on earlier pages.
 */
const countNotes = `
  window.notes = 0;
  window.pressed = false;
  addEventListener('pointerdown', () => (window.pressed = true), { capture: true });
  const silent = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  window.AudioContext = class extends EventTarget {
    state = 'suspended';
    currentTime = 0;
    destination = {};
    async resume() {
      if (!window.pressed) return new Promise(() => undefined);
      this.state = 'running';
      this.dispatchEvent(new Event('statechange'));
    }
    async close() {}
    createGain() { return { gain: silent, connect: (to) => to }; }
    createOscillator() {
      return { frequency: {}, connect: (to) => to, start: () => (window.notes += 1), stop() {} };
    }
  };`;
const notesOf = (page: Page) => page.evaluate<number>('window.notes');

// Large enough for all waiting orders of the branch.
test.use({ viewport: { width: 2560, height: 1440 } });

test('the counter view follows an order, plays a sound when its rider arrives, and closes to the list', async ({
  merchantPage: page,
  merchant,
  browser,
  baseURL,
}) => {
  await page.addInitScript(countNotes);
  const customer = newCustomer('Malinee');
  const tracking = new TrackingScreen(page);
  const counter = new CounterScreen(page);
  await tracking.open('d002');
  await expect(tracking.live).toBeVisible();
  await counter.openButton.click();
  await expect(counter.heading).toBeFocused();
  await expect(page).toHaveURL(/\/order-tracking\/d002\?view=wall$/);
  await expect(page.getByRole('navigation', { name: english('navigation', 'main') })).toHaveCount(0);

  const order = await merchant.request({ customer, vendorId: 'd002', place: places.near, notes: '#absent' });
  await expect(counter.card(customer.name)).toContainText(english('tracking', 'display.waiting-for-rider'));
  await expect(counter.card(customer.name)).toContainText(`#${order.order_id.slice(-4)}`);
  expect(await notesOf(page)).toBe(0);

  await expect(counter.sound('off')).toHaveAttribute('aria-pressed', 'false');
  await counter.sound('off').click();
  await expect(counter.sound('on')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => notesOf(page)).toBeGreaterThan(0);
  const firstNotes = await notesOf(page);
  await merchant.changeNotes(order, 'Somebody opens.');
  await expect(counter.card(customer.name)).toContainText(english('tracking', 'display.delivered'), {
    timeout: 60_000,
  });
  await expect.poll(() => notesOf(page)).toBeGreaterThan(firstNotes);

  await page.reload();
  // The setting is stored on the device, but the browser waits for a press, and the counter view says so.
  const blocked = page.getByRole('button', { name: english('counter', 'sound.blocked') });
  await expect(blocked).toBeVisible();
  await blocked.click();
  await expect(counter.sound('on')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/order-tracking\/d002$/);
  await expect(page.getByRole('heading', { level: 1, name: english('tracking', 'title') })).toBeFocused();

  const inArabic = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    locale: 'ar',
    viewport: { width: 800, height: 1280 },
    storageState: await page.context().storageState(),
  });
  const arabicPage = await inArabic.newPage();
  const arabicCounter = new CounterScreen(arabicPage, wordsOf('ar'));
  await arabicCounter.open('d002');
  await expect(arabicCounter.heading).toBeVisible();
  await arabicCounter.closeButton.click();
  await expect(arabicPage).toHaveURL(/\/order-tracking\/d002\??$/);
  await inArabic.close();
});
