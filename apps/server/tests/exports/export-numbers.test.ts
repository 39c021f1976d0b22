import { calls } from '@riderbell/contract/calls.ts';
import { numbersExportPath } from '@riderbell/contract/files.ts';
import type { NumbersExportQuery } from '@riderbell/contract/shapes/order-export.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { codesOf, fetchFile, rowsOf } from './testing-exports.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer();
  await placeOrder(server, { vendorId: 'd001' });
  await placeOrder(server, { vendorId: 'd001' });
});
afterAll(() => server.stop());

// The testing server's clock is on this day.
const period = { from: '2026-11-20', to: '2026-11-21' } as const;
const download = (query: Partial<NumbersExportQuery> = {}, vendorId = 'd001') =>
  fetchFile(server, numbersExportPath(vendorId, { ...period, format: 'xlsx', ...query }));
const fileOf = async (query: Partial<NumbersExportQuery> = {}, vendorId = 'd001') => {
  const response = await download(query, vendorId);
  expect(response.status).toBe(200);
  return { response, ...(await rowsOf(await response.bytes())) };
};

describe('the export of the numbers', () => {
  it('has the figures of the call, a row per day', async () => {
    const as = await server.demo();
    const { result } = await server.client.answer(
      calls.getNumbers,
      { params: { id: 'd001' }, query: { ...period, by: 'day' } },
      { as },
    );
    const { headings, rows, response } = await fileOf({ by: 'day' });
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="swift_d001_numbers_2026-11-20_2026-11-21.xlsx"',
    );
    expect(headings.slice(0, 4)).toEqual(['From', 'Until', 'Orders', 'Orders delivered']);
    expect(rows.map((row) => [row['From'], row['Orders'], row['Delivery fees']])).toEqual(
      result.series.map(({ from, orders, delivery_fees: fees }) => [from, orders, fees]),
    );
    expect(result.totals.orders).toBeGreaterThanOrEqual(2);
  });

  it('has all 168 hours of the week, also with all outlets', async () => {
    const { headings, rows } = await fileOf({ by: 'hour-of-week', include_outlets: 'true' }, 'demo');
    expect(headings).toEqual(['Weekday (1 is Monday)', 'Hour', 'Orders']);
    expect(rows).toHaveLength(168);
    const orders = rows.reduce((sum, row) => sum + Number(row['Orders']), 0);
    expect(orders).toBeGreaterThanOrEqual(2);
  });

  it('is in the language of the request, and in the audit trail', async () => {
    const { headings } = await fileOf({ language: 'de' });
    expect(headings[2]).toBe('Bestellungen');
    const { result } = await server.client.answer(
      calls.listAuditEntries,
      { params: { id: 'demo' }, query: { what: 'numbers.exported' } },
      { as: await server.demo() },
    );
    expect(result.data[0]).toMatchObject({
      vendor_id: 'd001',
      subject: 'swift_d001_numbers_2026-11-20_2026-11-21.xlsx',
      who: { name: 'demo@riderbell.test' },
    });
  });

  it('refuses the periods that the page refuses, and other shops', async () => {
    expect(await codesOf(await download({ from: '2026-11-22' }))).toEqual(['order.period-reversed']);
    expect(await codesOf(await download({ from: '2026-01-01' }))).toEqual(['order.period-too-long']);
    expect(await codesOf(await download({}, 'othr'))).toEqual(['vendor.not-found']);
    expect((await fetchFile(server, numbersExportPath('d001', { ...period, format: 'pdf' as 'csv' }))).status).toBe(
      400,
    );
  });
});
