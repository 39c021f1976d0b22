import { beforeEach, describe, expect, it } from 'vitest';
import { LiveRig, subscribed, update } from './live-fixture.ts';
import type { LiveClient } from './live-client.ts';

let rig: LiveRig;
let client: LiveClient;
beforeEach(() => {
  rig = new LiveRig();
  ({ client } = rig);
});

describe('the live channel', () => {
  it('asks for a ticket, and says whom to follow as soon as the socket is open', async () => {
    client.follow('d001', true);
    const opened = await rig.socket();
    expect(opened.ticket).toBe('ticket-1');
    expect(opened.sent).toEqual([]);
    opened.happen('open');
    expect(opened.sent).toEqual([{ action: 'subscribeToVendor', vendor_id: 'd001', include_outlets: true }]);
    expect(client.status.get()).toBe('connecting');
    opened.receive(subscribed('d001', '10'));
    expect(client.status.get()).toBe('live');
  });

  it('follows only the last vendor that was chosen while it was opening', async () => {
    client.follow('d001', false);
    client.follow('d002', false);
    const opened = await rig.socket();
    opened.happen('open');
    expect(rig.sockets).toHaveLength(1);
    expect(opened.sent).toEqual([{ action: 'subscribeToVendor', vendor_id: 'd002' }]);
  });

  it('follows another vendor on the same socket, from now on', async () => {
    const opened = await rig.follow('d001');
    client.follow('d002', false);
    expect(opened.sent.at(-1)).toEqual({ action: 'subscribeToVendor', vendor_id: 'd002' });
  });

  it('opens nothing anew for the same vendor', async () => {
    const opened = await rig.follow('d001');
    client.follow('d001', false);
    await rig.settle();
    expect(rig.sockets).toHaveLength(1);
    expect(opened.sent).toHaveLength(1);
  });
});

describe('what is read from the lists', () => {
  it('misses no change once the server has confirmed the vendor', async () => {
    client.follow('d001', true);
    const opened = await rig.socket();
    opened.happen('open');
    expect(client.covers.get()).toBeNull();
    opened.receive(subscribed('d001', '10'));
    expect(client.covers.get()).toEqual({ vendorId: 'd001', includeOutlets: true });
  });

  it('misses none after a lost connection either, since what was missed is sent again', async () => {
    const opened = await rig.follow('d001');
    opened.happen('close');
    expect(client.covers.get()?.vendorId).toBe('d001');
  });

  it('may miss one while another vendor is not confirmed yet, and when the channel is closed', async () => {
    const opened = await rig.follow('d001');
    client.follow('d002', false);
    opened.receive(subscribed('d001', '11'));
    expect(client.covers.get()).toBeNull();
    opened.receive(subscribed('d002', '12'));
    expect(client.covers.get()?.vendorId).toBe('d002');
    client.close();
    expect(client.covers.get()).toBeNull();
  });
});

describe('a lost connection', () => {
  it('comes back after about a second with a new ticket and the last cursor, so that nothing is lost', async () => {
    const opened = await rig.follow('d001', '10');
    opened.receive(update('d001-a', '12'));
    opened.happen('close');
    expect(client.status.get()).toBe('offline');
    expect(rig.timers.map(({ at }) => at - rig.nowMs)).toEqual([1000]);
    await rig.pass(1500);
    const next = await rig.socket();
    next.happen('open');
    expect(next.ticket).toBe('ticket-2');
    expect(next.sent).toEqual([{ action: 'subscribeToVendor', vendor_id: 'd001', cursor: '12' }]);
    next.receive(subscribed('d001', '12'));
    expect(client.status.get()).toBe('live');
  });

  it('is tried again when not even a ticket can be had', async () => {
    rig.openTicket = () => Promise.reject(new Error('no network'));
    client.follow('d001', false);
    await rig.settle();
    expect(client.status.get()).toBe('offline');
    rig.openTicket = async () => 'late';
    await rig.pass(1500);
    expect((await rig.socket()).ticket).toBe('late');
  });

  it('is asked for ever less often, and still about every 5 seconds', async () => {
    rig.openTicket = () => Promise.reject(new Error('no network'));
    client.follow('d001', false);
    await rig.settle();
    const waits: number[] = [];
    for (let tried = 0; tried < 10; tried += 1) {
      const wait = (rig.timers[0]?.at ?? rig.nowMs) - rig.nowMs;
      waits.push(wait);
      await rig.pass(wait);
    }
    expect(waits.slice(0, 4)).toEqual([1000, 1000, 1000, 1000]);
    expect(Math.max(...waits)).toBe(5000);
  });

  it('is tried at once when the network comes back, and only once', async () => {
    const opened = await rig.follow('d001');
    opened.happen('close');
    client.wake();
    await rig.settle();
    await rig.pass(1500);
    expect(rig.sockets).toHaveLength(2);
  });
});

describe('what the channel hears', () => {
  it('goes to every listener until it stops listening', async () => {
    const heard: string[] = [];
    const stop = client.listen({ onOrder: ({ order_id }) => heard.push(order_id) });
    const opened = await rig.follow('d001');
    opened.receive(update('d001-a', '11'));
    stop();
    opened.receive(update('d001-b', '12'));
    expect(heard).toEqual(['d001-a']);
  });

  it('is dropped where the newer-copy rule refuses it', async () => {
    const heard: string[] = [];
    client.listen({ accepts: ({ order_id }) => order_id !== 'old', onOrder: ({ order_id }) => heard.push(order_id) });
    const opened = await rig.follow('d001');
    opened.receive(update('old', '11'));
    opened.receive(update('new', '12'));
    expect(heard).toEqual(['new']);
  });

  it('asks for the lists anew when the stream may have a gap: at its start and when the server says so', async () => {
    let resyncs = 0;
    client.listen({ onOrder: () => undefined, onResync: () => (resyncs += 1) });
    const opened = await rig.follow('d001');
    expect(resyncs).toBe(1);
    opened.happen('close');
    await rig.pass(1500);
    const next = await rig.socket();
    next.happen('open');
    next.receive(subscribed('d001', '20'));
    expect(resyncs).toBe(1);
    next.receive(subscribed('d001', '90', true));
    expect(resyncs).toBe(2);
  });

  it('leaves out the answer to a vendor that is not followed any more', async () => {
    const opened = await rig.follow('d001', '10');
    client.follow('d002', false);
    opened.receive(subscribed('d001', '99'));
    opened.happen('close');
    await rig.pass(1500);
    const next = await rig.socket();
    next.happen('open');
    expect(next.sent).toEqual([{ action: 'subscribeToVendor', vendor_id: 'd002' }]);
  });
});

describe('a closed channel', () => {
  it('closes its socket, and neither reconnects nor listens', async () => {
    const opened = await rig.follow('d001');
    client.close();
    expect(opened.closed).toBe(true);
    opened.happen('close');
    expect(rig.timers).toEqual([]);
    expect(client.status.get()).toBe('connecting');
  });

  it('opens no socket for a ticket that comes too late', async () => {
    client.follow('d001', false);
    client.close();
    await rig.settle();
    expect(rig.sockets).toEqual([]);
  });

  it('can be opened again', async () => {
    await rig.follow('d001');
    client.close();
    await rig.follow('d002');
    expect(rig.sockets).toHaveLength(2);
  });
});
