import { canMove, isTerminal } from '@riderbell/domain/orders/status-transitions.ts';
import { isOrderIdOf } from '@riderbell/domain/orders/order-id.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { describe, expect, it } from 'vitest';
import { demoWorld } from './demo.ts';

const now = Date.parse('2026-11-21T09:30:00Z');
const world = demoWorld(now);

describe('the demo world', () => {
  it('has the vendors of specification §1: the parent demo, three outlets, a locked one, and another owner’s', () => {
    expect(world.vendors.map(({ id, parentId }) => [id, parentId])).toEqual([
      ['demo', null],
      ['d001', 'demo'],
      ['d002', 'demo'],
      ['d003', 'demo'],
      ['a-001', 'demo'],
      ['othr', null],
    ]);
    expect(world.vendors.find(({ id }) => id === 'd003')?.location.coordinates).toBeNull();
    expect(world.accounts.map(({ email }) => email)).toEqual([
      'demo@riderbell.test',
      'other@riderbell.test',
      'manager@riderbell.test',
      'requester@riderbell.test',
    ]);
  });

  it('has about forty past orders and a few of today, all ended before now', () => {
    const today = world.orders.filter(({ history }) => (history[0]?.at ?? '') >= '2026-11-20T17:00:00Z');
    expect(world.orders.length - today.length).toBe(40);
    expect(today.length).toBeGreaterThanOrEqual(3);
    for (const { history } of world.orders) {
      const end = history.at(-1);
      expect(isTerminal(end?.status ?? '')).toBe(true);
      expect(Date.parse(end?.at ?? '')).toBeLessThan(now);
    }
  });

  it('has only legal histories, in order', () => {
    for (const { history } of world.orders) {
      for (const [index, entry] of history.slice(1).entries()) {
        const before = history[index];
        expect(canMove(before?.status ?? '', entry.status), `${before?.status} to ${entry.status}`).toBe(true);
        expect(entry.at > (before?.at ?? '')).toBe(true);
      }
    }
  });

  it('gives every order a unique id of its vendor', () => {
    for (const order of world.orders) expect(isOrderIdOf(order.vendorId, order.id), order.id).toBe(true);
    expect(new Set(world.orders.map(({ id }) => id)).size).toBe(world.orders.length);
  });

  it('is within the map and the distance limit', () => {
    const limit = countryOf('TH').distanceLimit.metres;
    for (const { customer, distanceMetres } of world.orders) {
      expect(customer.coordinates.longitude).toBeGreaterThan(100.195);
      expect(customer.coordinates.longitude).toBeLessThan(100.898);
      expect(customer.coordinates.latitude).toBeGreaterThan(13.496);
      expect(customer.coordinates.latitude).toBeLessThan(13.923);
      expect(distanceMetres).toBeLessThan(limit);
    }
  });

  it('is the same at every start, except for the times', () => {
    const later = demoWorld(now + 86_400_000);
    expect(later.orders.map(({ id }) => id)).toEqual(world.orders.map(({ id }) => id));
  });

  it('has no order from the future just after midnight', () => {
    const night = Date.parse('2026-11-20T17:04:00Z');
    for (const { history } of demoWorld(night).orders) expect(Date.parse(history.at(-1)?.at ?? '')).toBeLessThan(night);
  });
});
