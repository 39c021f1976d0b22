import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserLaunchOptions } from './browser.ts';
import { root } from './project-files.ts';
import { addDemoDevice } from './demo-device.ts';
import { requestDemoOrder } from './demo-order.ts';
import { startServerProcess } from './server-process.ts';
import { waitForDialog, waitUntilSettled } from './settled-page.ts';

/**
 * `npm run screenshots [into] [words of names…]`: takes a picture of each screen at 1280 and 390 px, in English and Arabic, light
 * and dark, from the real server with the demo world. The default folder is `.cache/screenshots`. Also updates the README's
 * pictures; `--readme` takes only those.
 */
const { values, positionals } = parseArgs({ options: { readme: { type: 'boolean' } }, allowPositionals: true });
const [into = join(root, '.cache/screenshots'), ...selectedNames] = positionals;

const widths = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const languages = ['en', 'ar'] as const;
const schemes = ['light', 'dark'] as const;

interface Screen {
  readonly name: string;
  readonly needsSignIn: boolean;
  readonly path: string;
  /** A person's actions before the picture, in any language. */
  readonly act?: (page: Page) => Promise<void>;
  readonly fullPage?: boolean;
  /** The screen exists only on a wide screen. */
  readonly isWideOnly?: true;
  /** The README shows it at this width, in English and light. */
  readonly readme?: 1280 | 390;
}

/** Longer than the simulated rider takes to collect an order. */
const pickUpMilliseconds = 300_000;

async function chooseAddress(page: Page): Promise<void> {
  const field = page.getByRole('combobox').first();
  await field.fill('13.7466,100.5393');
  await page.getByRole('option').first().click();
  await waitUntilSettled(page);
}

/** Chooses an address and waits for its route and fee at the top of the page. */
async function priceRequest(page: Page): Promise<void> {
  await chooseAddress(page);
  await page.evaluate('window.scrollTo(0, 0)');
}

/** Opens the order that is on its way, and waits for the map. */
async function openOrder(page: Page): Promise<void> {
  await page.goto(`/order-tracking/d001?order_id=${onItsWay}`);
  await page.getByRole('region').getByText('Malee Suksan').first().waitFor();
  await waitUntilSettled(page);
}

/** Opens the recipient's page of the order that is on its way, and waits until the rider has the parcel. */
async function openTrackingLink(page: Page): Promise<void> {
  await page.goto(`/tracking/${onItsWay}`);
  await page.getByRole('application').waitFor({ timeout: pickUpMilliseconds });
  await waitUntilSettled(page);
}

async function openCancelDialog(page: Page): Promise<void> {
  await page.goto(`/order-tracking/d001?order_id=${waiting}`);
  await page.getByRole('region').getByText('Somchai').first().waitFor();
  await waitUntilSettled(page);
  await page
    .getByRole('region')
    .getByRole('button')
    .filter({ hasText: /cancel order|إلغاء الطلب/i })
    .first()
    .click();
  await waitForDialog(page);
}

async function openHelp(page: Page): Promise<void> {
  await page.locator('button[aria-controls][aria-haspopup=dialog]').click();
  await page.frameLocator('iframe').locator('h1').waitFor();
}

/** Signs in on a new device, and goes to the tour's step that points at the address. */
async function signInFirstTime(page: Page): Promise<void> {
  await signIn(page);
  const card = page.locator('dialog[open]');
  await card.getByRole('button').last().click();
  await waitUntilSettled(page);
}

const nameOfEdit = /^(Edit|تعديل).*Baan Coffee Ari/;

/** Opens the dialog of a collection point, from the branch selector or, on a phone, from the drawer. */
async function openOutlet(page: Page): Promise<void> {
  const edit = page.getByRole('button', { name: nameOfEdit });
  await page.getByRole('button', { name: /^(Branch|الفرع):|^(Open menu|فتح القائمة)$/ }).click();
  await edit.click();
  await page.locator('dialog[open] form').first().waitFor();
  await waitUntilSettled(page);
}

/** Opens the opening hours of a collection point, with the windows of each weekday and a day with other hours. */
async function openHours(page: Page): Promise<void> {
  await openOutlet(page);
  await page.getByRole('tab').last().click();
  const form = page.getByRole('tabpanel').last();
  await form.getByRole('switch').or(form.getByRole('checkbox')).click({ force: true });
  const addDay = form.getByRole('button', { name: /^(Add a day|إضافة يوم)$/ });
  await addDay.click();
  await addDay.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await waitUntilSettled(page);
}

