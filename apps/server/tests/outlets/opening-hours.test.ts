import { calls } from '@riderbell/contract/calls.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { alwaysOpen, type OpeningHours } from '@riderbell/domain/outlets/opening-hours.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { door, originOf, placeOrder, quotedRequest } from '../orders/order-requests.ts';
import type { TestingServer } from '../testing-server.ts';
import { startOutletServer } from './collection-points.ts';

const offered = { add: true, edit: true };
let server: TestingServer;
beforeAll(async () => {
  const country = { ...countryOf('TH'), serviceHours: '0900:2200' };
  server = await startOutletServer(offered, { overrides: { country } });
});
beforeEach(async () => {
  offered.edit = true;
  await save('d001', null);
});
afterAll(() => server.stop());

const save = async (id: string, opening_hours: OpeningHours | null, as = server.demo()) =>
  server.client.call(calls.saveOpeningHours, { params: { id }, body: { opening_hours } }, { as: await as });
const read = async (id: string) =>
  (await server.client.answer(calls.getOpeningHours, { params: { id } }, { as: await server.demo() })).result;

/** The same windows each day. The server starts on Saturday the 21st, at 11:00 in Bangkok. */
const daily = (from: string, to: string): OpeningHours['week'] => ({
  monday: [{ from, to }],
  tuesday: [{ from, to }],
  wednesday: [{ from, to }],
  thursday: [{ from, to }],
  friday: [{ from, to }],
  saturday: [{ from, to }],
  sunday: [{ from, to }],
});

describeCall('getOpeningHours', () => server, {
  answers: async () => {
    expect(await read('d001')).toEqual({
      opening_hours: null,
      service_hours: '0900:2200',
      time_zone: 'Asia/Bangkok',
    });
  },
  'vendor.not-found': async () => {
    const as = await server.other();
    for (const id of ['d001', 'nope']) {
      expect(await server.client.refusal(calls.getOpeningHours, { params: { id } }, { as })).toEqual([
        'vendor.not-found',
      ]);
    }
  },
});

describeCall('saveOpeningHours', () => server, {
  answers: async () => {
    const exception = { date: '2026-12-31', windows: [], note: 'New Year’s Eve' };
    const hours = { week: daily('08:00', '17:00'), exceptions: [exception, { ...exception, date: '2026-11-01' }] };
    expect(await save('d001', hours)).toMatchObject({ ok: true });
    // Past exceptions are not stored.
    const stored = { ...hours, exceptions: [exception] };
    expect((await read('d001')).opening_hours).toEqual(stored);
    const { result } = await server.client.answer(
      calls.getVendor,
      { params: { id: 'd001' } },
      { as: await server.demo() },
    );
    expect(result.opening_hours).toEqual(stored);
    // A parent has hours as well.
    expect(await save('demo', { week: daily('10:00', '12:00'), exceptions: [] })).toMatchObject({ ok: true });
    expect(await save('demo', alwaysOpen)).toMatchObject({ ok: true });
    expect((await read('demo')).opening_hours).toBeNull();
  },
  'vendor.not-found': async () => {
    expect(await save('d001', null, server.other())).toMatchObject({ ok: false, codes: ['vendor.not-found'] });
  },
  'outlet.not-offered': async () => {
    offered.edit = false;
    expect(await save('d001', null)).toMatchObject({ ok: false, codes: ['outlet.not-offered'] });
  },
  'outlet.locked': async () => {
    expect(await save('a-001', null)).toMatchObject({ ok: false, codes: ['outlet.locked'] });
  },
  'opening-hours.overlap': async () => {
    const monday = [
      { from: '08:00', to: '12:00' },
      { from: '11:59', to: '13:00' },
    ];
    const refused = await save('d001', { week: { ...daily('08:00', '17:00'), monday }, exceptions: [] });
    if (refused.ok) throw new Error('not refused');
    expect(refused.error.errors).toMatchObject([
      { code: 'opening-hours.overlap', meta: { field: 'opening_hours.week.monday.1' } },
    ]);
  },
  'opening-hours.repeated-date': async () => {
    const day = { date: '2026-12-31', windows: [], note: '' };
    expect(await save('d001', { week: daily('08:00', '17:00'), exceptions: [day, day] })).toMatchObject({
      ok: false,
      codes: ['opening-hours.repeated-date'],
    });
  },
});

const hour = 60 * 60_000;

async function create(preorderedFor: number | null = null) {
  const session = await server.demo();
  const body = { ...(await quotedRequest(server, session)), preordered_for: preorderedFor };
  return server.client.call(calls.createOrder, { body }, { as: session });
}

async function deliverable(): Promise<string> {
  const body = { location: door, vendor_location: originOf('d001'), vendor_id: 'd001' };
  const { result } = await server.client.answer(calls.validateDeliveryArea, { body }, { as: await server.demo() });
  return result.reason ?? result.status;
}

describe('an outlet with its own hours', () => {
  it('refuses orders while it is closed, with its next hours', async () => {
    await save('d001', { week: daily('12:00', '13:30'), exceptions: [] });
    const refused = await create();
    if (refused.ok) throw new Error('not refused');
    expect(refused.error.errors).toMatchObject([
      { code: 'quote.closed', meta: { values: { from: '12:00', to: '13:30', current_time: '11:00' } } },
    ]);
    expect(await deliverable()).toBe('closed');
    // Another outlet of the parent has its own hours.
    expect(await placeOrder(server, { vendorId: 'd002' })).toMatchObject({ vendor_id: 'd002' });
  });

  it('takes orders within its hours, across midnight too', async () => {
    await save('d001', { week: daily('20:00', '12:00'), exceptions: [] });
    expect(await create()).toMatchObject({ ok: true });
    expect(await deliverable()).toBe('DELIVERABLE');
  });

  it('is closed on the date of an exception', async () => {
    const exceptions = [{ date: '2026-11-21', windows: [], note: 'Renovation' }];
    await save('d001', { week: daily('09:00', '22:00'), exceptions });
    expect(await create()).toMatchObject({ ok: false, codes: ['quote.closed'] });
  });

  it('refuses a scheduled order outside its hours, with the hours nearest to that time', async () => {
    await save('d001', {
      week: { ...daily('09:00', '22:00'), sunday: [{ from: '15:00', to: '16:00' }] },
      exceptions: [],
    });
    const at = (ms: number) => Math.floor((server.clock.now() + ms) / 1000);
    expect(await create(at(28.5 * hour))).toMatchObject({ ok: true });
    const refused = await create(at(26 * hour));
    if (refused.ok) throw new Error('not refused');
    expect(refused.error.errors).toMatchObject([
      { code: 'quote.closed', meta: { field: 'preordered_for', values: { from: '15:00', to: '16:00' } } },
    ]);
  });

  it('never takes orders outside the service hours of the country', async () => {
    await save('d001', { week: daily('00:00', '23:59'), exceptions: [] });
    const at = Math.floor((server.clock.now() + 12 * hour) / 1000);
    expect(await create(at)).toMatchObject({ ok: false, codes: ['quote.closed'] });
  });
});
