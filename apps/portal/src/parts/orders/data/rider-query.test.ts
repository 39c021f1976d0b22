import type { Order } from '@riderbell/contract/shapes/order.ts';
import { orderStatuses } from '@riderbell/domain/orders/order-status.ts';
import { showsRiderPosition } from '@riderbell/domain/orders/rider-visibility.ts';
import { environmentManager, focusManager, QueryObserver, skipToken } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { createQueryClient } from '@riderbell/web/query/query-client.ts';
import { anOrder } from '../order-fixture.ts';
import { riderQuery, shownPositionOf } from './rider-query.ts';

const rider = { id: 'r-7', name: 'Kittisak', phone_number: '+66810000007', vehicle: 'motorbike' } as const;

const position = { latitude: 13.73, longitude: 100.53, updated_at: '2026-11-21T05:02:30.000Z', eta_seconds: 60 };

/** An order that a rider has accepted and that has reached `status` since. */
function ridden(status: string): Order {
  const accepted = { status: 'COURIER_ACCEPTED_DELIVERY', created_at: '2026-11-21T05:01:00.000Z' };
  const now = { status, created_at: '2026-11-21T05:02:00.000Z' };
  return anOrder({ status, status_history: [accepted, ...(status === 'WAITING_FOR_TRANSPORT' ? [] : [now])], rider });
}

describe('the rider’s position', () => {
  it.each(orderStatuses)('is requested only while it may show: %s', (status) => {
    const asks = riderQuery(ridden(status)).queryFn !== skipToken;
    expect(asks).toBe(showsRiderPosition({ status }));
  });

  it('is not requested for a rider who has not accepted, or has dropped out', () => {
    expect(riderQuery(anOrder({ status: 'NEAR_VENDOR', rider })).queryFn).toBe(skipToken);
    const dropped = { status: 'WAITING_FOR_TRANSPORT', created_at: '2026-11-21T05:03:00.000Z' };
    const order = ridden('WAITING_FOR_TRANSPORT');
    expect(riderQuery({ ...order, status_history: [...order.status_history, dropped] }).queryFn).toBe(skipToken);
  });
});

describe('the last position that was read', () => {
  const failed = (status: number) =>
    new ApiProblem(
      status,
      [{ code: 'rider.not-found', translationKey: 'rider.not-found', field: null, values: {} }],
      null,
    );

  it('stays while the network or the server is away', () => {
    expect(shownPositionOf(ridden('PICKED_UP'), position, failed(0))).toBe(position);
    expect(shownPositionOf(ridden('PICKED_UP'), position, failed(503))).toBe(position);
  });

  it('disappears when the server no longer has the rider, and when the order has ended', () => {
    expect(shownPositionOf(ridden('PICKED_UP'), position, failed(404))).toBeNull();
    expect(shownPositionOf(ridden('DELIVERED'), position, null)).toBeNull();
    expect(shownPositionOf(ridden('PICKED_UP'), undefined, null)).toBeNull();
  });
});

describe('an open order', () => {
  let asked: string[];
  let stop: () => void = () => undefined;
  beforeEach(() => {
    asked = [];
    vi.useFakeTimers();
    environmentManager.setIsServer(() => false);
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return Response.json({ result: { ...rider, ...position } });
    });
  });
  afterEach(() => {
    stop();
    focusManager.setFocused(undefined);
    environmentManager.setIsServer(() => true);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Follows the order as the screen does. */
  function follow(order: Order): (next: Order) => void {
    const client = createQueryClient().queryClient;
    client.mount();
    const followed = new QueryObserver(client, riderQuery(order) as never);
    followed.subscribe(() => undefined);
    stop = () => {
      followed.destroy();
      client.unmount();
    };
    return (next) => followed.setOptions(riderQuery(next) as never);
  }
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

  it('requests the rider every few seconds until the order has ended', async () => {
    const goOn = follow(ridden('PICKED_UP'));
    await seconds(9);
    expect(asked).toHaveLength(3);
    expect(asked[0]).toMatch(/\/hurrier\/api\/v1\/riders\/r-7\?order_id=/);
    goOn(ridden('DELIVERED'));
    await seconds(60);
    expect(asked).toHaveLength(3);
  });

  it('shows the right age of a position on a device with a wrong clock', async () => {
    const seen = Date.parse(position.updated_at);
    const [serverNow, deviceNow] = [seen + 30_000, seen + 30_000 + 600_000];
    vi.setSystemTime(deviceNow);
    vi.stubGlobal('fetch', async () =>
      Response.json({ result: { ...rider, ...position } }, { headers: { date: new Date(serverNow).toUTCString() } }),
    );
    const { data } = await new QueryObserver(
      createQueryClient().queryClient,
      riderQuery(ridden('PICKED_UP')),
    ).refetch();
    expect(data?.seenAtMs).toBe(deviceNow - 30_000);
  });

  it('requests nothing while the tab is hidden, and at once when it is shown again', async () => {
    focusManager.setFocused(true);
    follow(ridden('PICKED_UP'));
    await seconds(1);
    focusManager.setFocused(false);
    await seconds(60);
    expect(asked).toHaveLength(1);
    focusManager.setFocused(true);
    await seconds(1);
    expect(asked).toHaveLength(2);
  });
});
