import { describe, expect, it } from 'vitest';
import { anOrder } from '../order-fixture.ts';
import { timelineOf } from './timeline.ts';

const now = Date.parse('2026-11-21T05:05:00.000Z');
const bangkok = 'Asia/Bangkok';

describe('history of an order', () => {
  it('lists every change, latest first, with its actor and reason', () => {
    const order = anOrder({
      status_history: [
        { status: 'NEW', created_at: '2026-11-21T05:00:00.000Z', by: 'vendor' },
        { status: 'CANCELLED', created_at: '2026-11-21T05:04:00.000Z', by: 'vendor', reason: 'duplicate-order' },
      ],
    });
    expect(timelineOf(order, now, bangkok)).toEqual([
      {
        key: '1',
        status: 'CANCELLED',
        at: '2026-11-21T05:04:00.000Z',
        by: 'vendor',
        reason: 'duplicate-order',
        startsDay: false,
      },
      { key: '0', status: 'NEW', at: '2026-11-21T05:00:00.000Z', by: 'vendor', reason: null, startsDay: false },
    ]);
  });

  it('keeps the written order of changes at one instant', () => {
    const at = '2026-11-21T05:00:00.000Z';
    const order = anOrder({
      status_history: [
        { status: 'NEW', created_at: at },
        { status: 'RECEIVED', created_at: at },
      ],
    });
    expect(timelineOf(order, now, bangkok).map(({ status }) => status)).toEqual(['RECEIVED', 'NEW']);
  });

  it('shows the day where it changes at local midnight', () => {
    const order = anOrder({
      status_history: [
        { status: 'NEW', created_at: '2026-11-20T16:50:00.000Z' },
        { status: 'PICKED_UP', created_at: '2026-11-20T16:59:00.000Z' },
        { status: 'DELIVERED', created_at: '2026-11-20T17:01:00.000Z' },
      ],
    });
    expect(timelineOf(order, now, bangkok).map(({ startsDay }) => startsDay)).toEqual([false, true, false]);
    const nextDay = now + 24 * 3_600_000;
    expect(timelineOf(order, nextDay, bangkok).map(({ startsDay }) => startsDay)).toEqual([true, true, false]);
  });
});
