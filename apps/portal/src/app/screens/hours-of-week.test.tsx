// @vitest-environment happy-dom
import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import type { Numbers } from '@riderbell/contract/shapes/numbers.ts';
import { contrast, mixed } from '@riderbell/domain/brands/contrast.ts';
import { noFigures } from '@riderbell/domain/numbers/figures.ts';
import { night, paper, tokenSheet } from '@riderbell/ui/tokens.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { HoursOfWeek } from '../../features/numbers/hours-of-week.tsx';
import { type MountedPart, mountPart } from './mount-part.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: MountedPart;
afterEach(() => page.unmount());

const period = { from: '2026-11-23', to: '2026-11-29', totals: noFigures, cancel_reasons: [] };
/** Every hour has one order more than the hour before. */
const numbers: Numbers = {
  ...period,
  series: [],
  hours_of_week: Array.from({ length: 168 }, (_, index) => ({
    weekday: Math.floor(index / 24) + 1,
    hour: index % 24,
    orders: index,
  })),
  week_starts_on: 1,
  previous: period,
  outlets: [],
  still_counting: false,
};

it('darkens the cells with their orders, and never so much that the text is hard to read', async () => {
  page = await mountPart(<HoursOfWeek numbers={numbers} />);
  const cells = [...page.box.querySelectorAll<HTMLElement>('tbody td')];
  expect(cells.map(({ textContent }) => Number(textContent))).toEqual(
    numbers.hours_of_week.map(({ orders }) => orders),
  );
  const shares = cells.map(({ style }) => Number.parseInt(style.getPropertyValue('--share'), 10) / 100);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(new Set(shares).size).toBeGreaterThan(20);
  // No brand is darker in the light than black, and none is brighter in the dark than what white is readable on.
  const brightest = '#767676';
  for (const share of shares) {
    expect(contrast(paper[9], mixed('#000000', paper[1], share))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(night[0], mixed(brightest, night[8], share))).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast('#ffffff', brightest)).toBeGreaterThanOrEqual(4.5);
  const sheet = tokenSheet(exampleDeployment.brand.colours);
  for (const colour of [paper[9], night[0]]) expect(sheet).toContain(`--app-ink:${colour}`);
  for (const colour of [paper[1], night[8]]) expect(sheet).toContain(`--app-surface-sunken:${colour}`);
});

it('begins with the first hour that has an order on any day, and ends with the last one', async () => {
  const busy = numbers.hours_of_week.map((cell) => ({
    ...cell,
    orders: (cell.weekday === 2 && cell.hour === 9) || (cell.weekday === 5 && cell.hour === 20) ? 3 : 0,
  }));
  page = await mountPart(<HoursOfWeek numbers={{ ...numbers, hours_of_week: busy }} />);
  const heads = [...page.box.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(heads.slice(1)).toEqual(['09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20']);
  expect(page.box.querySelectorAll('tbody tr')).toHaveLength(7);
  expect(page.box.querySelectorAll('tbody td')).toHaveLength(7 * 12);
});

it('shows all hours of a week without orders', async () => {
  const none = numbers.hours_of_week.map((cell) => ({ ...cell, orders: 0 }));
  page = await mountPart(<HoursOfWeek numbers={{ ...numbers, hours_of_week: none }} />);
  expect(page.box.querySelectorAll('tbody td')).toHaveLength(168);
});
