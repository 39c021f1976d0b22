import { KeyAlreadyUsed } from '@riderbell/contract/handler.ts';
import { type OrderStatus, orderStatuses } from '@riderbell/domain/orders/order-status.ts';
import { moneyOf } from '@riderbell/domain/payments/order-money.ts';
import { paymentMethods } from '@riderbell/domain/payments/payment-methods.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresOrders } from '../../src/adapters/postgres/orders/postgres-orders.ts';
import { addVendors, engines } from '../../src/adapters/postgres/test-databases.suite.ts';
import { afterStep, withFacts } from '../../src/features/orders/change-order.ts';
import { MemoryOrderStore } from '../../src/features/orders/memory-order-store.ts';
import { orderOnTheWire } from '../../src/features/orders/order-on-the-wire.ts';
import { ordersScene, sampleRequest } from '../../src/features/orders/order-samples.ts';
import type {
  OrderChange,
  OrderProof,
  OrderQuery,
  OrderRecord,
  OrderStore,
  OrderTotals,
} from '../../src/features/orders/ports.ts';

interface OpenStore {
  readonly store: OrderStore;
  close(): Promise<void>;
}

const stores: readonly { readonly name: string; open(): Promise<OpenStore> }[] = [
  { name: 'in memory', open: async () => ({ store: new MemoryOrderStore(), close: async () => undefined }) },
  ...engines.map((engine) => ({
    name: engine.name,
    async open() {
      const { database, drop } = await engine.open();
      await database.migrate();
      await addVendors(database.pool);
      return { store: new PostgresOrders(database.pool, Date.now), close: drop };
    },
  })),
];

/** An order as the feature creates it, without an account. */
async function freshOrder(at = Date.now(), vendorId = 'd001'): Promise<OrderRecord> {
  const scene = ordersScene();
  scene.clock.now = at;
  const { order_id: id } = await scene.created(sampleRequest({ vendor_id: vendorId }));
  const order = scene.store.orders.get(id);
  if (!order) throw new Error('the sample was not made');
  idsMade += 1;
  const random = String(idsMade).padStart(10, '0');
  return { ...order, orderId: `${vendorId}-${random}`, createdBy: null, quoteId: `quote-${idsMade}` };
}
let idsMade = 0;

const bare = { jobs: [], usedQuote: null, once: null, askedBy: null, audit: null };

function changeTo(before: OrderRecord, status: OrderStatus, more: Partial<OrderChange> = {}): OrderChange {
  const step = afterStep(before, { status, by: 'fleet' }, Date.now());
  if (!step.ok) throw new Error(step.refusal);
  const order = { ...step.order, version: before.version + 1 };
  return { ...bare, before, order, event: orderOnTheWire(order, Date.now()), ...more };
}

const moneySamples = paymentMethods.flatMap((method) =>
  orderStatuses.flatMap((status): [string, OrderStatus[]][] =>
    status === 'DELAYED'
      ? [
          [method, ['NEW', status]],
          [method, ['PICKED_UP', status]],
        ]
      : [[method, [status]]],
  ),
);

/** The order as if it had gone through these statuses. */
function withStatuses(order: OrderRecord, statuses: readonly OrderStatus[]): OrderRecord {
  const at = order.created_at;
  const history = statuses.map((status) => ({ status, created_at: at, by: 'fleet' }));
  return { ...order, status: statuses.at(-1) ?? order.status, status_history: history, updated_at: at };
}

function sumOf(orders: readonly OrderRecord[]): OrderTotals {
  const totals = { orders: orders.length, fee: 0, collected: 0, paidAtPickup: 0 };
  for (const order of orders) {
    const money = moneyOf(order, { ...order, fee: order.fee.total });
    totals.fee += money.fee;
    totals.collected += money.collected;
    totals.paidAtPickup += money.paidAtPickup;
  }
  return totals;
}

const everything: Omit<OrderQuery, 'scope'> = {
  from: null,
  to: null,
  status: null,
  scheduled: null,
  find: null,
  phone: null,
  after: null,
  limit: 50,
  now: Date.now(),
};

