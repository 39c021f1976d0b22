import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptsLiveUpdate, mayReplace } from './accepts-update.ts';

const bangkok = 'Asia/Bangkok';
const noon = Date.UTC(2026, 10, 21, 5);
const instant = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true });

describe('a copy of an order', () => {
  const older = { updated_at: '2026-11-21T03:00:00.000Z' };
  const newer = { updated_at: '2026-11-21T03:00:00.001Z' };

  test('replaces an older copy, the same copy and a missing copy', () => {
    expect(mayReplace(older, newer)).toBe(true);
    expect(mayReplace(newer, { ...newer })).toBe(true);
    expect(mayReplace(undefined, older)).toBe(true);
  });

  test('never replaces a newer copy', () => {
    expect(mayReplace(newer, older)).toBe(false);
    expect(mayReplace(older, { updated_at: 'soon' })).toBe(false);
  });

  test('is on the screen in the end if it is the newest, in whatever order the copies arrive', () => {
    fc.assert(
      fc.property(fc.array(instant, { minLength: 1 }), (dates) => {
        const copies = dates.map((date) => ({ updated_at: date.toISOString() }));
        let shown: { updated_at: string } | undefined;
        for (const copy of copies) if (mayReplace(shown, copy)) shown = copy;
        expect(shown?.updated_at).toBe(
          copies
            .map((copy) => copy.updated_at)
            .toSorted()
            .at(-1),
        );
      }),
    );
  });
});

describe('a live update', () => {
  test('is applied on order tracking for orders of today, in the country’s time zone', () => {
    const justAfterMidnight = { created_at: '2026-11-20T17:00:00.000Z' };
    const justBefore = { created_at: '2026-11-20T16:59:59.999Z' };
    expect(acceptsLiveUpdate('tracking', justAfterMidnight, noon, bangkok)).toBe(true);
    expect(acceptsLiveUpdate('tracking', justBefore, noon, bangkok)).toBe(false);
    expect(acceptsLiveUpdate('tracking', { created_at: '2026-11-22T12:00:00.000Z' }, noon, bangkok)).toBe(true);
  });

  test('is applied on exactly one of the two screens', () => {
    fc.assert(
      fc.property(instant, (date) => {
        const order = { created_at: date.toISOString() };
        const tracking = acceptsLiveUpdate('tracking', order, noon, bangkok);
        expect(acceptsLiveUpdate('history', order, noon, bangkok)).toBe(!tracking);
      }),
    );
  });
});
