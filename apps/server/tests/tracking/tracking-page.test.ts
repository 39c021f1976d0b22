import { calls } from '@riderbell/contract/calls.ts';
import type { TrackingPageSettings } from '@riderbell/contract/shapes/tracking-page.ts';
import { defaultFlags } from '@riderbell/domain/flags/flags.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { rider } from '../fleet/fleet-reports.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { orderInProgress, tracked } from './linked-orders.ts';

const defaults: TrackingPageSettings = { show_rider_phone: true, show_map: true, note: '' };
const restricted: TrackingPageSettings = {
  show_rider_phone: false,
  show_map: false,
  note: 'Ring the bell twice, please.',
};

/** The present value of the flag tracking-page-settings. */
let offered = true;
const flags = () => ({ ...defaultFlags(), 'tracking-page-settings': offered });

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({
    overrides: { flags: { now: flags, of: async () => flags(), close: async () => undefined } },
  });
});
beforeEach(() => {
  offered = true;
});
afterAll(() => server.stop());

async function save(id: string, body: TrackingPageSettings): Promise<TrackingPageSettings> {
  const as = await server.demo();
  return (await server.client.answer(calls.saveTrackingPage, { params: { id }, body }, { as })).result;
}

async function pageOf(id: string): Promise<TrackingPageSettings> {
  const as = await server.demo();
  return (await server.client.answer(calls.getTrackingPage, { params: { id } }, { as })).result;
}

describeCall('getTrackingPage', () => server, {
  answers: async () => {
    // The vendor and its family have no settings.
    const as = await server.other();
    const { result } = await server.client.answer(calls.getTrackingPage, { params: { id: 'othr' } }, { as });
    expect(result).toEqual(defaults);
  },
  'vendor.not-found': async () => {
    const as = await server.other();
    expect(await server.client.refusal(calls.getTrackingPage, { params: { id: 'd001' } }, { as })).toEqual([
      'vendor.not-found',
    ]);
  },
  'tracking-page.not-offered': async () => {
    offered = false;
    const as = await server.demo();
    expect(await server.client.refusal(calls.getTrackingPage, { params: { id: 'd001' } }, { as })).toEqual([
      'tracking-page.not-offered',
    ]);
  },
});

describeCall('saveTrackingPage', () => server, {
  answers: async () => {
    expect(await save('d003', restricted)).toEqual(restricted);
    expect(await pageOf('d003')).toEqual(restricted);
    expect(await save('d003', { ...restricted, note: '  Thank you!\n ' })).toEqual({
      ...restricted,
      note: 'Thank you!',
    });
  },
  'vendor.not-found': async () => {
    const as = await server.other();
    const request = { params: { id: 'd003' }, body: defaults };
    const before = await pageOf('d003');
    expect(await server.client.refusal(calls.saveTrackingPage, request, { as })).toEqual(['vendor.not-found']);
    expect(await pageOf('d003')).toEqual(before);
  },
  'tracking-page.not-offered': async () => {
    offered = false;
    const as = await server.demo();
    const request = { params: { id: 'd001' }, body: defaults };
    expect(await server.client.refusal(calls.saveTrackingPage, request, { as })).toEqual(['tracking-page.not-offered']);
  },
});

describe('the settings of what recipients see', () => {
  it('apply immediately, also to open links, and not while the flag is off', async () => {
    const orderId = await orderInProgress(server);
    const reachable = { phone_number: rider.phoneNumber, position: { latitude: 13.74, longitude: 100.56 } };
    await save('d001', defaults);
    expect(await tracked(server, orderId)).toMatchObject({ note: null, rider: reachable });
    await save('d001', restricted);
    const shown = await tracked(server, orderId);
    expect(shown).toMatchObject({ note: restricted.note, rider: { phone_number: null, position: null } });
    offered = false;
    expect(await tracked(server, orderId)).toMatchObject({ note: null, rider: reachable });
  });

  it('are the parent’s until the vendor has its own', async () => {
    const orderId = await orderInProgress(server, { vendorId: 'a-001' });
    await save('demo', { ...defaults, note: 'From the whole family' });
    expect(await pageOf('a-001')).toMatchObject({ note: 'From the whole family' });
    expect((await tracked(server, orderId)).note).toBe('From the whole family');
    await save('a-001', { ...defaults, note: 'From here' });
    expect((await tracked(server, orderId)).note).toBe('From here');
    expect(await pageOf('demo')).toMatchObject({ note: 'From the whole family' });
  });

  it('allow a note of at most 200 characters and no unknown fields', async () => {
    const as = await server.demo();
    const params = { id: 'd001' };
    const body = { ...defaults, note: 'x'.repeat(201) };
    expect(await server.client.refusal(calls.saveTrackingPage, { params, body }, { as })).toEqual(['request.invalid']);
    const more = { ...defaults, show_customer_phone: true };
    expect(await server.client.refusal(calls.saveTrackingPage, { params, body: more }, { as })).toEqual([
      'request.invalid',
    ]);
    expect((await save('d001', { ...defaults, note: 'x'.repeat(200) })).note).toHaveLength(200);
  });
});
