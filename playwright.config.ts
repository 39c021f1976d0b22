import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './tools/browser.ts';

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  // One of three is always waiting, for a rider or for a page.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    actionTimeout: 15_000,
    launchOptions: await browserLaunchOptions(),
    screenshot: 'only-on-failure',
  },
});
