import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { sampleRequests } from '../http/sample-requests.ts';
import { mailsOf, settled } from '../testing-mailbox.ts';
import type { TestingServer } from '../testing-server.ts';
import { add, inviteCrowd, type NewPoint, placeOrderAt, startOutletServer } from './collection-points.ts';

const offered = { add: true, edit: true };
let server: TestingServer;
beforeAll(async () => {
  server = await startOutletServer(offered, { settings: { TEST_VENDORS: 'try1' } });
});
beforeEach(() => {
  offered.add = true;
});
afterAll(() => server.stop());

/** The codes and fields of the refusal; a 2xx fails the test. */
async function refusalOf(change: Partial<NewPoint>, options = {}): Promise<string[]> {
  const answered = await add(server, change, options);
  if (answered.ok) throw new Error('not refused');
  return answered.error.errors.map(({ code, meta }) => `${code} ${meta.field ?? ''}`.trim());
}

describeCall('createOutlet', () => server, {
  answers: async () => {
    const answered = await add(server, { client_vendor_id: ' Silom-2 ', users: ['Nai@RiderBell.test', ''] });
    if (!answered.ok) throw new Error(JSON.stringify(answered.error));
    expect(answered.answer.result).toMatchObject({
      vendor_id: 'silom-2',
      id: 'silom-2',
      client_vendor_id: 'silom-2',
      parent_vendor_id: 'demo',
      is_parent: false,
      is_active: true,
      name: 'Baan Coffee Si Lom',
      flags: { payment_methods: ['CASH_ON_DELIVERY', 'PAID'] },
      estimation_pick_up_time: 15,
      opening_hours: null,
      vendor_information: {
        currency: 'THB',
        owners: ['nai@riderbell.test'],
        contact: { phone: '+66812345678' },
        location: { latitude: 13.7287, city: 'Bangkok', street: 'Si Lom Road', street_number: '191', unit: '1F' },
      },
      rights: expect.arrayContaining(['request-riders', 'manage-outlets']),
    });
  },
  'vendor.not-found': async () => {
    const foreign = await refusalOf({ parent_vendor_id: 'demo' }, { as: await server.other() });
    expect(foreign).toEqual(['vendor.not-found parent_vendor_id']);
    expect(await refusalOf({ parent_vendor_id: 'nope' })).toEqual(foreign);
    expect(await refusalOf({ parent_vendor_id: '' })).toEqual(foreign);
  },
  'outlet.not-offered': async () => {
    offered.add = false;
    expect(await refusalOf({})).toEqual(['outlet.not-offered']);
  },
  'outlet.parent-wrong': async () => {
    expect(await refusalOf({ parent_vendor_id: 'd001' })).toEqual(['outlet.parent-wrong parent_vendor_id']);
    // A vendor without outlets is no parent.
    expect(await refusalOf({ parent_vendor_id: 'othr' }, { as: await server.other() })).toEqual([
      'outlet.parent-wrong parent_vendor_id',
    ]);
  },
  'outlet.id-missing': async () => {
    expect(await refusalOf({ client_vendor_id: ' ' })).toEqual(['outlet.id-missing client_vendor_id']);
  },
  'outlet.id-wrong': async () => {
    for (const id of ['si lom', '../d001', 's\u0456lom', 'x'.repeat(10_000), "d'; --"]) {
      expect(await refusalOf({ client_vendor_id: id })).toEqual(['outlet.id-wrong client_vendor_id']);
    }
  },
  'outlet.id-reserved': async () => {
    for (const id of ['a-002', 'B-002', 'guest']) {
      expect(await refusalOf({ client_vendor_id: id })).toEqual(['outlet.id-reserved client_vendor_id']);
    }
  },
  'outlet.id-taken': async () => {
    // The same answer for a vendor of the merchant, one of another merchant, and one that the operator tests with.
    for (const id of ['d001', 'othr', 'try1']) {
      expect(await refusalOf({ client_vendor_id: id })).toEqual(['outlet.id-taken client_vendor_id']);
    }
    const { result } = await server.client.answer(
      calls.getVendor,
      { params: { id: 'othr' } },
      { as: await server.other() },
    );
    expect(result).toMatchObject({ name: 'Lotus and Fern', parent_vendor_id: null });
  },
  'outlet.label-missing': async () => {
    expect(await refusalOf({ name: ' \u200B ' })).toEqual(['outlet.label-missing name']);
  },
  'outlet.phone-missing': async () => {
    expect(await refusalOf({ phone_number: '' })).toEqual(['outlet.phone-missing phone_number']);
  },
  'outlet.phone-wrong': async () => {
    expect(await refusalOf({ phone_number: '12' })).toEqual(['outlet.phone-wrong phone_number']);
  },
  'outlet.address-missing': async () => {
    expect(await refusalOf({ latitude: null })).toEqual(['outlet.address-missing address']);
    expect(await refusalOf({ address: '' })).toEqual(['outlet.address-missing address']);
  },
  'address.other-country': async () => {
    expect(await refusalOf({ latitude: 35.68, longitude: 139.76 })).toEqual(['address.other-country address']);
  },
  'address.notes-too-long': async () => {
    expect(await refusalOf({ rider_instructions: 'ก'.repeat(334) })).toEqual([
      'address.notes-too-long rider_instructions',
    ]);
  },
  'address.too-long': async () => {
    expect(await refusalOf({ street: 'x'.repeat(256) })).toEqual(['address.too-long street']);
  },
  'outlet.email-wrong': async () => {
    const users = ['ploy@riderbell.test', '', 'ploy', 'pl\u043Ey@riderbell.test'];
    expect(await refusalOf({ users })).toEqual(['outlet.email-wrong users.2', 'outlet.email-wrong users.3']);
  },
  'outlet.too-many-owners': async () => {
    const users = Array.from({ length: 21 }, (_, index) => `owner-${index}@riderbell.test`);
    expect(await refusalOf({ users })).toEqual(['outlet.too-many-owners users']);
  },
  'outlet.too-many-invitations': async () => {
    const crowded = await startOutletServer();
    try {
      await inviteCrowd(crowded);
      const refused = await add(crowded, { client_vendor_id: 'late', users: ['late@riderbell.test'] });
      expect(refused).toMatchObject({ ok: false, codes: ['outlet.too-many-invitations'] });
      expect(await add(crowded, { client_vendor_id: 'late', users: [] })).toMatchObject({ ok: true });
      server.client.seen.push(...crowded.client.seen);
    } finally {
      await crowded.stop();
    }
  },
  'opening-hours.overlap': async () => {
    const overlapping = [
      { from: '08:00', to: '12:00' },
      { from: '11:00', to: '14:00' },
    ];
    const day = [{ from: '08:00', to: '20:00' }];
    const week = { monday: overlapping, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day };
    const opening_hours = { week: { ...week, sunday: [] }, exceptions: [] };
    expect(await refusalOf({ opening_hours })).toEqual(['opening-hours.overlap opening_hours.week.monday.1']);
  },
  'opening-hours.repeated-date': async () => {
    const none = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
    const day = { date: '2026-12-31', windows: [], note: '' };
    expect(await refusalOf({ opening_hours: { week: none, exceptions: [day, day] } })).toEqual([
      'opening-hours.repeated-date opening_hours.exceptions.1.date',
    ]);
  },
});

