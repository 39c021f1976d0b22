import { expect, type Locator, type Page } from '@playwright/test';

export type Size = readonly [width: number, height: number];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The scroll positions of the check: the top and the end of the page. */
const positions = [
  ['as it opens', 0],
  ['at its end', 1e6],
] as const;

/** Runs in the page: the boxes of elements with a fixed position, such as the help centre's button. */
const floatingBoxes = `[...document.querySelectorAll('body *')]
  .filter((one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility({ checkOpacity: true }))
  .map((one) => one.getBoundingClientRect())
  .map(({ x, y, width, height }) => ({ x, y, width, height }))
  .filter(({ width, height }) => width > 1 && height > 1)`;

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const isApart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

async function positionOf(page: Page, part: Locator, window: Box): Promise<string> {
  const box = await part.boundingBox();
  if (box === null || box.width < 2 || box.height < 2) return 'not there';
  const range = `at ${Math.round(box.y)} to ${Math.round(box.y + box.height)}`;
  if (!isInside(box, window)) return `outside the window, ${range}`;
  const floating = await page.evaluate<Box[]>(floatingBoxes);
  // An element that contains the part, such as the bar at the bottom of a phone, does not cover it.
  return floating.every((other) => isApart(box, other) || isInside(box, other)) ? 'in view' : `covered, ${range}`;
}

/** Expects each part to be completely inside the window and not covered, at each size, at the top and the end of the page. */
export async function expectInView(
  page: Page,
  state: string,
  parts: Readonly<Record<string, Locator>>,
  sizes: readonly Size[],
  { topOnly = false } = {},
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const [position, y] of topOnly ? positions.slice(0, 1) : positions) {
      await page.evaluate(`window.scrollTo(0, ${y})`);
      for (const [name, part] of Object.entries(parts)) {
        const message = `${state}, ${width}x${height}, ${position}: ${name}`;
        await expect.poll(() => positionOf(page, part, { x: 0, y: 0, width, height }), { message }).toBe('in view');
      }
    }
  }
}
