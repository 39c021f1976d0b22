import { expect, it } from 'vitest';
import { cardSize, fitOf } from './use-fit.ts';

const em = 20;
const room = (cards: number, size: number) => (cards * size + (cards - 1) * cardSize.gap) * em;

it('fits as many cards as there is room for, with the gaps between them', () => {
  const box = { width: room(3, cardSize.least), height: room(2, cardSize.height), em };
  expect(fitOf(box)).toEqual({ columns: 3, rows: 2 });
  expect(fitOf({ ...box, width: box.width - 1, height: box.height - 1 })).toEqual({ columns: 2, rows: 1 });
});

it('shows one card where there is room for none', () => {
  expect(fitOf({ width: 10, height: 0, em })).toEqual({ columns: 1, rows: 1 });
});
