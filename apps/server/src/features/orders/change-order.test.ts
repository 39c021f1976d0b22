import { describe, expect, test } from 'vitest';
import { carryOrder } from './carry-order.ts';
import { afterStep, changeOrder } from './change-order.ts';
import { context, flagsWith, ordersScene, sampleRequest, stranger } from './order-samples.ts';

const cancelBody = { vendor_id: 'd001', reason: 'mistake-error' as const };

describe('a change of an order', () => {
  test('is decided again on the newer copy after it loses a race', async () => {
    const scene = ordersScene();
    const { order_id: id } = await scene.created();
    const seen: string[] = [];
    const outcome = await changeOrder(scene.needs, id, (order) => {
      seen.push(order.status);
      if (seen.length === 1) {
        const other = afterStep(order, { status: 'ASSIGNED_TO_TRANSPORT', by: 'fleet' }, scene.clock.now);
        if (other.ok) scene.store.orders.set(id, { ...other.order, version: order.version + 1 });
      }
      const step = afterStep(order, { status: 'COURIER_ACCEPTED_DELIVERY', by: 'fleet' }, scene.clock.now);
      return step.ok ? { order: step.order } : { leave: step.refusal };
    });
    expect(seen).toEqual(['WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT']);
    expect(outcome).toMatchObject({ kind: 'changed', order: { status: 'COURIER_ACCEPTED_DELIVERY', version: 3 } });
  });

  test('throws when other changes are faster every time', async () => {
    const scene = ordersScene();
    const { order_id: id } = await scene.created();
    const save = async (): Promise<'changed-meanwhile'> => 'changed-meanwhile';
    const store = Object.assign(Object.create(scene.store), { save });
    await expect(changeOrder({ ...scene.needs, store }, id, (order) => ({ order }))).rejects.toThrow(
      'changed by others',
    );
  });

  test('never adds an earlier time to the history when clocks differ', async () => {
    const scene = ordersScene();
    const { order_id: id } = await scene.created();
    scene.clock.now -= 5000;
    const outcome = await carryOrder(scene.needs, id, () => ({
      step: { status: 'ASSIGNED_TO_TRANSPORT', by: 'fleet' },
    }));
    expect(outcome.kind).toBe('changed');
    const times = scene.store.orders.get(id)?.status_history.map(({ created_at: at }) => Date.parse(at)) ?? [];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('does not apply the fleet’s facts when its step is refused', async () => {
    const scene = ordersScene();
    const { order_id: id } = await scene.created();
    const outcome = await carryOrder(scene.needs, id, () => ({
      step: { status: 'RETURNED_TO_VENDOR', by: 'fleet' },
      facts: { fleetSequence: 9 },
    }));
    expect(outcome.kind).toBe('refused');
    expect(scene.store.orders.get(id)?.fleetSequence).toBe(0);
  });
});

describe('a hand-over', () => {
  const handOver = { rider: { latitude: 13.7, longitude: 100.5, at: 1, accuracyMetres: null }, deliveredAt: 2 };
  const delivered = { step: { status: 'DELIVERED', by: 'fleet' }, handOver } as const;
  const learned = ({ store }: ReturnType<typeof ordersScene>) =>
    store.writes.flatMap(({ jobs }) => jobs).filter(({ name }) => name === 'learn-hand-over');

  test('is reported to the address book once, with the step that delivers the order', async () => {
    const scene = ordersScene();
    const { order_id: orderId } = await scene.created();
    expect((await carryOrder(scene.needs, orderId, () => delivered)).kind).toBe('changed');
    expect((await carryOrder(scene.needs, orderId, () => delivered)).kind).toBe('refused');
    expect(learned(scene)).toMatchObject([{ key: orderId, payload: { orderId, handOver } }]);
  });

  test('is not reported to the address book for a guest’s customer', async () => {
    const scene = ordersScene();
    const { order_id: orderId } = await scene.created();
    const order = scene.store.orders.get(orderId);
    if (order) scene.store.orders.set(orderId, { ...order, guestId: 'guest-1' });
    expect((await carryOrder(scene.needs, orderId, () => delivered)).kind).toBe('changed');
    expect(learned(scene)).toEqual([]);
  });
});

describe('a cancellation', () => {
  test('stores its reason and takes the order back from the fleet', async () => {
    const scene = ordersScene();
    const { order_id: id } = await scene.created();
    const outcome = await scene.feature.handlers.cancelOrder({
      ...context,
      params: undefined,
      query: undefined,
      body: { ...cancelBody, order_id: id },
    });
    expect(outcome).toMatchObject({
      ok: true,
      answer: {
        result: { status: 'CANCELLED', status_history: [{}, {}, {}, { reason: 'mistake-error', by: 'vendor' }] },
      },
    });
    expect(scene.store.writes.at(-1)?.jobs).toMatchObject([{ name: 'withdraw-order', payload: { orderId: id } }]);
    expect(scene.store.orders.get(id)?.cancellation).toEqual({ reason: 'mistake-error', by: 'account-1' });
  });

  test('is refused once the rider has collected the order, and names the current status', async () => {
    const scene = ordersScene();
    const { order_id: id } = await scene.created();
    await carryOrder(scene.needs, id, () => ({ step: { status: 'PICKED_UP', by: 'fleet' } }));
    const outcome = await scene.feature.handlers.cancelOrder({
      ...context,
      params: undefined,
      query: undefined,
      body: { ...cancelBody, order_id: id },
    });
    expect(outcome).toMatchObject({
      refusals: [{ code: 'order.cannot-cancel', values: { status: 'PICKED_UP' } }],
    });
  });

  test('is refused for a delayed order unless its flag is on', async () => {
    const scene = ordersScene({ flags: async () => flagsWith({ 'delayed-cancellation': true }) });
    const { order_id: id } = await scene.created();
    await carryOrder(scene.needs, id, () => ({ step: { status: 'DELAYED', by: 'fleet' } }));
    const body = { ...cancelBody, order_id: id };
    const request = { ...context, params: undefined, query: undefined, body };
    const strict = ordersScene({ store: scene.store });
    expect((await strict.feature.handlers.cancelOrder(request)).ok).toBe(false);
    expect((await scene.feature.handlers.cancelOrder(request)).ok).toBe(true);
  });
});

describe('an order of another vendor', () => {
  test('is not found by a stranger, through another vendor, or when it does not exist', async () => {
    const scene = ordersScene();
    const { order_id: id } = await scene.created(sampleRequest());
    const get = async (vendorId: string, orderId: string, principal = context.principal): Promise<unknown> =>
      scene.feature.handlers.getOrder({
        ...context,
        principal,
        params: undefined,
        query: { vendorId, orderId },
        body: undefined,
      });
    const notFound = { ok: false, refusals: [{ code: 'order.not-found' }] };
    expect(await get('d001', id)).toMatchObject({ ok: true });
    expect(await get('demo', id)).toMatchObject({ ok: true });
    expect(await get('d001', id, stranger)).toEqual(notFound);
    expect(await get('d002', id)).toEqual(notFound);
    expect(await get('d001', 'd001-0000000000')).toEqual(notFound);
    const cancelled = await scene.feature.handlers.cancelOrder({
      ...context,
      principal: stranger,
      params: undefined,
      query: undefined,
      body: { ...cancelBody, order_id: id },
    });
    expect(cancelled).toEqual(notFound);
  });
});
