import { test as base, expect, type Page } from '@playwright/test';
import { startServerProcess, type ServerProcess } from '../tools/server-process.ts';

interface WorkerFixtures {
  /** The real server with the demo world, one for each worker; riders are fast, so that a delivery takes seconds. */
  product: ServerProcess;
}

interface TestFixtures {
  /** A page that is signed in as the demo merchant, at the request screen. */
  merchantPage: Page;
}

export const demo = { email: 'demo@riderbell.test', password: 'Demo-rider-1!' };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await startServerProcess({ FLEET_SPEED: '150', DEMO_DATA: 'true', LOG_LEVEL: 'warn' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
  merchantPage: async ({ page }, use) => {
    await signIn(page);
    await use(page);
  },
});

export { expect };

/** Signs in through the screen, as a person does. */
export async function signIn(page: Page, who: { email: string; password: string } = demo): Promise<void> {
  await page.goto('/connect');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/request-a-rider/);
}
