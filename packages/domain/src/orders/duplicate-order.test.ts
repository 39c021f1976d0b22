import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveBy } from '../places/coordinates.ts';
import {
  duplicateWithinMs,
  findDuplicateOrder,
  type OrderedFacts,
  type PlacedOrder,
  sameDoorMetres,
} from './duplicate-order.ts';
import { orderStatuses } from './order-status.ts';

const nowMs = Date.UTC(2026, 10, 22, 5, 0, 0);
const door = { latitude: 13.7445, longitude: 100.5312 };
/** As in Thailand, where 081… is +6681…. */
const fullPhone = (phone: string) => phone.replaceAll(/[^\d+]/g, '').replace(/^0/, '+66');
const context = { nowMs, fullPhone };

const request: OrderedFacts = {
  customer: { phone_number: '081 234 5678', location: { address: '12, Tower B, Siam Square Soi 3', ...door } },
  order: { amount: 250 },
  currency: 'THB',
};

interface Changes {
  id?: string;
  phone?: string;
  address?: string;
  at?: { latitude: number; longitude: number };
  amount?: number;
  currency?: string;
  agoMs?: number;
  status?: string;
}

/** An order of the same request three minutes ago, with changes. */
function placed(changes: Changes = {}): PlacedOrder {
  const { location, phone_number: phone } = request.customer;
  return {
    order_id: changes.id ?? 'demo-1',
    status: changes.status ?? 'RECEIVED',
    created_at: new Date(nowMs - (changes.agoMs ?? 180_000)).toISOString(),
    customer: {
      phone_number: changes.phone ?? phone,
      location: { ...location, ...changes.at, address: changes.address ?? location.address },
    },
    order: { amount: changes.amount ?? 250 },
    currency: changes.currency ?? 'THB',
  };
}

const idOf = (...orders: PlacedOrder[]) => findDuplicateOrder(request, orders, context)?.order_id ?? null;
const elsewhere = moveBy(door, 300, 0);

describe('findDuplicateOrder', () => {
  it('finds an order with the same phone, door and amount within ten minutes', () => {
    expect(idOf(placed())).toBe('demo-1');
    expect(idOf(placed({ agoMs: duplicateWithinMs - 1 }))).toBe('demo-1');
    expect(idOf(placed({ agoMs: duplicateWithinMs }))).toBeNull();
  });

  it('compares phone numbers, however they are written', () => {
    expect(idOf(placed({ phone: '+66812345678' }))).toBe('demo-1');
    expect(idOf(placed({ phone: '+66812345679' }))).toBeNull();
  });

  it('accepts any address within some metres of the pin, and any pin with the same address', () => {
    expect(idOf(placed({ at: moveBy(door, 6, 0), address: 'Siam' }))).toBe('demo-1');
    expect(idOf(placed({ at: elsewhere, address: '12 ,tower b,,  SIAM square Soi 3' }))).toBe('demo-1');
    expect(idOf(placed({ at: elsewhere, address: '14, Tower B, Siam Square Soi 3' }))).toBeNull();
  });

  it('finds no order at another pin when neither has an address', () => {
    const nameless = { ...request, customer: { ...request.customer, location: { address: ', , ', ...door } } };
    const there = placed({ at: elsewhere, address: ', , ' });
    expect(findDuplicateOrder(nameless, [there], context)).toBeNull();
  });

  it('requires the same amount in the same currency, and treats a missing amount as zero', () => {
    expect(idOf(placed({ amount: 250.5 }))).toBeNull();
    expect(idOf(placed({ currency: 'LAK' }))).toBeNull();
    const without = { ...request, order: { amount: null } };
    expect(findDuplicateOrder(without, [placed({ amount: 0 })], context)).not.toBeNull();
  });

  it('skips cancelled, failed and returned orders', () => {
    const ignored = orderStatuses.filter((status) => idOf(placed({ status })) === null);
    expect(ignored.toSorted()).toEqual([
      'CANCELLED',
      'PAYMENT_CANCELLED',
      'PAYMENT_FAILED',
      'RETURNED_TO_VENDOR',
      'RETURN_INITIATED',
      'STALLED',
    ]);
    expect(idOf(placed({ status: 'TELEPORTED' }))).toBe('demo-1');
  });

  it('skips the order that is being edited', () => {
    const except = ['demo-1'];
    expect(findDuplicateOrder(request, [placed()], { ...context, except })).toBeNull();
    expect(findDuplicateOrder(request, [placed(), placed({ id: 'demo-2' })], { ...context, except })?.order_id).toBe(
      'demo-2',
    );
  });

  it('returns the newest of several, even if a clock that is behind puts it in the future', () => {
    expect(idOf(placed({ id: 'demo-1' }), placed({ id: 'demo-2', agoMs: 60_000 }), placed({ id: 'demo-3' }))).toBe(
      'demo-2',
    );
    expect(idOf(placed({ agoMs: -90_000 }))).toBe('demo-1');
  });

  it('finds no order without a phone number', () => {
    const withoutPhone = { ...request, customer: { ...request.customer, phone_number: ' ' } };
    expect(findDuplicateOrder(withoutPhone, [placed({ phone: '' })], context)).toBeNull();
  });
});

