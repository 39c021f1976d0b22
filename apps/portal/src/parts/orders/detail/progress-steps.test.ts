import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../order-fixture.ts';
import { progressSteps } from './progress-steps.ts';

function went(...statuses: OrderStatus[]): Order {
  const history = statuses.map((status, index) => ({ status, created_at: `2026-11-21T05:0${index}:00.000Z` }));
  return anOrder({ status: statuses.at(-1) ?? 'NEW', status_history: history });
}

const states = (order: Order) => progressSteps(order).map(({ name, state }) => `${name} ${state}`);

describe('progress of an order', () => {
  it('shows all steps ahead while no rider is found', () => {
    expect(states(went('NEW', 'WAITING_FOR_TRANSPORT'))).toEqual([
      'requested current',
      'rider-coming ahead',
      'at-collection-point ahead',
      'collected ahead',
      'near-customer ahead',
      'delivered ahead',
    ]);
  });

  it('shows when each step was reached, and no time for a skipped one', () => {
    const steps = progressSteps(went('NEW', 'WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP'));
    expect(steps.map(({ at }) => at)).toEqual([
      '2026-11-21T05:00:00.000Z',
      '2026-11-21T05:02:00.000Z',
      null,
      '2026-11-21T05:03:00.000Z',
      null,
      null,
    ]);
  });

  it('returns to the first step when the rider drops out', () => {
    const order = went('NEW', 'COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT');
    expect(states(order)[0]).toBe('requested current');
  });

  it('keeps the step of a delayed order', () => {
    expect(states(went('NEW', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'DELAYED'))).toContain('collected current');
  });

  it('has every step done once it is delivered', () => {
    expect(states(went('NEW', 'PICKED_UP', 'DELIVERED')).every((step) => step.endsWith(' done'))).toBe(true);
  });

  it('shows the steps of a return', () => {
    expect(states(went('NEW', 'PICKED_UP', 'NEAR_CUSTOMER', 'RETURN_INITIATED')).slice(3)).toEqual([
      'collected done',
      'returning current',
      'returned ahead',
    ]);
  });

  it('ends in `stopped` after the reached steps when it is cancelled', () => {
    expect(states(went('NEW', 'WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'CANCELLED'))).toEqual([
      'requested done',
      'rider-coming done',
      'stopped stopped',
    ]);
  });
});