const people = {
  'Maria Santos': '4071',
  'Somchai Rakdee': '9182',
  'Thanyarat Wongsawat-Charoenkitpaisan': '552847',
  Nok: '6409',
  'محمد عبد الرحمن الخطيب': '7315',
} as const;

/** Opens the lock screen of a connected device. */
async function openLock(page: Page): Promise<void> {
  await page.evaluate(`localStorage.setItem('riderbell.device-key', '${JSON.stringify(deviceKey)}')`);
  await page.goto('/device');
  await page.getByRole('button', { name: 'Nok' }).waitFor();
}

async function openPin(page: Page): Promise<void> {
  await openLock(page);
  await page.getByRole('button', { name: 'Nok' }).click();
  await page.locator('input[type=password]').waitFor();
}

async function openUnlocked(page: Page): Promise<void> {
  await openPin(page);
  await page.locator('input[type=password]').fill(people.Nok);
  await page.keyboard.press('Enter');
  await page.waitForURL(/request-a-rider/);
  await waitUntilSettled(page);
}

/** Uploads a workbook with errors, waits until its rows are checked, and goes to the first error. */
async function openBulkJob(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(join(root, 'journeys/bulk-orders/morning.xlsx'));
  // The rows can be changed once all of them are checked.
  await page.getByRole('button', { name: /^(Paste messages|لصق رسائل)$/ }).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: /^(Next error|الخطأ التالي)$/ }).click();
  await waitUntilSettled(page);
}

const screens: readonly Screen[] = [
  { name: 'landing', needsSignIn: false, path: '/', fullPage: true },
  { name: 'terms', needsSignIn: false, path: '/termsandconditions', fullPage: true },
  { name: 'prohibited-items', needsSignIn: false, path: '/prohibiteditems-c2c', fullPage: true },
  { name: 'connect', needsSignIn: false, path: '/connect' },
  { name: 'register', needsSignIn: false, path: '/register', fullPage: true },
  { name: 'forgot-password', needsSignIn: false, path: '/forgot-password' },
  { name: 'not-found', needsSignIn: false, path: '/nowhere' },
  { name: 'welcome', needsSignIn: false, path: '/connect', act: signInFirstTime },
  { name: 'request', needsSignIn: true, path: '/request-a-rider/d001' },
  { name: 'request-priced', needsSignIn: true, path: '/request-a-rider/d001', act: priceRequest, readme: 1280 },
  { name: 'request-address', needsSignIn: true, path: '/request-a-rider/d001', act: chooseAddress, fullPage: true },
  { name: 'request-origin', needsSignIn: true, path: '/request-a-rider/d003' },
  { name: 'tracking', needsSignIn: true, path: '/order-tracking/d001', act: openOrder, readme: 1280 },
  { name: 'tracking-cancel', needsSignIn: true, path: '/order-tracking/d001', act: openCancelDialog },
  { name: 'counter', needsSignIn: true, path: '/order-tracking/d001?view=wall', readme: 1280 },
  { name: 'tracking-link', needsSignIn: false, path: '/termsandconditions', act: openTrackingLink, readme: 390 },
  { name: 'history', needsSignIn: true, path: '/history/demo' },
  { name: 'bulk-orders', needsSignIn: true, path: '/bulk-order/d001', fullPage: true },
  { name: 'bulk-job', needsSignIn: true, path: '/bulk-order/d001', act: openBulkJob },
  { name: 'numbers', needsSignIn: true, path: '/numbers/demo', fullPage: true },
  { name: 'cash-book', needsSignIn: true, path: '/cash-book/d001', fullPage: true },
  { name: 'cash-book-days', needsSignIn: true, path: '/cash-book/d001?span=7-days', fullPage: true },
  { name: 'team', needsSignIn: true, path: '/team/demo', fullPage: true },
  { name: 'devices', needsSignIn: true, path: '/devices/d001', fullPage: true },
  { name: 'device-connect', needsSignIn: false, path: '/device' },
  { name: 'device-lock', needsSignIn: false, path: '/device', act: openLock },
  { name: 'device-pin', needsSignIn: false, path: '/device', act: openPin },
  { name: 'device-unlocked', needsSignIn: false, path: '/device', act: openUnlocked },
  { name: 'activity', needsSignIn: true, path: '/activity/demo' },
  { name: 'outlet', needsSignIn: true, path: '/history/demo', act: openOutlet },
  { name: 'outlet-hours', needsSignIn: true, path: '/history/demo', act: openHours },
  { name: 'help-centre', needsSignIn: true, path: '/helpcenter/d001' },
  { name: 'help-panel', needsSignIn: true, path: '/order-tracking/d001', act: openHelp, isWideOnly: true },
];

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;
let signedIn: SignedIn | null = null;

