// @vitest-environment happy-dom
import type { Numbers } from '@riderbell/contract/shapes/numbers.ts';
import { noFigures } from '@riderbell/domain/numbers/figures.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { FigureCards } from '../../features/numbers/figure-cards.tsx';
import { type MountedPart, mountPart } from './mount-part.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let page: MountedPart;
afterEach(() => page.unmount());

const none: Numbers['previous'] = { from: '2026-10-01', to: '2026-10-30', totals: noFigures, cancel_reasons: [] };
const numbersOf = (totals: Partial<Numbers['totals']>, previous: Partial<Numbers['totals']> = {}): Numbers => ({
  from: '2026-10-31',
  to: '2026-11-29',
  totals: { ...noFigures, ...totals },
  cancel_reasons: [],
  series: [],
  hours_of_week: [],
  week_starts_on: 1,
  previous: { ...none, totals: { ...noFigures, ...previous } },
  outlets: [],
  still_counting: false,
});
/** The cards' texts by their label. */
async function cardsOf(numbers: Numbers) {
  page = await mountPart(<FigureCards numbers={numbers} />);
  const cards = [...page.box.querySelectorAll('li')];
  return Object.fromEntries(
    cards
      .map((card) => [...card.children].map(({ textContent }) => textContent))
      .map(([label, ...rest]) => [label, rest]),
  );
}

it('calculates shares and averages from the sums, and compares them with the period before', async () => {
  const cards = await cardsOf(
    numbersOf(
      { orders: 120, promised: 80, on_time: 76, riders_arrived: 100, to_rider_seconds: 60_000, delivery_fees: 4500.5 },
      { orders: 100, promised: 80, on_time: 80, riders_arrived: 100, to_rider_seconds: 60_000, delivery_fees: 9001 },
    ),
  );
  expect(cards).toMatchObject({
    Orders: ['120', '20% more'],
    'On time as promised': ['95%', '5% less'],
    'Wait for the rider': ['10\u00a0min', 'No change'],
    Fees: ['฿4500.50', '50% less'],
  });
});

it('says nothing where there is nothing to divide by or to compare with', async () => {
  expect(await cardsOf(numbersOf({ orders: 3, cancelled: 3 }))).toMatchObject({
    Orders: ['3'],
    'On time as promised': ['–'],
    'Time to the door': ['–'],
    Cancelled: ['3'],
  });
});
