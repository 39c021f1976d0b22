import { expect, type Locator, type Page } from '@playwright/test';

export type Size = readonly [width: number, height: number];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a page is read: as it opens, and scrolled as far as it goes. */
const places = [
  ['as it opens', 0],
  ['at its end', 1e6],
] as const;

/** Runs in the page: the boxes of what stays above it while it scrolls, as the button of the help centre does. */
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

async function placeOf(page: Page, part: Locator, window: Box): Promise<string> {
  const box = await part.boundingBox();
  if (box === null || box.width < 2 || box.height < 2) return 'not there';
  const told = `at ${Math.round(box.y)} to ${Math.round(box.y + box.height)}`;
  if (!isInside(box, window)) return `outside the window, ${told}`;
  const floating = await page.evaluate<Box[]>(floatingBoxes);
  // What holds the part, such as the bar at the foot of a phone, does not cover it.
  return floating.every((other) => isApart(box, other) || isInside(box, other)) ? 'in view' : `covered, ${told}`;
}

/** Each part lies wholly inside the window and below nothing else, at each size, at the top of the page and at its end. */
export async function expectInView(
  page: Page,
  state: string,
  parts: Readonly<Record<string, Locator>>,
  sizes: readonly Size[],
  { asItOpensAlone = false } = {},
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const [place, y] of asItOpensAlone ? places.slice(0, 1) : places) {
      await page.evaluate(`window.scrollTo(0, ${y})`);
      for (const [name, part] of Object.entries(parts)) {
        const message = `${state}, ${width}x${height}, ${place}: ${name}`;
        await expect.poll(() => placeOf(page, part, { x: 0, y: 0, width, height }), { message }).toBe('in view');
      }
    }
  }
}
