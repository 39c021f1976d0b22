import type { Order } from '@riderbell/contract/shapes/order.ts';
import { englishTexts } from '@riderbell/messages/texts.ts';
import { type NoteworthyChange, noteworthyChanges } from '@riderbell/domain/tracking/noteworthy-changes.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTexts } from '@riderbell/web/i18n/texts.ts';
import { activeOrdersKey, type OrderScope } from '../orders/data/active-orders.ts';
import { mergeUpdate, type OrdersSnapshot } from '../orders/data/orders-snapshot.ts';
import { anOrder } from '../orders/order-fixture.ts';
import { fakeNotifications } from './fake-notifications.ts';
import { createNotificationBoard } from './notification-board.ts';
import { startNotifier, turnName } from './notifier.ts';
import { lookAt } from './shared-turn.ts';

// Node has its own locks: one process is one browser.
const { locks } = navigator;

const texts = createTexts('en', async () => englishTexts.counter);
beforeAll(() => texts.load(['counter']));

const endings: (() => void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) end();
  await vi.waitFor(async () => expect((await locks.query()).held).toEqual([]));
});

function at(order_id: string, status: Order['status'], minute: number): Order {
  const customer = { ...anOrder().customer, name: `Customer ${order_id}` };
  return anOrder({
    order_id,
    status,
    customer,
    updated_at: new Date(Date.UTC(2026, 10, 21, 5, minute)).toISOString(),
  });
}

let vendors = 0;

/** A vendor for this test only, with orders whose riders have accepted. */
function aScope(): OrderScope {
  vendors += 1;
  return { vendorId: `v${vendors}`, includeOutlets: false };
}

const known = ['a', 'b', 'c', 'd', 'e'].map((id) => at(id, 'COURIER_ACCEPTED_DELIVERY', 1));

/** Waits until the cache has notified its listeners and the locks are granted. */
async function turn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await locks.query();
  await new Promise((resolve) => setTimeout(resolve));
}

/** One tab that has read the orders; the test ends its bursts. */
async function tab(
  scope: OrderScope,
  {
    chosen = noteworthyChanges,
    own = new Set(),
  }: { chosen?: readonly NoteworthyChange[]; own?: ReadonlySet<string> } = {},
) {
  const client = new QueryClient();
  const queryKey = activeOrdersKey(scope);
  const queryFn = async (): Promise<OrdersSnapshot> => ({ orders: known, readAtMs: 0 });
  endings.push(new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined));
  await vi.waitFor(() => expect(client.getQueryState(queryKey)?.fetchStatus).toBe('idle'));
  const { browser, api } = fakeNotifications();
  const opened: (string | null)[] = [];
  const told = () => browser.shown.map(({ title, options }) => `${title} | ${options.body ?? ''}`);
  let ended: (() => void) | null = null;
  const stop = startNotifier({
    client,
    scope,
    board: createNotificationBoard(api, () => ({})),
    locks,
    schedule(task) {
      ended = task;
      return () => (ended = null);
    },
    own,
    chosen: () => chosen,
    texts: () => texts.of('counter'),
    open: (orderId) => opened.push(orderId),
  });
  endings.push(stop);
  return {
    browser,
    opened,
    stop,
    live(...orders: Order[]) {
      for (const order of orders)
        client.setQueryData<OrdersSnapshot>(queryKey, (held) => (held === undefined ? held : mergeUpdate(held, order)));
    },
    async burstEnds() {
      await turn();
      const task = ended;
      ended = null;
      task?.();
      await turn();
    },
    turn,
    told,
  };
}

const speaks = (scope: OrderScope) =>
  vi.waitFor(async () =>
    expect((await locks.query()).held?.map(({ name }) => name)).toContain(`${turnName(scope)} speaks`),
  );

