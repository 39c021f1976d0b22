import { calls } from '@riderbell/contract/calls.ts';
import type { Call } from '@riderbell/contract/call.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quotedRequest } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { sampleRequests } from './sample-requests.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { FLEET: 'none' } });
});
afterAll(() => server.stop());

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}
interface Description {
  paths: Record<
    string,
    Record<string, { operationId?: string; requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
}

/** The dotted path of every optional field, and whether it may be null. */
function optionalFields(schema: Schema, before: string): [path: string, nullable: boolean][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, boolean][] => {
    const path = before === '' ? name : `${before}.${name}`;
    const nullable = [field, ...(field.anyOf ?? [])].some(({ type = [] }) => [type].flat().includes('null'));
    return [
      ...(schema.required?.includes(name) ? [] : [[path, nullable] as [string, boolean]]),
      ...optionalFields(field, path),
    ];
  });
  const parts = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [...own, ...parts.flatMap((part) => optionalFields(part, before))];
}

async function described(): Promise<[id: string, schema: Schema][]> {
  const { paths } = (await (await fetch(new URL('/openapi.json', server.address))).json()) as Description;
  return Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId = '', requestBody }): [string, Schema][] => {
      const schema = requestBody?.content['application/json']?.schema;
      return schema ? [[operationId, schema]] : [];
    });
}

describe('an optional field of a request', () => {
  it('may be null in every call, and the description says so', async () => {
    const callIds = new Set(Object.values<Call>(calls).map(({ id }) => id));
    const optional = (await described())
      .filter(([id]) => callIds.has(id))
      .flatMap(([id, schema]) => optionalFields(schema, '').map(([path, nullable]) => [id, path, nullable] as const));
    expect(optional.length).toBeGreaterThan(30);
    expect(optional.filter(([, , nullable]) => !nullable)).toEqual([]);
  });

  it('is required in the description if a rule of the domain refuses a request without it', async () => {
    const [, schema] = (await described()).find(([id]) => id === 'create-order') ?? [];
    expect(schema?.required).toEqual(expect.arrayContaining(['vendor_id', 'customer', 'order']));
    expect(schema?.properties?.['customer']?.required).toEqual(['name', 'phone_number', 'location']);
    expect(schema?.properties?.['customer']?.properties?.['location']?.required).not.toContain('notes');
  });

  it('counts as absent when it is null: an order', async () => {
    const session = await server.demo();
    const request = await quotedRequest(server, session);
    const nothing = {
      sender: null,
      vat_number: null,
      preordered_for: null,
      age_validation_required: null,
      login_pickup_estimation: null,
      voucher: null,
      discounted_delivery_fee: null,
      discounted_delivery_fee_signature: null,
    };
    const customer = { ...request.customer, location: { ...request.customer.location, notes: null } };
    const order = { ...request.order, description: null, cold_bag_needed: null };
    const body = { ...request, ...nothing, customer, order };
    const { result } = await server.client.answer(calls.createOrder, { body }, { as: session });
    expect(result).toMatchObject({ vat_number: '', age_validation_required: false, preordered_for: null });
    expect(result).toMatchObject({ customer: { location: { notes: '' } }, order: { description: '' } });
    const edit = {
      vendor_id: result.vendor_id,
      payment_method: result.order.payment_method,
      amount: result.order.amount,
      item_details: 'changed',
      location: result.customer.location,
      delivery_fee: result.delivery_fee,
      signature: null,
      updated_at: null,
    };
    const params = { id: result.order_id };
    const edited = await server.client.answer(calls.updateOrder, { params, body: edit }, { as: session });
    expect(edited.result.order.description).toBe('changed');
  });

  it('counts as absent when it is null: an origin address, a fee, an estimation, a delivery area', async () => {
    const as = await server.demo();
    const { body: address } = sampleRequests.saveOriginAddress;
    const { body: fee } = sampleRequests.quoteDeliveryFee;
    const { body: estimation } = sampleRequests.estimateDelivery;
    const { body: area } = sampleRequests.validateDeliveryArea;
    const bare = { ...address, unit: null, notes: null, building: null, postal_code: null, street_address: null };
    const saved = await server.client.answer(calls.saveOriginAddress, { params: { id: 'd001' }, body: bare }, { as });
    expect(saved.result.vendor_information.location).toMatchObject({ unit: '', building: '', postal_code: '' });
    await server.client.answer(
      calls.quoteDeliveryFee,
      { body: { ...fee, payment_method: null, order_id: null } },
      { as },
    );
    await server.client.answer(
      calls.estimateDelivery,
      { body: { ...estimation, source: null, order_id: null } },
      { as },
    );
    await server.client.answer(calls.validateDeliveryArea, { body: { ...area, vendor_location: null } }, { as });
  });
});
