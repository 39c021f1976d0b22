import { expect, it } from 'vitest';
import { cardSize, fitOf } from './use-fit.ts';

const em = 20;
const line = 28;
const room = (cards: number, size: number) => (cards * size + (cards - 1) * cardSize.gap) * em;

it('fits as many cards as there is room for, with the gaps between them', () => {
  const box = { width: room(3, cardSize.least), height: room(2, cardSize.height), em, line };
  expect(fitOf(box)).toEqual({ columns: 3, rows: 2, cardHeight: cardSize.height });
  expect(fitOf({ ...box, width: box.width - 1, height: box.height - 1 })).toMatchObject({ columns: 2, rows: 1 });
});

it('shows one card if there is no room for any', () => {
  expect(fitOf({ width: 10, height: 0, em, line })).toMatchObject({ columns: 1, rows: 1 });
});

it('makes cards taller for the tall lines of Nastaliq or Burmese, and never lower than usual', () => {
  const box = { width: room(1, cardSize.least), height: room(3, cardSize.height), em };
  const { rows, cardHeight } = fitOf({ ...box, line: 2 * line });
  expect(cardHeight).toBeCloseTo(2 * cardSize.height);
  expect(rows).toBe(1);
  expect(fitOf({ ...box, line: 20 })).toMatchObject({ rows: 3, cardHeight: cardSize.height });
});
