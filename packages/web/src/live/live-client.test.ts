import { beforeEach, describe, expect, it } from 'vitest';
import { LiveTestRig, subscribed, update } from './live-fixture.ts';
import type { LiveClient } from './live-client.ts';

let rig: LiveTestRig;
let client: LiveClient;
beforeEach(() => {
  rig = new LiveTestRig();
  ({ client } = rig);
});

describe('the live channel', () => {
  it('requests a ticket and subscribes as soon as the socket is open', async () => {
    client.follow('d001', true);
    const socket = await rig.socket();
    expect(socket.ticket).toBe('ticket-1');
    expect(socket.sent).toEqual([]);
    socket.emit('open');
    expect(socket.sent).toEqual([{ action: 'subscribeToVendor', vendor_id: 'd001', include_outlets: true }]);
    expect(client.status.get()).toBe('connecting');
    socket.receive(subscribed('d001', '10'));
    expect(client.status.get()).toBe('live');
  });

  it('subscribes only to the last vendor that was chosen while the socket was opening', async () => {
    client.follow('d001', false);
    client.follow('d002', false);
    const socket = await rig.socket();
    socket.emit('open');
    expect(rig.sockets).toHaveLength(1);
    expect(socket.sent).toEqual([{ action: 'subscribeToVendor', vendor_id: 'd002' }]);
  });

  it('subscribes to another vendor on the same socket', async () => {
    const socket = await rig.follow('d001');
    client.follow('d002', false);
    expect(socket.sent.at(-1)).toEqual({ action: 'subscribeToVendor', vendor_id: 'd002' });
  });

  it('sends nothing when the same vendor is followed again', async () => {
    const socket = await rig.follow('d001');
    client.follow('d001', false);
    await rig.settle();
    expect(rig.sockets).toHaveLength(1);
    expect(socket.sent).toHaveLength(1);
  });
});

describe('the coverage of the channel', () => {
  it('covers the vendor as soon as the server has confirmed it', async () => {
    client.follow('d001', true);
    const socket = await rig.socket();
    socket.emit('open');
    expect(client.coverage.get()).toBeNull();
    socket.receive(subscribed('d001', '10'));
    expect(client.coverage.get()).toEqual({ vendorId: 'd001', includeOutlets: true });
  });

  it('still covers the vendor after a lost connection, because missed changes are sent again', async () => {
    const socket = await rig.follow('d001');
    socket.emit('close');
    expect(client.coverage.get()?.vendorId).toBe('d001');
  });

  it('covers no vendor while another one is not confirmed yet, nor after the channel is closed', async () => {
    const socket = await rig.follow('d001');
    client.follow('d002', false);
    socket.receive(subscribed('d001', '11'));
    expect(client.coverage.get()).toBeNull();
    socket.receive(subscribed('d002', '12'));
    expect(client.coverage.get()?.vendorId).toBe('d002');
    client.close();
    expect(client.coverage.get()).toBeNull();
  });
});

describe('a lost connection', () => {
  it('reconnects after about a second with a new ticket and the last cursor', async () => {
    const socket = await rig.follow('d001', '10');
    socket.receive(update('d001-a', '12'));
    socket.emit('close');
    expect(client.status.get()).toBe('offline');
    expect(rig.timers.map(({ at }) => at - rig.nowMs)).toEqual([1000]);
    await rig.pass(1500);
    const next = await rig.socket();
    next.emit('open');
    expect(next.ticket).toBe('ticket-2');
    expect(next.sent).toEqual([{ action: 'subscribeToVendor', vendor_id: 'd001', cursor: '12' }]);
    next.receive(subscribed('d001', '12'));
    expect(client.status.get()).toBe('live');
  });

  it('retries when even the ticket request fails', async () => {
    rig.openTicket = () => Promise.reject(new Error('no network'));
    client.follow('d001', false);
    await rig.settle();
    expect(client.status.get()).toBe('offline');
    rig.openTicket = async () => 'late';
    await rig.pass(1500);
    expect((await rig.socket()).ticket).toBe('late');
  });

  it('backs off to about 5 seconds between attempts', async () => {
    rig.openTicket = () => Promise.reject(new Error('no network'));
    client.follow('d001', false);
    await rig.settle();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const wait = (rig.timers[0]?.at ?? rig.nowMs) - rig.nowMs;
      waits.push(wait);
      await rig.pass(wait);
    }
    expect(waits.slice(0, 4)).toEqual([1000, 1000, 1000, 1000]);
    expect(Math.max(...waits)).toBe(5000);
  });

  it('reconnects at once, and only once, when the network returns', async () => {
    const socket = await rig.follow('d001');
    socket.emit('close');
    client.wake();
    await rig.settle();
    await rig.pass(1500);
    expect(rig.sockets).toHaveLength(2);
  });
});

describe('a message of the channel', () => {
  it('passes orders to a listener until it unsubscribes', async () => {
    const received: string[] = [];
    const stop = client.listen({ onOrder: ({ order_id }) => received.push(order_id) });
    const socket = await rig.follow('d001');
    socket.receive(update('d001-a', '11'));
    stop();
    socket.receive(update('d001-b', '12'));
    expect(received).toEqual(['d001-a']);
  });

  it('drops an order that the newer-copy rule rejects', async () => {
    const received: string[] = [];
    client.listen({
      accepts: ({ order_id }) => order_id !== 'old',
      onOrder: ({ order_id }) => received.push(order_id),
    });
    const socket = await rig.follow('d001');
    socket.receive(update('old', '11'));
    socket.receive(update('new', '12'));
    expect(received).toEqual(['new']);
  });

  it('requests a reload of the lists at the start of the stream and when the server reports a gap', async () => {
    let resyncs = 0;
    client.listen({ onOrder: () => undefined, onResync: () => (resyncs += 1) });
    const socket = await rig.follow('d001');
    expect(resyncs).toBe(1);
    socket.emit('close');
    await rig.pass(1500);
    const next = await rig.socket();
    next.emit('open');
    next.receive(subscribed('d001', '20'));
    expect(resyncs).toBe(1);
    next.receive(subscribed('d001', '90', true));
    expect(resyncs).toBe(2);
  });

  it('ignores the answer for a vendor that it no longer follows', async () => {
    const socket = await rig.follow('d001', '10');
    client.follow('d002', false);
    socket.receive(subscribed('d001', '99'));
    socket.emit('close');
    await rig.pass(1500);
    const next = await rig.socket();
    next.emit('open');
    expect(next.sent).toEqual([{ action: 'subscribeToVendor', vendor_id: 'd002' }]);
  });
});

describe('a closed channel', () => {
  it('closes its socket and does not reconnect after close()', async () => {
    const socket = await rig.follow('d001');
    client.close();
    expect(socket.isClosed).toBe(true);
    socket.emit('close');
    expect(rig.timers).toEqual([]);
    expect(client.status.get()).toBe('connecting');
  });

  it('opens no socket for a ticket that arrives after close()', async () => {
    client.follow('d001', false);
    client.close();
    await rig.settle();
    expect(rig.sockets).toEqual([]);
  });

  it('can follow another vendor after close()', async () => {
    await rig.follow('d001');
    client.close();
    await rig.follow('d002');
    expect(rig.sockets).toHaveLength(2);
  });
});