describe('a new outlet', () => {
  it('reports all faults together, in the order of the specification', async () => {
    const empty = { client_vendor_id: '', name: '', phone_number: '', address: '', users: ['x'] };
    expect(await refusalOf(empty)).toEqual([
      'outlet.id-missing client_vendor_id',
      'outlet.label-missing name',
      'outlet.phone-missing phone_number',
      'outlet.address-missing address',
      'outlet.email-wrong users.0',
    ]);
  });

  it('is created once for one key, and another body with the key is refused', async () => {
    const session = await server.signIn();
    const request = { client_vendor_id: 'once', users: ['once@riderbell.test'] };
    const options = { as: session, key: 'key-of-once' };
    const [first, second] = await Promise.all([add(server, request, options), add(server, request, options)]);
    const third = await add(server, request, options);
    for (const answered of [first, second, third]) expect(answered).toMatchObject({ ok: true, status: 200 });
    if (first.ok && third.ok) expect(third.answer).toEqual(first.answer);
    expect((await add(server, { ...request, name: 'Another' }, options)).status).toBe(409);
    await settled(server);
    expect((await mailsOf(server)).filter(({ to }) => to === 'once@riderbell.test')).toHaveLength(1);
  });

  it('is one of two that ask for the same id at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add(server, { client_vendor_id: 'race' })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
  });

  it('takes orders at once', async () => {
    expect((await add(server, { client_vendor_id: 'orders-1' })).ok).toBe(true);
    expect(await placeOrderAt(server, 'orders-1')).toMatch(/^orde-/);
  });

  it('is listed for its parent’s owner below the parent', async () => {
    await add(server, { client_vendor_id: 'listed' });
    const { result } = await server.client.answer(calls.listVendors, {}, { as: await server.demo() });
    expect(result.vendors.find(({ vendor_id }) => vendor_id === 'listed')?.parent_vendor_id).toBe('demo');
  });

  it('has the fields of the specification’s payload and no others', () => {
    expect(Object.keys(sampleRequests.createOutlet.body).toSorted()).toEqual([
      'address',
      'building',
      'city',
      'client_vendor_id',
      'country_code',
      'latitude',
      'longitude',
      'name',
      'parent_vendor_id',
      'phone_number',
      'postal_code',
      'rider_instructions',
      'street',
      'street_number',
      'unit',
      'users',
    ]);
  });
});
