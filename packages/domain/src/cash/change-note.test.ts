import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries, countryOf } from '../countries/countries.ts';
import { type CountryCode, countryCodes } from '../countries/country.ts';
import { amountsIn, fromMinor } from '../countries/money.ts';
import { orderThrough } from '../orders/order-samples.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { paymentMethods } from '../payments/payment-methods.ts';
import { cashDue, changeNoteOf, changeOf, choicesFor, noteAfterEdit, noteIsDropped } from './change-note.ts';

const thb = amountsIn('THB');
const { bankNotes: baht } = countryOf('TH');
const cash = {
  paymentMethod: 'CASH_ON_DELIVERY',
  amount: thb(265),
  changeNote: { paysWith: thb(1000), due: thb(265) },
};
const isPossible = (...said: Parameters<typeof changeNoteOf>): boolean => changeNoteOf(...said) !== null;
const onTheWay = orderThrough(['NEW', 'PICKED_UP']);

const choicesIn = (code: CountryCode, due: number): number[] => {
  const { currency, bankNotes } = countryOf(code);
  return choicesFor(amountsIn(currency)(due), bankNotes).map((minor) => fromMinor(minor, currency));
};

describe('what a recipient may pay with', () => {
  test.each<[CountryCode, number, number[]]>([
    ['TH', 265, [300, 500, 1000]],
    ['TH', 1265, [1300, 1500, 2000]],
    ['TH', 12_345, [12_350, 12_400, 12_500, 13_000]],
    ['TH', 1000, []],
    ['KW', 1.2, [1.25, 1.5, 2, 5, 10]],
    ['KW', 3.75, [4, 5, 10, 20]],
    ['JP', 1280, [2000, 5000, 10_000]],
    ['JP', 380, [1000, 2000, 5000, 10_000]],
    ['DE', 17.4, [20, 50, 100, 200]],
    ['PH', 130, [140, 150, 200, 500, 1000]],
  ])('in %s, for %d, is the exact amount or one of %j', (code, due, choices) => {
    expect(choicesIn(code, due)).toEqual(choices);
  });

  test('is every choice that we offer, in every country and for every amount', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), fc.integer({ min: 1, max: 50_000_000 }), (code, due) => {
        const { bankNotes } = countries[code];
        for (const choice of choicesFor(due, bankNotes)) expect(isPossible(choice, due, bankNotes)).toBe(true);
        expect(isPossible(due, due, bankNotes)).toBe(true);
      }),
    );
  });

  test('is exactly what notes can make, below the amount and one more largest note', () => {
    const inSteps = fc.record({
      code: fc.constantFrom(...countryCodes),
      share: fc.double({ min: 0, max: 3, noNaN: true }),
    });
    fc.assert(
      fc.property(inSteps, fc.nat(400), ({ code, share }, more) => {
        const { bankNotes } = countries[code];
        const largest = bankNotes.at(-1) ?? 0;
        const due = Math.max(1, Math.floor(share * largest));
        const step = Math.max(1, Math.floor((bankNotes[0] ?? 1) / 2));
        const paysWith = (Math.floor(due / step) + more) * step;
        const possible = paysWith > due && paysWith < due + largest && makeable(paysWith, bankNotes);
        expect(isPossible(paysWith, due, bankNotes)).toBe(paysWith === due || possible);
      }),
    );
  });

  test.each([
    ['less than the amount', 260],
    ['what no notes make', 275],
    ['a fraction that no notes make', 290.5],
    ['a whole note more than needed', 1280],
    ['a negative amount', -1000],
  ])('is not %s: %d', (_, paysWith) => {
    expect(isPossible(thb(paysWith), thb(265), baht)).toBe(false);
  });

  test('is not a multiple of ten that no notes make', () => {
    expect([20, 30, 40, 50].map((paysWith) => isPossible(thb(paysWith), thb(18), baht))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  test('is found quickly for a very large amount', () => {
    expect(isPossible(thb(900_000_000), thb(899_999_999), baht)).toBe(true);
  });
});

/** By plain search over all sums. */
function makeable(amount: number, bankNotes: readonly number[]): boolean {
  const sums = new Set([0]);
  for (const note of bankNotes) {
    for (const sum of [...sums].toSorted((a, b) => a - b)) {
      for (let next = sum + note; next <= amount; next += note) sums.add(next);
    }
  }
  return sums.has(amount);
}

describe('the change of an order', () => {
  test('is what the recipient pays with, less the item value', () => {
    expect(changeOf(onTheWay, cash)).toEqual({ paysWith: thb(1000), change: thb(735) });
    const exactly = changeNoteOf(thb(265), thb(265), baht);
    expect(changeOf(onTheWay, { ...cash, changeNote: exactly })).toEqual({ paysWith: thb(265), change: 0 });
  });

  test('is unknown until the recipient says what they pay with', () => {
    expect(changeOf(onTheWay, { ...cash, changeNote: null })).toBeNull();
    expect(noteIsDropped(onTheWay, { ...cash, changeNote: null })).toBe(false);
  });

  test.each<[number, number, number | null]>([
    // What the recipient said, the new amount, and the change after that.
    [1000, 800, 200],
    [1000, 1265, null],
    [1000, 0, null],
    [265, 250, null],
    [500, 500, 0],
  ])('after "I pay with %d" and an edit to %d is %s', (paysWith, amount, change) => {
    const said = changeNoteOf(thb(paysWith), thb(265), baht);
    const edited = { ...cash, amount: thb(amount), changeNote: noteAfterEdit(said, thb(amount), baht) };
    expect(changeOf(onTheWay, edited)?.change ?? null).toBe(change === null ? null : thb(change));
    expect(noteIsDropped(onTheWay, edited)).toBe(change === null && amount > 0);
  });

  test('is unknown again if a process that does not know notes has changed the amount', () => {
    expect(changeOf(onTheWay, { ...cash, amount: thb(300) })).toBeNull();
    expect(noteIsDropped(onTheWay, { ...cash, amount: thb(300) })).toBe(true);
  });

  test.each(paymentMethods.filter((method) => method !== 'CASH_ON_DELIVERY'))(
    'does not exist with %s',
    (paymentMethod) => {
      const paid = { ...cash, paymentMethod };
      expect([cashDue(onTheWay, paid), changeOf(onTheWay, paid), noteIsDropped(onTheWay, paid)]).toEqual([
        null,
        null,
        false,
      ]);
    },
  );

  test.each<[OrderStatus, number | null, number | null]>([
    ['NEW', 26_500, 73_500],
    ['DELAYED', 26_500, 73_500],
    ['NEAR_CUSTOMER', 26_500, 73_500],
    ['DELIVERED', null, 73_500],
    ['RETURN_INITIATED', null, null],
    ['RETURNED_TO_VENDOR', null, null],
    ['CANCELLED', null, null],
    ['STALLED', null, null],
  ])('in %s: %s is due, and the change is %s', (status, due, change) => {
    const order = orderThrough(['NEW', status]);
    expect([cashDue(order, cash), changeOf(order, cash)?.change ?? null]).toEqual([due, change]);
  });
});
