import { calls } from '@riderbell/contract/calls.ts';
import { exportPath } from '@riderbell/contract/files.ts';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/adapters/postgres/database.ts';
import { reportAll, rider, statusEvent } from '../fleet/fleet-reports.ts';
import { dispatchedOrder, orderUntil, placeOrder } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { codesOf, copyOrder, exported, fetchFile, rowsOf, today } from './testing-exports.ts';

let server: TestingServer;
const pagesRead = { count: 0 };

beforeAll(async () => {
  server = await startTestingServer({ overrides: { watchDatabase: countingPages } });
});
afterAll(() => server.stop());

/** Counts the pages of orders that the server reads. */
function countingPages(database: Database): Database {
  const query: Database['pool']['query'] = (statement, values) => {
    if (typeof statement === 'string' && statement.includes('order by created_at desc')) pagesRead.count += 1;
    return database.pool.query(statement, values);
  };
  return { ...database, pool: { ...database.pool, query } };
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

describe('the export of orders', () => {
  it('shows an order as the merchant knows it, with dates, numbers and money in columns', async () => {
    const order = await dispatchedOrder(server, { vendorId: 'd001' });
    const at = server.clock.now();
    await server.server.fleet.receive(
      statusEvent(order.order_id, 1, 'ASSIGNED_TO_TRANSPORT', { pickUpAt: at, dropOffAt: at }),
    );
    await reportAll(server, order.order_id, ['PICKED_UP', 'DELIVERED'], 2);
    await orderUntil(server, order.order_id, ({ status }) => status === 'DELIVERED');
    const { headings, rows } = await rowsOf((await exported(server, { search: order.order_id })).bytes);
    expect(headings).toEqual([
      'Order ID',
      'Ordered (Asia/Bangkok)',
      'Promised from (Asia/Bangkok)',
      'Promised until (Asia/Bangkok)',
      'Collected (Asia/Bangkok)',
      'Delivered (Asia/Bangkok)',
      'Status',
      'Reason for cancelling',
      'Promise kept',
      'Branch ID',
      'Branch',
      'Customer',
      'Phone number',
      'Address',
      'Items',
      'Payment method',
      'Item value',
      'Collected at the door',
      'Paid to you at pickup',
      'Delivery fee',
      'Base fee',
      'Distance fee',
      'Surcharge',
      'Voucher',
      'VAT amount',
      'Refunds',
      'Currency',
      'Voucher code',
      'VAT number',
      'Distance (km)',
      'Rider',
      'Requested by',
    ]);
    const { delivery_fee_parts: parts } = order;
    expect(rows).toEqual([
      expect.objectContaining({
        'Order ID': order.order_id,
        // 04:00 in UTC.
        'Ordered (Asia/Bangkok)': new Date('2026-11-21T11:00:00Z'),
        'Delivered (Asia/Bangkok)': expect.any(Date),
        Status: 'Delivered',
        'Reason for cancelling': null,
        'Promise kept': 'Yes',
        'Branch ID': 'd001',
        Customer: 'Somsri Thongchai',
        'Phone number': '+66 81 234 5678',
        Address: '12/4, Baan Suan, Sukhumvit Soi 23',
        Items: '2 iced lattes',
        'Payment method': 'Cash on delivery',
        'Item value': 265,
        'Collected at the door': 265,
        'Paid to you at pickup': 0,
        'Delivery fee': order.delivery_fee,
        'Base fee': parts.base,
        'Distance fee': parts.distance,
        Surcharge: parts.surcharge,
        'VAT amount': null,
        Refunds: 0,
        Currency: 'THB',
        'Distance (km)': order.distance / 1000,
        Rider: rider.name,
        'Requested by': 'Ploy Suwan',
      }),
    ]);
  });

  it('shows why an order was cancelled, and that it costs nothing', async () => {
    const { order_id: orderId } = await dispatchedOrder(server, { vendorId: 'd001' });
    const body = { vendor_id: 'd001', order_id: orderId, reason: 'mistake-error' } as const;
    await server.client.answer(calls.cancelOrder, { body }, { as: await server.demo(), key: orderId });
    const { rows } = await rowsOf((await exported(server, { search: orderId })).bytes);
    expect(rows).toEqual([
      expect.objectContaining({
        Status: 'Cancelled',
        'Reason for cancelling': 'Mistake error',
        'Promise kept': null,
        'Item value': 265,
        'Collected at the door': 0,
        'Delivery fee': 0,
        'Base fee': 0,
        'Distance fee': 0,
        Surcharge: 0,
        Voucher: 0,
      }),
    ]);
  });

  it('is named after the brand, the branch and the days, and is never stored by a cache', async () => {
    const named = await Promise.all([
      exported(server, {}),
      exported(server, { format: 'csv', from: '2026-10-31T17:00:00Z', to: '2026-11-30T16:59:59.999Z' }),
    ]);
    expect(named.map(({ name, type }) => [name, type])).toEqual([
      ['swift_d001_2026-11-21_2026-11-21.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      ['swift_d001_2026-11-01_2026-11-30.csv', 'text/csv; charset=utf-8'],
    ]);
    const response = await fetchFile(server, exportPath('d001', { ...today, format: 'csv' }));
    await response.bytes();
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('speaks the language of the query, else of Accept-Language, else the deployment’s', async () => {
    const headingOf = async (language?: string, accepted?: string) => {
      const query = { format: 'csv', ...(language === undefined ? {} : { language }) } as const;
      const { bytes } = await exported(server, query, accepted === undefined ? {} : { language: accepted });
      return /^\uFEFF"([^"]*)"/.exec(textOf(bytes))?.[1];
    };
    expect(await headingOf()).toBe('Order ID');
    expect(await headingOf(undefined, 'ja,en;q=0.5')).toBe('注文番号');
    expect(await headingOf('ar', 'ja')).toBe('رقم الطلب');
    expect(await headingOf('tlh', undefined)).toBe('Order ID');
  });

  it('has the orders of all outlets for the owner of the parent, and of one outlet otherwise', async () => {
    const { order_id: sibling } = await placeOrder(server, { vendorId: 'd002' });
    const idsOf = async (vendorId: string, include_outlets: 'true' | 'false') => {
      const { rows } = await rowsOf((await exported(server, { include_outlets }, { vendorId })).bytes);
      return rows.map((row) => row['Order ID']);
    };
    expect(await idsOf('demo', 'true')).toContain(sibling);
    expect(await idsOf('demo', 'false')).not.toContain(sibling);
    expect(await idsOf('d001', 'true')).not.toContain(sibling);
  });

  it('has only headings when no order matches', async () => {
    const nothing = { search: 'no such customer' };
    expect((await rowsOf((await exported(server, nothing)).bytes)).rows).toEqual([]);
    expect(textOf((await exported(server, { ...nothing, format: 'csv' })).bytes).split('\r\n')).toHaveLength(2);
  });

  it('has texts of 10,000 characters, and formulas only as texts', async () => {
    const { order_id: orderId } = await placeOrder(server, { vendorId: 'd001' });
    await copyOrder(server, orderId, 1, {
      customer_name: `'=HYPERLINK("http://evil.test")'`,
      customer_address: `repeat('x', 10000)`,
      description: `'-2+3+cmd|'' /C calc''!A0'`,
    });
    const query = { search: 'HYPERLINK' };
    const { rows } = await rowsOf((await exported(server, query)).bytes);
    expect(rows).toEqual([
      expect.objectContaining({
        Customer: '=HYPERLINK("http://evil.test")',
        Address: 'x'.repeat(10_000),
        Items: "-2+3+cmd|' /C calc'!A0",
      }),
    ]);
    const csv = textOf((await exported(server, { ...query, format: 'csv' })).bytes);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
    expect(csv).toContain(`"'-2+3+cmd|' /C calc'!A0"`);
    expect(csv).toContain(`,"${'x'.repeat(10_000)}",`);
  });

  it('has every order once, also over several pages and while orders are added', async () => {
    const { order_id: orderId } = await placeOrder(server, { vendorId: 'd002' });
    await copyOrder(server, orderId, 1600, { customer_name: `'many ' || n` });
    const [{ bytes }] = await Promise.all([
      exported(server, { search: 'many' }, { vendorId: 'd002' }),
      placeOrder(server, { vendorId: 'd002' }),
    ]);
    const { rows } = await rowsOf(bytes);
    expect(rows).toHaveLength(1600);
    expect(new Set(rows.map((row) => row['Order ID'])).size).toBe(1600);
  });
});

describe('a refused export', () => {
  const path = (query: object = {}, vendorId = 'd001') => {
    const all = { ...today, format: 'csv', ...query };
    return exportPath(vendorId, all as Parameters<typeof exportPath>[1]);
  };
  const refusal = async (query: object, vendorId?: string) => {
    const response = await fetchFile(server, path(query, vendorId));
    return [response.status, ...(await codesOf(response))];
  };

  it('names the wrong part of the request', async () => {
    expect(await refusal({ format: 'pdf' })).toEqual([400, 'request.invalid']);
    expect(await refusal({ from: undefined })).toEqual([400, 'request.invalid']);
    expect(await refusal({ to: 'yesterday' })).toEqual([400, 'request.invalid']);
    expect(await refusal({ columns: 'all' })).toEqual([400, 'request.invalid']);
    expect(await refusal({ search: 'x'.repeat(10_000) })).toEqual([400, 'request.invalid']);
    expect(await refusal({ from: today.to, to: today.from })).toEqual([422, 'order.period-reversed']);
    expect(await refusal({ from: '2026-08-20T17:00:00Z' })).toEqual([422, 'order.period-too-long']);
  });

  it('is that of a vendor of another account, and of an unknown one', async () => {
    expect(await refusal({}, 'othr')).toEqual([404, 'vendor.not-found']);
    expect(await refusal({}, 'none')).toEqual([404, 'vendor.not-found']);
  });
});

describe('the audit trail', () => {
  const entries = async () => {
    const as = await server.demo();
    const { result } = await server.client.answer(
      calls.listAuditEntries,
      { params: { id: 'demo' }, query: { what: 'exports' } },
      { as },
    );
    return result.data;
  };

  it('says who took which orders away, and nothing of a refused export', async () => {
    const before = await entries();
    const { name } = await exported(server, { format: 'csv' });
    const [newest, ...others] = await entries();
    expect(newest).toMatchObject({
      vendor_id: 'd001',
      what: 'export.downloaded',
      subject: name,
      who: { kind: 'merchant', name: 'demo@riderbell.test' },
      from: { network: '127.0.0.1' },
    });
    expect(others).toEqual(before);
    const reversed = exportPath('d001', { from: today.to, to: today.from, format: 'csv' });
    expect((await fetchFile(server, reversed)).ok).toBe(false);
    expect(await entries()).toEqual([newest, ...others]);
  });
});

describe('an export whose client leaves', () => {
  /** Starts an export and reads its beginning only. */
  async function begun(vendorId: string) {
    const url = new URL(exportPath(vendorId, { ...today, format: 'csv', search: 'long' }), server.address);
    const headers = { authorization: `Bearer ${(await server.other()).accessToken}` };
    const sent = request(url, { headers });
    sent.on('error', () => undefined);
    const status = await new Promise<number>((resolve) => {
      sent.on('response', (response) => {
        response.pause();
        resolve(response.statusCode ?? 0);
      });
      sent.end();
    });
    return { status, leave: () => sent.destroy() };
  }

  it('ends the reading of orders, and frees its place among the caller’s two', async () => {
    const { order_id: orderId } = await placeOrder(server, { vendorId: 'd001' });
    // Twelve pages of two megabytes: far more than the connection holds.
    await copyOrder(server, orderId, 6000, {
      order_id: `'othr-long' || lpad(n::text, 6, '0')`,
      vendor_id: `'othr'`,
      family_id: `'othr'`,
      customer_name: `'long'`,
      customer_address: `repeat('a long way ', 400)`,
    });
    pagesRead.count = 0;
    const first = await begun('othr');
    const second = await begun('othr');
    expect([first.status, second.status]).toEqual([200, 200]);
    const third = await begun('othr');
    expect(third.status).toBe(409);
    third.leave();
    first.leave();
    second.leave();
    await vi.waitFor(
      async () => {
        const again = await begun('othr');
        again.leave();
        expect(again.status).toBe(200);
      },
      { timeout: 30_000 },
    );
    // Two whole exports read 26.
    expect(pagesRead.count).toBeLessThan(20);
  });
});
