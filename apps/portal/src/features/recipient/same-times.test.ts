import { expectedStop, minuteOf, untilMinutes } from '@riderbell/domain/tracking/expected-times.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderTimeOf } from '../../parts/orders/detail/order-times.ts';
import { anOrder } from '../../parts/orders/order-fixture.ts';
import { promiseStateOf } from '../../parts/orders/promise/promise-state.ts';
import { answerOf, brokenPromise } from './parcel/stage.ts';
import { aTrackedOrder } from './tracked-order-fixture.ts';

const start = Date.parse('2026-11-21T05:00:00.000Z');
const instant = fc.integer({ min: start, max: start + 2 * 3_600_000 });
const iso = (ms: number) => new Date(ms).toISOString();

/** What the merchant and the recipient see of one order at one instant. */
const cases = fc
  .record({
    status: fc.constantFrom('COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'COURIER_LEFT_VENDOR'),
    pickUpAt: instant,
    dropOffAt: instant,
    promisedFrom: fc.integer({ min: 0, max: 24 }).map((steps) => start + steps * 5 * 60_000),
    promisedMinutes: fc.constantFrom(10, 15, 25),
    nowMs: instant,
  })
  .map(({ status, pickUpAt, dropOffAt, promisedFrom, promisedMinutes, nowMs }) => {
    const status_history = [{ status, created_at: iso(start) }];
    const estimation = { pick_up_at: iso(pickUpAt), drop_off_at: iso(dropOffAt) };
    const promise = { from: iso(promisedFrom), to: iso(promisedFrom + promisedMinutes * 60_000) };
    const shared = { status, status_history, estimation, promise };
    return { merchants: anOrder(shared), recipients: aTrackedOrder(shared), nowMs, dropOffAt };
  });

it('list, counter and detail show one time, rounded once', () => {
  fc.assert(
    fc.property(cases, ({ merchants, nowMs }) => {
      const listed = orderTimeOf(merchants, nowMs);
      const detailed = expectedStop(merchants);
      expect(listed).toEqual({ kind: 'eta', ...detailed });
    }),
  );
});

it('the recipient reads the merchant’s range, or the exact minute of the list', () => {
  fc.assert(
    fc.property(cases, ({ merchants, recipients, nowMs, dropOffAt }) => {
      const answer = answerOf(recipients, nowMs);
      if (answer.kind !== 'arrival') return;
      if ('from' in answer.expected) expect(answer.expected).toEqual(merchants.promise);
      else expect(minuteOf(Date.parse(answer.expected.at))).toBe(minuteOf(dropOffAt));
    }),
  );
});

it('the promise is late for the merchant exactly when it is late for the recipient', () => {
  fc.assert(
    fc.property(cases, ({ merchants, recipients, nowMs }) => {
      if (answerOf(recipients, nowMs).kind === 'stage' || merchants.promise === undefined) return;
      const late = promiseStateOf(merchants, merchants.promise, nowMs) === 'late';
      expect(brokenPromise(recipients, nowMs) !== null).toBe(late);
    }),
  );
});

it('an order that is overdue for the recipient is overdue in the list, once it has been collected', () => {
  fc.assert(
    fc.property(cases, ({ merchants, recipients, nowMs, dropOffAt }) => {
      if (merchants.status === 'COURIER_ACCEPTED_DELIVERY' || answerOf(recipients, nowMs).kind !== 'late') return;
      expect(untilMinutes(dropOffAt, nowMs).state).toBe('late');
    }),
  );
});
