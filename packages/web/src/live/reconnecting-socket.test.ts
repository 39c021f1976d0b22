import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeSocket, LiveTestRig, subscribed, update } from './live-fixture.ts';
import type { LiveClient } from './live-client.ts';

let rig: LiveTestRig;
let client: LiveClient;
beforeEach(() => {
  rig = new LiveTestRig();
  ({ client } = rig);
});

describe('a change of vendor', () => {
  it('ignores late changes of the previous vendor', async () => {
    const received: string[] = [];
    client.listen({ onOrder: ({ order_id }) => received.push(order_id) });
    const socket = await rig.follow('d001');
    client.follow('d002', false);
    socket.receive(update('d001-a', '50'));
    socket.receive(subscribed('d002', '40'));
    socket.receive(update('d002-a', '51'));
    expect(received).toEqual(['d002-a']);
  });

  it('counts only the answer to the last of several subscriptions', async () => {
    client.follow('demo', false);
    const socket = await rig.socket();
    socket.emit('open');
    client.follow('demo', true);
    socket.receive(subscribed('demo', '10'));
    expect(client.coverage.get()).toBeNull();
    socket.receive(subscribed('demo', '11'));
    expect(client.coverage.get()).toEqual({ vendorId: 'demo', includeOutlets: true });
  });

  it('is offline after a rejected subscription, and retries less and less often', async () => {
    const socket = await rig.follow('d001');
    client.follow('d002', false);
    const rejection = { type: 'error', code: 'live.subscription-rejection', message: '', vendor_id: 'd002' } as const;
    socket.receive(rejection);
    expect(client.status.get()).toBe('offline');
    expect(client.coverage.get()).toBeNull();
    for (let times = 0; times < 6; times += 1) {
      await rig.pass(7500);
      const next = await rig.socket();
      next.emit('open');
      next.receive(rejection);
    }
    expect((rig.timers[0]?.at ?? 0) - rig.nowMs).toBeGreaterThan(1000);
  });
});

describe('a socket that looks open', () => {
  it('pings a socket without heartbeats, and reconnects if there is no answer', async () => {
    const socket = await rig.follow('d001', '10');
    await rig.pass(35_000);
    expect(socket.sent.at(-1)).toEqual({ action: 'ping' });
    await rig.pass(10_000);
    expect(socket.isClosed).toBe(true);
    expect(client.status.get()).toBe('offline');
    await rig.pass(1500);
    const next = await rig.socket();
    next.emit('open');
    expect(next.sent).toEqual([{ action: 'subscribeToVendor', vendor_id: 'd001', cursor: '10' }]);
  });

  it('sends no ping while heartbeats arrive', async () => {
    const socket = await rig.follow('d001', '10');
    for (let times = 0; times < 10; times += 1) {
      await rig.pass(20_000);
      socket.receive({ type: 'heartbeat', cursor: '10' });
    }
    expect(socket.isClosed).toBe(false);
    expect(socket.sent).toHaveLength(1);
  });

  it('pings the socket when the device wakes, and keeps it if it answers', async () => {
    const socket = await rig.follow('d001', '10');
    rig.nowMs += 8 * 3_600_000;
    client.wake();
    expect(socket.sent.at(-1)).toEqual({ action: 'ping' });
    socket.receive({ type: 'heartbeat', cursor: '10' });
    await rig.pass(20_000);
    expect(socket.isClosed).toBe(false);
    expect(rig.sockets).toHaveLength(1);
  });

  it('gives up a socket that never opens', async () => {
    client.follow('d001', false);
    const stuck = await rig.socket();
    await rig.pass(45_000);
    expect(stuck.isClosed).toBe(true);
    expect(stuck.sent).toEqual([]);
    await rig.pass(1500);
    expect(rig.sockets).toHaveLength(2);
  });

  it('reports the time of the last message, not of the loss', async () => {
    const socket = await rig.follow('d001', '10');
    await rig.pass(7_000);
    socket.receive({ type: 'heartbeat', cursor: '10' });
    const lastHeard = rig.nowMs;
    await rig.pass(60_000);
    expect(client.status.get()).toBe('offline');
    expect(client.lastReceivedAt()).toBe(lastHeard);
  });
});

describe('the cursor', () => {
  const cursorAfter = async (socket: FakeSocket): Promise<unknown> => {
    socket.emit('close');
    await rig.pass(1500);
    const next = await rig.socket();
    next.emit('open');
    return (next.sent[0] as { cursor?: string }).cursor;
  };

  it('advances the cursor with each heartbeat, so that a quiet shop does not fall behind', async () => {
    const socket = await rig.follow('d001', '10');
    socket.receive({ type: 'heartbeat', cursor: '90000' });
    expect(await cursorAfter(socket)).toBe('90000');
  });

  it('never moves the cursor back, even if updates arrive out of order or twice', async () => {
    const socket = await rig.follow('d001', '10');
    for (const at of ['12', '11', '12', '9']) socket.receive(update('d001-a', at));
    socket.receive({ type: 'heartbeat', cursor: '8' });
    expect(await cursorAfter(socket)).toBe('12');
  });

  it('accepts a lower cursor from another log', async () => {
    const socket = await rig.follow('d001', '1000');
    socket.receive({ type: 'heartbeat' });
    socket.emit('close');
    await rig.pass(1500);
    const next = await rig.socket();
    next.emit('open');
    next.receive(subscribed('d001', '3', true));
    expect(await cursorAfter(next)).toBe('3');
  });

  it('advances the cursor past an unreadable update and requests a reload of the lists', async () => {
    let resyncs = 0;
    client.listen({ onOrder: () => undefined, onResync: () => (resyncs += 1) });
    const socket = await rig.follow('d001', '10');
    socket.receive({ type: 'unreadable-update', cursor: '11' });
    expect(resyncs).toBe(2);
    expect(socket.isClosed).toBe(false);
    expect(await cursorAfter(socket)).toBe('11');
  });
});
