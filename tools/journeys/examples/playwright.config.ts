import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Journeys without a browser, on which `run-journeys.test.ts` shows what becomes of those that fail. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.example.ts',
  // Playwright empties this folder at each start, so the marks of the examples are outside it.
  outputDir: join(process.env['EXAMPLES_FOLDER'] ?? '', 'results'),
});
