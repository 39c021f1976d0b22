import { calls } from '@riderbell/contract/calls.ts';
import { statusReport } from '@riderbell/contract/shapes/fleet.ts';
import { instant } from '@riderbell/contract/shapes/primitives.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { create, placeOrder, quotedRequest } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { FLEET: 'none' } });
});
afterAll(() => server.stop());

const listed = async (query: string): Promise<{ status: number; body: unknown }> => {
  const { accessToken } = await server.demo();
  const response = await fetch(new URL(`/orders/api/v1/vendor/d001/orders?${query}`, server.address), {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return { status: response.status, body: await response.json() };
};

describe('an instant outside the database’s range', () => {
  it.each(['from', 'to'])('is refused and never fails: %s', async (name) => {
    const { status, body } = await listed(`${name}=0000-01-01T00:00:00Z`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ code: 'request.invalid', meta: { field: name } }] });
  });

  it.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z', '2024-02-29T00:00:00.000Z'])(
    'is accepted if the database and JavaScript can represent it: %s',
    async (text) => {
      expect((await listed(`from=${text}&to=${text}`)).status).toBe(200);
    },
  );

  it.each(['0000-12-31T23:59:59Z', '10000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-01-01T24:00:00Z', 'now'])(
    'is refused by the contract: %s',
    (text) => {
      expect(instant.safeParse(text).success).toBe(false);
    },
  );
});

describe('an instant from which other times are calculated', () => {
  it.each(['9999-12-31T23:59:59Z', '2101-01-01T00:00:00Z'])('must not be later than the year 2100: %s', (text) => {
    const event = { order_id: 'd001-0000000000', sequence: 1, status: 'PICKED_UP', drop_off_at: text };
    expect(statusReport.safeParse(event).success).toBe(false);
    expect(statusReport.safeParse({ ...event, drop_off_at: '2100-12-31T23:59:59Z' }).success).toBe(true);
  });
});

describe('a phone number in a query', () => {
  const ids = async (query: string): Promise<string[]> => {
    const { body } = await listed(query);
    return calls.listOrders.answer.parse(body).result.data.map(({ order_id }) => order_id);
  };

  it('finds the same orders when its plus is not encoded', async () => {
    const { customer } = await placeOrder(server);
    const digits = customer.phone_number.replace('+', '');
    for (const name of ['customer_phone_number', 'search']) {
      const encoded = await ids(`${name}=%2B${digits}`);
      expect(encoded).toHaveLength(1);
      expect(await ids(`${name}=+${digits}`)).toEqual(encoded);
    }
  });

  it('finds every spelling of the number, whether its plus is encoded or not', async () => {
    const session = await server.demo();
    for (const phone_number of ['081 999 5678', '+66 81 999 5678', '+66819995678']) {
      const { customer, ...request } = await quotedRequest(server, session);
      const made = await create(server, session, { ...request, customer: { ...customer, phone_number } });
      expect(made.ok).toBe(true);
    }
    for (const name of ['customer_phone_number', 'search']) {
      expect(await ids(`${name}=%2B66819995678`)).toHaveLength(3);
      expect(await ids(`${name}=+66819995678`)).toHaveLength(3);
    }
  });
});
