import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserLaunchOptions } from './browser.ts';
import { waitForDialog, waitUntilSettled } from './settled-page.ts';

/** A page with a policy like the portal's and a skeleton that is never replaced. */
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

describe('a page before its picture is taken', { timeout: 60_000 }, () => {
  test('times out while it has a skeleton', async () => {
    const opened = await browser.newPage();
    await opened.goto(url);
    await expect(waitUntilSettled(opened, 1000)).rejects.toThrow(/Timeout/);
    await opened.close();
  });

  test('settles once its skeletons are gone, under a policy that forbids eval', async () => {
    const opened = await browser.newPage();
    await opened.goto(url);
    await opened.evaluate(`document.querySelector('[aria-busy]').setAttribute('aria-busy', 'false')`);
    await expect(waitUntilSettled(opened)).resolves.toBeUndefined();
    await opened.close();
  });

  test('waits until the dialog shows its choices', async () => {
    const opened = await browser.newPage();
    await opened.goto(url);
    await expect(waitForDialog(opened, 1000)).rejects.toThrow(/Timeout/);
    const late = '<dialog open><label><input type="radio"> The customer cancelled</label></dialog>';
    await opened.evaluate(`document.body.insertAdjacentHTML('beforeend', '${late}')`);
    await expect(waitForDialog(opened)).resolves.toBeUndefined();
    await opened.close();
  });

  test('waits until the dialog has faded in, but not for endless animations', async () => {
    const opened = await browser.newPage();
    await opened.goto(url);
    await opened.evaluate(`
      document.body.insertAdjacentHTML('beforeend', '<dialog open><input type="radio"></dialog>');
      const dialog = document.querySelector('dialog');
      dialog.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 1500, fill: 'backwards' });
      dialog.firstChild.animate([{ rotate: '0deg' }, { rotate: '360deg' }], { duration: 500, iterations: Infinity });
    `);
    await waitForDialog(opened);
    expect(await opened.evaluate(`getComputedStyle(document.querySelector('dialog')).opacity`)).toBe('1');
    await opened.close();
  });
});