async function signIn(page: Page): Promise<void> {
  await page.locator('input[type=email]').fill('demo@riderbell.test');
  await page.locator('input[type=password]').fill('Demo-rider-1!');
  await page.keyboard.press('Enter');
  await page.waitForURL(/request-a-rider/);
}

/** All pictures share one sign-in. */
async function signedInState(baseURL: string): Promise<SignedIn> {
  if (signedIn) return signedIn;
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/connect');
  await signIn(page);
  // Wait for the welcome tour, so that it does not open again in the other pictures.
  await page.locator('dialog[open]').waitFor();
  signedIn = await context.storageState();
  await context.close();
  return signedIn;
}

/** Writes the picture into the README's folder with few colours, to keep clones of the repository small. */
async function updateReadme(screen: Screen, file: string): Promise<void> {
  const colours = { palette: true, colours: 128, effort: 10 };
  await sharp(file)
    .png(colours)
    .toFile(join(root, `docs/screenshots/${screen.name}.png`));
}

async function picture(screen: Screen, url: string): Promise<void> {
  for (const viewport of screen.isWideOnly ? widths.slice(0, 1) : widths) {
    for (const language of languages) {
      for (const scheme of schemes) {
        const isForReadme = screen.readme === viewport.width && language === 'en' && scheme === 'light';
        if (values.readme && !isForReadme) continue;
        const context = await browser.newContext({
          viewport,
          colorScheme: scheme,
          baseURL: url,
          ...(screen.needsSignIn && { storageState: await signedInState(url) }),
        });
        await context.addInitScript(`localStorage.setItem('riderbell.colour-scheme', '"${scheme}"');`);
        await context.addCookies([{ name: 'language', value: language, url }]);
        const page = await context.newPage();
        page.on('pageerror', (error) => {
          console.error(`${screen.name}: ${error.message}`);
          process.exitCode = 1;
        });
        await page.goto(screen.path);
        await waitUntilSettled(page);
        await screen.act?.(page);
        const file = join(into, `${screen.name}-${viewport.width}-${language}-${scheme}.png`);
        await page.screenshot({ path: file, fullPage: screen.fullPage ?? false });
        if (isForReadme) await updateReadme(screen, file);
        await context.close();
      }
    }
  }
  console.log(screen.name);
}

await mkdir(into, { recursive: true });
await mkdir(join(root, 'docs/screenshots'), { recursive: true });
const server = await startServerProcess({
  DEMO_DATA: 'true',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '0',
  FLEET_SPEED: '6',
  LANGUAGES: 'en,th_TH,ar',
});
const onItsWay = await requestDemoOrder(server.url, {
  name: 'Malee Suksan',
  address: '12/4, Baan Suan, Phetchaburi Road, Bangkok',
  notes: 'Ring twice',
  north: 0.012,
  east: 0.009,
});
// More orders for the list and the counter view.
for (const [name, address, north, east] of [
  ['Niran Chaiyasit', '5, Soi Langsuan, Bangkok', 0.006, -0.014],
  ['Anong Srisuk', '21, Witthayu Road, Bangkok', 0.002, -0.009],
  ['Preecha Boonsri', '70, Asok Montri Road, Bangkok', 0.008, 0.003],
] as const) {
  await requestDemoOrder(server.url, { name, address, north, east, notes: '' });
}
const waiting = await requestDemoOrder(server.url, {
  name: 'Somchai Rakdee',
  address: '88, Sukhumvit Soi 31, Bangkok',
  // No rider takes it, so that it can still be cancelled when its picture is taken.
  notes: '#absent',
  north: 0.004,
  east: 0.012,
});
const deviceKey = await addDemoDevice(server.url, people);
const browser = await chromium.launch(await browserLaunchOptions());
try {
  for (const screen of screens) {
    if (values.readme && screen.readme === undefined) continue;
    if (selectedNames.length === 0 || selectedNames.some((word) => screen.name.includes(word)))
      await picture(screen, server.url);
  }
} finally {
  await browser.close();
  await server.stop();
}
