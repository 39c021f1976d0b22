import path from 'node:path';
import { chromium } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../tools/browser.ts';
import { formatValues } from './format-values.ts';

/** Bundles format-values.ts into one script with the global variable `values`. */
async function bundleScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    json: { namedExports: false, stringify: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(import.meta.dirname, 'format-values.ts'), name: 'values', formats: ['iife'] },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}

it('formats every value in every language in the browser as on the server', { timeout: 60_000 }, async () => {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundleScript() });
    const inBrowser = await page.evaluate<unknown>('values.formatValues()');
    expect(inBrowser).toEqual(await formatValues());
  } finally {
    await browser.close();
  }
});