describe('findDuplicateOrder for any orders', () => {
  const anyOrder = fc
    .record({
      phone: fc.constantFrom('0812345678', '+66812345678', '0898765432', ''),
      address: fc.constantFrom('12, Tower B, Siam Square Soi 3', '12,tower b,siam square soi 3', ', , ', 'Silom'),
      north: fc.integer({ min: -40, max: 40 }),
      amount: fc.constantFrom(0, 250, 250.5),
      currency: fc.constantFrom('THB', 'LAK'),
      agoMs: fc.integer({ min: -60_000, max: 2 * duplicateWithinMs }),
      status: fc.constantFrom(...orderStatuses),
    })
    .map(({ north, ...facts }) => ({ ...facts, at: moveBy(door, north, 0) }));
  const many = fc
    .array(anyOrder, { maxLength: 8 })
    .map((all) => all.map((facts, index) => placed({ id: `o${index}`, ...facts })));

  it('returns a duplicate that is one of them, and no newer one exists', () => {
    fc.assert(
      fc.property(many, (orders) => {
        const found = findDuplicateOrder(request, orders, context);
        const alone = orders.filter((order) => findDuplicateOrder(request, [order], context) !== null);
        if (found === null) {
          expect(alone).toEqual([]);
          return;
        }
        expect(alone).toContain(found);
        expect(Math.max(...alone.map(({ created_at: at }) => Date.parse(at)))).toBe(Date.parse(found.created_at));
        expect(fullPhone(found.customer.phone_number)).toBe('+66812345678');
        expect([found.order.amount, found.currency]).toEqual([250, 'THB']);
        expect(nowMs - Date.parse(found.created_at)).toBeLessThan(duplicateWithinMs);
      }),
    );
  });

  it('depends on their order only between duplicates of the same age', () => {
    fc.assert(
      fc.property(many, (orders) => {
        const [one, other] = [orders, orders.toReversed()].map((all) => findDuplicateOrder(request, all, context));
        expect(one?.created_at).toBe(other?.created_at);
      }),
    );
  });

  it('is symmetric', () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, (a, b) => {
        const [first, second] = [placed({ ...a, status: 'NEW', agoMs: 0 }), placed({ ...b, status: 'NEW', agoMs: 0 })];
        const there = findDuplicateOrder(first, [second], context) !== null;
        expect(findDuplicateOrder(second, [first], context) !== null).toBe(there);
      }),
    );
  });

  it('treats a pin within the limit as the same door, and a pin beyond it only with the same address', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        (far, turn) => {
          // Exactly on the limit, rounding decides.
          fc.pre(Math.abs(far - sameDoorMetres) > 0.1);
          const at = moveBy(door, far * Math.cos(turn), far * Math.sin(turn));
          expect(idOf(placed({ at, address: 'Silom' })) !== null).toBe(far < sameDoorMetres);
          expect(idOf(placed({ at }))).toBe('demo-1');
        },
      ),
    );
  });
});
