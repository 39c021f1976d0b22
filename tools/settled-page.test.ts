import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserLaunchOptions } from './browser.ts';
import { dialogShown, settled } from './settled-page.ts';

/** A page under the portal's kind of policy, with a skeleton that nothing replaces. */
const page = '<!doctype html><title>Orders</title><main><p aria-busy="true">…</p></main>';
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" }).end(page);
});
let browser: Browser;
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  browser = await chromium.launch(await browserLaunchOptions());
}, 60_000);

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('a page that is to be pictured', { timeout: 60_000 }, () => {
  test('is refused while a skeleton is left', async () => {
    const opened = await browser.newPage();
    await opened.goto(url);
    await expect(settled(opened, 1000)).rejects.toThrow(/Timeout/);
    await opened.close();
  });

  test('is settled once its skeletons are gone, under a policy that evaluates no code', async () => {
    const opened = await browser.newPage();
    await opened.goto(url);
    await opened.evaluate(`document.querySelector('[aria-busy]').setAttribute('aria-busy', 'false')`);
    await expect(settled(opened)).resolves.toBeUndefined();
    await opened.close();
  });

  test('is not pictured before the dialog that was asked for shows its choices', async () => {
    const opened = await browser.newPage();
    await opened.goto(url);
    await expect(dialogShown(opened, 1000)).rejects.toThrow(/Timeout/);
    const late = '<dialog open><label><input type="radio"> The customer cancelled</label></dialog>';
    await opened.evaluate(`document.body.insertAdjacentHTML('beforeend', '${late}')`);
    await expect(dialogShown(opened)).resolves.toBeUndefined();
    await opened.close();
  });

  test('is not pictured before the dialog has faded in, whatever else on it goes on turning', async () => {
    const opened = await browser.newPage();
    await opened.goto(url);
    await opened.evaluate(`
      document.body.insertAdjacentHTML('beforeend', '<dialog open><input type="radio"></dialog>');
      const dialog = document.querySelector('dialog');
      dialog.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1500, fill: 'backwards' });
      dialog.firstChild.animate([{ rotate: '0deg' }, { rotate: '360deg' }], { duration: 500, iterations: Infinity });
    `);
    await dialogShown(opened);
    expect(await opened.evaluate(`getComputedStyle(document.querySelector('dialog')).opacity`)).toBe('1');
    await opened.close();
  });
});