describe('notifying of orders', () => {
  it('names the customer and the change, and opens the order on a click', async () => {
    const scope = aScope();
    const own = await tab(scope);
    await speaks(scope);
    own.live(at('a', 'NEAR_VENDOR', 2));
    await own.burstEnds();
    await vi.waitFor(() => expect(own.told()).toEqual(['Customer a | The rider is near the collection point']));
    own.browser.shown[0]?.dispatchEvent(new Event('click'));
    expect(own.opened).toEqual(['a']);
  });

  it('replaces the previous notification about an order', async () => {
    const scope = aScope();
    const own = await tab(scope);
    await speaks(scope);
    own.live(at('a', 'NEAR_VENDOR', 2));
    await own.burstEnds();
    own.live(at('a', 'PICKED_UP', 3));
    await own.burstEnds();
    await vi.waitFor(() => expect(own.told()).toHaveLength(2));
    expect(own.browser.shown.map(({ options }) => options.tag)).toEqual(['riderbell a', 'riderbell a']);
  });

  it('combines a burst, and opens the list', async () => {
    const scope = aScope();
    const own = await tab(scope);
    await speaks(scope);
    own.live(...['a', 'b', 'c', 'd', 'e'].map((id) => at(id, 'PICKED_UP', 2)));
    await own.burstEnds();
    await vi.waitFor(() => expect(own.told()).toHaveLength(1));
    const [sum] = own.browser.shown;
    expect(sum?.title).toBe('5 orders changed');
    expect(sum?.options.body?.split('\n')).toHaveLength(4);
    expect(sum?.options.body).toMatch(/and 2 more$/);
    sum?.dispatchEvent(new Event('click'));
    expect(own.opened).toEqual([null]);
  });

  it('notifies only about the chosen changes', async () => {
    const scope = aScope();
    const own = await tab(scope, { chosen: ['delayed'] });
    await speaks(scope);
    own.live(at('a', 'NEAR_VENDOR', 2), at('b', 'DELAYED', 2));
    await own.burstEnds();
    await vi.waitFor(() => expect(own.told()).toEqual(['Customer b | The order is delayed']));
  });

  it('is silent while any tab shows these orders', async () => {
    const scope = aScope();
    const own = await tab(scope);
    await speaks(scope);
    const stopLooking = lookAt(locks, turnName(scope));
    endings.push(stopLooking);
    await vi.waitFor(async () => expect((await locks.query()).held).toHaveLength(2));
    own.live(at('a', 'NEAR_VENDOR', 2));
    await own.burstEnds();
    expect(own.told()).toEqual([]);
    own.live(at('b', 'NEAR_VENDOR', 2));
    await own.turn();
    stopLooking();
    await vi.waitFor(async () => expect((await locks.query()).held).toHaveLength(1));
    await own.burstEnds();
    expect(own.told()).toEqual([]);
    own.live(at('a', 'PICKED_UP', 3));
    await own.burstEnds();
    await vi.waitFor(() => expect(own.told()).toEqual(['Customer a | The rider has picked up the order']));
  });

  it('notifies from one of several tabs, and from the next when that one closes', async () => {
    const scope = aScope();
    const [first, second] = [await tab(scope), await tab(scope)];
    await speaks(scope);
    for (const one of [first, second]) one.live(at('a', 'NEAR_VENDOR', 2));
    for (const one of [first, second]) await one.burstEnds();
    await vi.waitFor(() => expect([...first.told(), ...second.told()]).toHaveLength(1));
    first.stop();
    await vi.waitFor(async () => expect((await locks.query()).pending).toEqual([]));
    second.live(at('b', 'NEAR_VENDOR', 2));
    await second.burstEnds();
    await vi.waitFor(() => expect(second.told()).toContain('Customer b | The rider is near the collection point'));
  });

  it('does not notify users about their own cancellations', async () => {
    const scope = aScope();
    const own = await tab(scope, { own: new Set(['a', 'c']) });
    await speaks(scope);
    own.live(at('a', 'CANCELLED', 2), at('b', 'CANCELLED', 2));
    await own.burstEnds();
    await vi.waitFor(() => expect(own.told()).toEqual(['Customer b | The order was cancelled']));
  });

  it('shows nothing after it is stopped, not even waiting changes', async () => {
    const scope = aScope();
    const own = await tab(scope);
    await speaks(scope);
    own.live(at('a', 'NEAR_VENDOR', 2));
    await own.turn();
    own.stop();
    await own.burstEnds();
    expect(own.told()).toEqual([]);
  });
});
