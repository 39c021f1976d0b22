import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './tools/browser.ts';
import { dayOfSample, dayVariable } from './tools/journeys/language-sample.ts';
import { temporaryFilesFolder } from './tools/temporary-files.ts';

// The workers inherit it: a run that goes on after midnight keeps the languages that it began with.
process.env[dayVariable] = String(dayOfSample());
// Made here, so that it goes with the run and not with a worker.
temporaryFilesFolder();

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  // More than the machine has cores only make each other slower: on two cores, four take longer than two.
  workers: Math.min(4, Math.max(2, availableParallelism())),
  retries: 0,
  forbidOnly: true,
  // On a machine that has other work a page may take its time; nothing here says that it is quick.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    actionTimeout: 30_000,
    launchOptions: await browserLaunchOptions(),
    screenshot: 'only-on-failure',
  },
});
