import { loadavg } from 'node:os';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { chromium } from '@playwright/test';
import { browserLaunchOptions } from '../tools/browser.ts';
import { startServerProcess } from '../tools/server-process.ts';
import { quantile } from './figures.ts';
import { signIn } from './merchant.ts';
import { manyOrders } from './scenarios/many-orders.ts';
import { untilChecked, upload } from './scenarios/uploaded-job.ts';
import { openDemo } from './tracking-page.ts';

const frames = 600;
/** About two rows, a fast turn of the wheel. */
const pixelsOfFrame = 90;
/** A frame of 60 in a second, with the inaccuracy of the clock. */
const longestFrameMs = 18;

/**
 * `npm run bench -- bulk-grid`: the frames of the built portal while the grid of a long job scrolls, beside those of an empty box of the
 * same height in the same place.
 */
export async function benchBulkGrid(settings: Record<string, string>, rows: number): Promise<void> {
  const server = await startServerProcess(settings);
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const merchant = await signIn(server.url, demoAccount.email, demoAccount.password);
    const jobId = await upload(merchant, await manyOrders(rows));
    await untilChecked(merchant, jobId);
    const page = await openDemo(browser, server.url);
    await page.goto(`${server.url}/bulk-order/d001/${jobId}`);
    await page.getByRole('grid').waitFor({ timeout: 60_000 });
    await page.evaluate('window.box = document.querySelector("[role=grid]").parentElement');
    const grid = await page.evaluate<number[]>(scrolled);
    const last = Number(await page.getByRole('grid').getByRole('row').last().getAttribute('aria-rowindex'));
    if (last < frames) throw new Error(`the grid has scrolled to row ${last} only`);
    await page.evaluate(emptied);
    const empty = await page.evaluate<number[]>(scrolled);
    console.log(
      `Grid of ${rows} rows, ${frames} frames of ${pixelsOfFrame} px (load ${(loadavg()[0] ?? 0).toFixed(1)})`,
    );
    print('  the grid     ', grid);
    print('  an empty box ', empty);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Scrolls from the top, a little in each frame. Resolves to the milliseconds from each frame to the next. */
const scrolled = `new Promise((resolve) => {
  const times = [];
  window.box.scrollTop = 0;
  let before = 0;
  const step = (at) => {
    if (before > 0) times.push(at - before);
    before = at;
    if (times.length === ${frames}) return resolve(times);
    window.box.scrollTop += ${pixelsOfFrame};
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})`;

const emptied = `(() => {
  const { height } = window.box.firstElementChild.style;
  const empty = document.createElement('div');
  empty.style.height = height;
  window.box.replaceChildren(empty);
})()`;

function print(name: string, times: readonly number[]): void {
  const inTime = times.filter((time) => time <= longestFrameMs).length / times.length;
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1));
  console.log(
    `${name} ms from frame to frame p50 ${p50}, p95 ${p95}, p99 ${p99}; in time ${(inTime * 100).toFixed(1)} %`,
  );
}