describe.each(stores)('orders $name', ({ open }) => {
  let opened: OpenStore;
  let store: OrderStore;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
  });
  afterAll(() => opened.close());

  async function storedOrder(order?: OrderRecord): Promise<OrderRecord> {
    const made = order ?? (await freshOrder());
    const outcome = await store.create({ ...bare, order: made, event: orderOnTheWire(made, Date.now()) }, null);
    expect(outcome).toBe('created');
    return made;
  }

  it('are read as they were written', async () => {
    const order = await storedOrder();
    expect(await store.find(order.orderId)).toEqual(order);
    expect(await store.find('d001-none')).toBeNull();
  });

  it('are read as they were changed, with rider, times, photos and cancellation', async () => {
    const before = await storedOrder();
    const proof: OrderProof = {
      kind: 'delivery',
      fileKey: `${before.orderId}/delivery.png`,
      contentType: 'image/png',
      takenAt: '2026-11-21T05:00:00.000Z',
      expiresAt: '2026-11-28T05:00:00.000Z',
    };
    const facts = {
      version: 2,
      revision: 2,
      fleetSequence: 7,
      rider: { id: 'rider-01', name: 'Somchai', phoneNumber: '+66800000101', vehicle: 'e-bike' as const },
      pickUpAt: '2026-11-21T05:01:00.000Z',
      amount: null,
      cancellation: { reason: 'mistake-error', by: 'account-1' },
      proofs: [proof],
    };
    const order = withFacts(before, facts, Date.now());
    const event = orderOnTheWire(order, Date.now());
    expect(await store.save({ ...bare, before, order, event })).toBe('saved');
    expect(await store.find(order.orderId)).toEqual(order);
  });

  it('are read together if they belong to the vendor, each once', async () => {
    const [one, two, foreign] = [await freshOrder(), await freshOrder(), await freshOrder(Date.now(), 'd002')];
    for (const order of [one, two, foreign]) await storedOrder(order);
    const wanted = [two, foreign, one, two].map(({ orderId }) => orderId);
    const found = await store.findMany('d001', [...wanted, 'd001-none']);
    expect(found.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))).toEqual([one, two]);
    expect(await store.findMany('demo', wanted)).toEqual([]);
    expect(await store.findMany('d001', [])).toEqual([]);
  });

  it('are read since an instant, newest first, with what shows that an order is repeated', async () => {
    const midnight = Date.parse('2031-01-01T00:00:00.000Z');
    const days = await Promise.all([-1, 0, 1, 2].map((minutes) => freshOrder(midnight + minutes * 60_000)));
    const foreign = await freshOrder(midnight, 'd002');
    for (const order of [...days, foreign]) await storedOrder(order);
    const since = new Date(midnight).toISOString();
    const expected = days
      .slice(1)
      .toReversed()
      .map(({ orderId, status, amount, customer: { phoneNumber, address, latitude, longitude } }) => ({
        orderId,
        status,
        amount,
        customer: { phoneNumber, address, latitude, longitude },
      }));
    expect(await store.atDoors('d001', since, 10)).toEqual(expected);
    expect(await store.atDoors('d001', since, 2)).toEqual(expected.slice(0, 2));
  });

  it('are changed only if the copy that was read is still current', async () => {
    const before = await storedOrder();
    expect(await store.save(changeTo(before, 'ASSIGNED_TO_TRANSPORT'))).toBe('saved');
    expect(await store.save(changeTo(before, 'CANCELLED'))).toBe('changed-meanwhile');
    expect((await store.find(before.orderId))?.status).toBe('ASSIGNED_TO_TRANSPORT');
  });

  it('accept only one of several simultaneous changes', async () => {
    const before = await storedOrder();
    const steps: OrderStatus[] = ['ASSIGNED_TO_TRANSPORT', 'NEAR_VENDOR', 'PICKED_UP', 'CANCELLED'];
    const outcomes = await Promise.all(steps.map((status) => store.save(changeTo(before, status))));
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
    expect((await store.find(before.orderId))?.status_history).toHaveLength(4);
  });

  it('are not created when their id is taken, their quote is used or their key was used', async () => {
    const usedQuote = { quoteId: `spent-${Math.random()}`, expiresAt: Date.now() + 60_000 };
    const once = { scope: 'a:create-order', key: `key-${Math.random()}`, bodyHash: 'h' };
    const first = await freshOrder();
    const write = (order: OrderRecord): Parameters<OrderStore['create']>[0] => ({
      ...bare,
      order,
      event: orderOnTheWire(order, Date.now()),
    });
    expect(await store.create({ ...write(first), usedQuote, once }, null)).toBe('created');
    expect(await store.create(write(first), null)).toBe('id-taken');
    const second = await freshOrder();
    expect(await store.create({ ...write(second), usedQuote }, null)).toBe('quote-used');
    await expect(store.create({ ...write(second), once }, null)).rejects.toThrow(KeyAlreadyUsed);
    expect(await store.find(second.orderId)).toBeNull();
  });

  it('are not changed when the quote of the change is used or its key was used', async () => {
    const usedQuote = { quoteId: `spent-${Math.random()}`, expiresAt: Date.now() + 60_000 };
    const once = { scope: 'a:update-order', key: `key-${Math.random()}`, bodyHash: 'h' };
    const [one, other] = [await storedOrder(), await storedOrder()];
    expect(await store.save(changeTo(one, 'NEAR_VENDOR', { usedQuote, once }))).toBe('saved');
    expect(await store.save(changeTo(other, 'NEAR_VENDOR', { usedQuote }))).toBe('quote-used');
    await expect(store.save(changeTo(other, 'NEAR_VENDOR', { once }))).rejects.toThrow(KeyAlreadyUsed);
    expect(await store.find(other.orderId)).toEqual(other);
  });

  it('are listed newest first from any position, by vendor and by family', async () => {
    const start = Date.UTC(2026, 0, 1);
    const made: OrderRecord[] = [];
    for (const [index, vendorId] of ['d001', 'd002', 'd001'].entries()) {
      made.push(await storedOrder(await freshOrder(start + index * 1000, vendorId)));
    }
    const [a, b, c] = made.map(({ orderId }) => orderId);
    const window = { from: new Date(start).toISOString(), to: new Date(start + 60_000).toISOString() };
    const list = async (query: Partial<OrderQuery> & Pick<OrderQuery, 'scope'>): Promise<string[]> =>
      (await store.list({ ...everything, ...window, ...query })).map(({ orderId }) => orderId);
    expect(await list({ scope: { vendorId: 'd001' } })).toEqual([c, a]);
    expect(await list({ scope: { familyId: 'demo' } })).toEqual([c, b, a]);
    expect(await list({ scope: { familyId: 'demo' }, limit: 1 })).toEqual([c]);
    const after = { createdAt: made[1]?.created_at ?? '', orderId: b ?? '' };
    expect(await list({ scope: { familyId: 'demo' }, after })).toEqual([a]);
    expect(await list({ scope: { familyId: 'demo' }, to: window.from })).toEqual([a]);
  });

  it('are found by status, search and phone number', async () => {
    const start = Date.UTC(2026, 1, 1);
    const window = { from: new Date(start).toISOString(), to: new Date(start + 60_000).toISOString() };
    const [plain, delayed, late] = [await freshOrder(start), await freshOrder(start + 1), await freshOrder(start + 2)];
    await storedOrder({ ...plain, customer: { ...plain.customer, name: 'Ploy 100%', phoneNumber: '0899999999' } });
    await storedOrder(delayed);
    await store.save(changeTo(delayed, 'DELAYED'));
    await storedOrder(late);
    const collected = changeTo(late, 'PICKED_UP');
    await store.save(collected);
    await store.save(changeTo(collected.order, 'DELAYED'));
    const list = async (query: Partial<OrderQuery>): Promise<string[]> =>
      (await store.list({ ...everything, ...window, scope: { vendorId: 'd001' }, ...query })).map(
        ({ orderId }) => orderId,
      );
    const statuses = ['WAITING_FOR_TRANSPORT', 'PICKED_UP'];
    expect(await list({ status: { statuses, delayed: 'none' } })).toEqual([plain.orderId]);
    expect(await list({ status: { statuses, delayed: 'new' } })).toEqual([delayed.orderId, plain.orderId]);
    expect(await list({ status: { statuses, delayed: 'collected' } })).toEqual([late.orderId, plain.orderId]);
    expect(await list({ status: { statuses, delayed: 'all' } })).toHaveLength(3);
    expect(await list({ find: { kind: 'text', text: '100%' } })).toEqual([plain.orderId]);
    expect(await list({ find: { kind: 'text', text: 'ploy' } })).toEqual([plain.orderId]);
    expect(await list({ find: { kind: 'order-id', prefix: delayed.orderId } })).toEqual([delayed.orderId]);
    expect(await list({ find: { kind: 'phone', digits: '899999999' } })).toEqual([plain.orderId]);
    expect(await list({ phone: '899999999' })).toEqual([plain.orderId]);
    expect(await list({ phone: '812345678' })).toEqual([late.orderId, delayed.orderId]);
  });

  it('are added up by the domain’s table, whatever the payment method and the status', async () => {
    const start = Date.UTC(2026, 2, 1);
    const made: OrderRecord[] = [];
    for (const [index, [paymentMethod, statuses]] of moneySamples.entries()) {
      const order = await freshOrder(start + index);
      const amount = index % 5 === 4 ? null : 1000 + index;
      const fee = { ...order.fee, total: 100_000 + index };
      made.push(await storedOrder(withStatuses({ ...order, paymentMethod, amount, fee }, statuses)));
    }
    const window = { from: new Date(start).toISOString(), to: new Date(start + 60_000).toISOString() };
    const filter = { ...everything, ...window, scope: { vendorId: 'd001' } };
    expect(await store.totals(filter)).toEqual(sumOf(made));
    const delivered = { statuses: ['DELIVERED'], delayed: 'none' as const };
    expect(await store.totals({ ...filter, status: delivered })).toEqual(
      sumOf(made.filter(({ status }) => status === 'DELIVERED')),
    );
    expect(await store.totals({ ...filter, to: new Date(start - 1).toISOString() })).toEqual(sumOf([]));
    expect(await store.totals({ ...filter, phone: '1', find: { kind: 'phone', digits: '2' } })).toEqual(sumOf([]));
  });
});
