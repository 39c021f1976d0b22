import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer();
});
afterAll(() => server.stop());

const address = {
  address_text: 'Sukhumvit Soi 55, Watthana, Bangkok 10110',
  unit: '2F',
  notes: 'ฝากไว้ที่เคาน์เตอร์',
  building: 'Thong Lo Court',
  city: 'Bangkok',
  country_code: 'th',
  latitude: 13.7301,
  longitude: 100.5812,
  postal_code: '10110',
  street_address: 'Sukhumvit Soi 55',
};

const save = async (id: string, change: Partial<typeof address> | { latitude: null }, as = server.demo()) =>
  server.client.call(calls.saveOriginAddress, { params: { id }, body: { ...address, ...change } }, { as: await as });

describeCall('listVendors', () => server, {
  answers: async () => {
    const { result } = await server.client.answer(calls.listVendors, {}, { as: await server.demo() });
    expect(result.vendors.map(({ vendor_id }) => vendor_id)).toEqual(['demo', 'a-001', 'd001', 'd002', 'd003']);
    expect(result.vendors[0]).toMatchObject({ is_parent: true, name: 'Baan Coffee', parent_vendor_id: null });
    const others = await server.client.answer(calls.listVendors, {}, { as: await server.other() });
    expect(others.result.vendors.map(({ vendor_id }) => vendor_id)).toEqual(['othr']);
  },
});

describeCall('getVendor', () => server, {
  answers: async () => {
    const { result } = await server.client.answer(
      calls.getVendor,
      { params: { id: 'd003' } },
      { as: await server.demo() },
    );
    expect(result).toMatchObject({
      vendor_id: 'd003',
      parent_vendor_id: 'demo',
      flags: { payment_methods: ['CASH_ON_DELIVERY', 'PAID'] },
      estimation_pick_up_time: 15,
      vendor_information: { currency: 'THB', location: { latitude: null, longitude: null, city: 'Bangkok' } },
    });
  },
  'vendor.not-found': async () => {
    const as = await server.other();
    const foreign = await server.client.call(calls.getVendor, { params: { id: 'd001' } }, { as });
    const unknown = await server.client.call(calls.getVendor, { params: { id: 'nope' } }, { as });
    if (foreign.ok || unknown.ok) throw new Error('a foreign vendor was returned');
    // The answer must not reveal whether the vendor exists.
    expect({ ...foreign.error, request_id: '' }).toEqual({ ...unknown.error, request_id: '' });
  },
});

async function vendorInformation(id: string) {
  const { result } = await server.client.answer(calls.getVendor, { params: { id } }, { as: await server.demo() });
  return result.vendor_information;
}

describeCall('saveOriginAddress', () => server, {
  answers: async () => {
    const saved = await save('d003', {});
    if (!saved.ok) throw new Error('not saved');
    const expected = {
      latitude: 13.7301,
      longitude: 100.5812,
      unit: '2F',
      street: 'Sukhumvit Soi 55',
      country_code: 'TH',
      rider_instructions: address.notes,
    };
    expect(saved.answer.result.vendor_information.location).toMatchObject(expected);
    const read = await server.client.answer(calls.getVendor, { params: { id: 'd003' } }, { as: await server.demo() });
    expect(read.result.vendor_information.location).toMatchObject(expected);
  },
  'vendor.not-found': async () => {
    expect((await save('d001', {}, server.other())).status).toBe(404);
    expect((await save('nope', {})).status).toBe(404);
  },
  'address.no-coordinates': async () => {
    const refused = await save('d001', { latitude: null });
    if (refused.ok) throw new Error('saved without coordinates');
    expect(refused.codes).toEqual(['address.no-coordinates']);
  },
  'address.other-country': async () => {
    const { location: before } = await vendorInformation('d001');
    const refused = await save('d001', { latitude: 35.68, longitude: 139.76 });
    if (refused.ok) throw new Error('saved abroad');
    expect(refused.error.errors).toMatchObject([{ code: 'address.other-country', meta: { field: 'latitude' } }]);
    expect((await vendorInformation('d001')).location).toEqual(before);
  },
  'address.notes-too-long': async () => {
    // 1000 bytes, which are fewer characters in most scripts.
    expect((await save('d001', { notes: 'ก'.repeat(333) })).status).toBe(200);
    const refused = await save('d001', { notes: 'ก'.repeat(334) });
    if (refused.ok) throw new Error('saved');
    expect(refused.error.errors[0]?.meta.field).toBe('notes');
  },
  'address.too-long': async () => {
    expect((await save('d001', { street_address: 'x'.repeat(255) })).status).toBe(200);
    expect((await save('d001', { street_address: 'x'.repeat(256) })).status).toBe(422);
  },
});

describe('an outlet', () => {
  it('is visible only to its own owners and those of its parent', async () => {
    const { pool } = server.server.database;
    await pool.query("insert into vendor_owners (vendor_id, email) values ('d002', 'other@riderbell.test')");
    const { result } = await server.client.answer(calls.listVendors, {}, { as: await server.other() });
    expect(result.vendors.map(({ vendor_id }) => vendor_id)).toEqual(['d002', 'othr']);
    const parent = await server.client.call(calls.getVendor, { params: { id: 'demo' } }, { as: await server.other() });
    expect(parent.status).toBe(404);
  });
});
