import { test as base, type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { Merchant } from './merchant.ts';
import { endProduct, type FlagChanges, type Product, startProduct } from './product.ts';
import { SharedProducts } from './shared-products.ts';
import { SignInScreen } from './screens/sign-in-screen.ts';

interface WorkerFixtures {
  /** The real server with the demo world, one for each worker; riders are fast, so that a delivery takes seconds. */
  product: Product;
  sharedProducts: SharedProducts;
}

/** Starts or shares a server with these settings and flags, and opens a browser context for it. */
type OpenProduct = (
  settings?: Record<string, string>,
  flags?: FlagChanges,
) => Promise<{ product: Product; context: BrowserContext }>;

interface TestFixtures {
  /** Whether the device has seen the welcome tour, so that it does not open; false for journeys of the first visit. */
  returning: boolean;
  /** A page that is signed in as the demo merchant, at the request form of the parent vendor. */
  merchantPage: Page;
  /** The same merchant, calling the API. */
  merchant: Merchant;
  /** A server for this journey alone, for journeys that change its data or stop it. */
  ownProduct: OpenProduct;
  /** A server that other journeys with the same settings and flags use before and after this one, each with its own customers. */
  sharedProduct: OpenProduct;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await endProduct(product);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  returning: [true, { option: true }],
  context: async ({ context, returning }, use) => {
    if (returning) await rememberMerchant(context);
    await use(context);
  },
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
  merchantPage: async ({ page }, use) => {
    await new SignInScreen(page).enterDemo();
    await use(page);
  },
  merchant: async ({ product }, use) => {
    const merchant = await Merchant.signIn(product.url);
    await use(merchant);
    await merchant.cancelOpenOrders();
  },
  ownProduct: [
    async ({ browser, returning }, use) => {
      const products: Product[] = [];
      const contexts: BrowserContext[] = [];
      await use(async (settings, flags) => {
        const product = await startProduct(settings, flags);
        products.push(product);
        return { product, context: await openContext(browser, product, returning, contexts) };
      });
      for (const context of contexts) await context.close();
      for (const product of products) await endProduct(product);
    },
    { timeout: 180_000 },
  ],
  sharedProducts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const products = new SharedProducts();
      await use(products);
      await products.end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sharedProduct: [
    async ({ browser, returning, sharedProducts }, use) => {
      const contexts: BrowserContext[] = [];
      await use(async (settings, flags) => {
        const product = await sharedProducts.take(settings, flags);
        return { product, context: await openContext(browser, product, returning, contexts) };
      });
      for (const context of contexts) await context.close();
    },
    { timeout: 180_000 },
  ],
});

async function openContext(
  browser: Browser,
  product: Product,
  returning: boolean,
  opened: BrowserContext[],
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: product.url });
  opened.push(context);
  if (returning) await rememberMerchant(context);
  return context;
}

/** Stores that the welcome tour was seen. */
async function rememberMerchant(context: BrowserContext): Promise<void> {
  // Some journeys block the storage.
  await context.addInitScript("try { localStorage.setItem('riderbell.welcome-tour', '\"seen\"') } catch {}");
}

export { expect };
