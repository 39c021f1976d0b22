import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Journeys without a browser, with which `run-journeys.test.ts` tests how failures are handled. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.example.ts',
  // Playwright empties this folder at each start, so the examples write their marks elsewhere.
  outputDir: join(process.env['EXAMPLES_FOLDER'] ?? '', 'results'),
});
