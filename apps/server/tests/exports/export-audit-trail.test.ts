import { createHash } from 'node:crypto';
import { calls } from '@riderbell/contract/calls.ts';
import { auditExportPath } from '@riderbell/contract/files.ts';
import type { AuditExportQuery } from '@riderbell/contract/shapes/order-export.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { codesOf, csvRows, fetchFile } from './testing-exports.ts';

let server: TestingServer;
const made: string[] = [];
beforeAll(async () => {
  server = await startTestingServer();
  for (const vendorId of ['d001', 'd002', 'd001']) {
    server.clock.advance(60_000);
    made.push((await placeOrder(server, { vendorId })).order_id);
  }
});
afterAll(() => server.stop());

const list = async (query: AuditExportQuery = {}, id = 'demo') => {
  const as = await server.demo();
  return (await server.client.answer(calls.listAuditEntries, { params: { id }, query }, { as })).result.data;
};
const download = (query: AuditExportQuery = {}, vendorId = 'demo') =>
  fetchFile(server, auditExportPath(vendorId, query));
const fileOf = async (query: AuditExportQuery = {}, vendorId = 'demo') => {
  const response = await download(query, vendorId);
  expect(response.status).toBe(200);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name, type: response.headers.get('content-type'), rows: csvRows(await response.text()) };
};
type Row = Readonly<Record<string, string>>;

/** Checks the file as docs/audit-trail.md says, with nothing but the file. @returns the first broken place, or null */
function brokenPlace(rows: readonly Row[]): string | null {
  const bySequence = new Map(rows.map((row) => [row['sequence'], row]));
  for (const row of rows.toSorted((a, b) => Number(a['sequence']) - Number(b['sequence']))) {
    const { hashed_text: text = '', hash, previous_hash: previous, sequence = '' } = row;
    const entry = JSON.parse(text) as { readonly previous: string; readonly sequence: number };
    const before = bySequence.get(String(Number(sequence) - 1));
    const isSound =
      createHash('sha256').update(text).digest('hex') === hash &&
      entry.previous === previous &&
      String(entry.sequence) === sequence &&
      (before === undefined || before['hash'] === previous);
    if (!isSound) return sequence;
  }
  return null;
}

describe('the export of the audit trail', () => {
  it('has the entries of the list, with the names of the text that is hashed', async () => {
    const entries = await list();
    const { name, type, rows } = await fileOf();
    expect([name, type]).toEqual(['swift_demo_audit-trail_2026-11-21.csv', 'text/csv; charset=utf-8']);
    expect(rows.map((row) => [Number(row['sequence']), row['what'], row['subject'], row['hash']])).toEqual(
      entries.map(({ sequence, what, subject, hash }) => [sequence, what, subject, hash]),
    );
    expect(rows[0]).toMatchObject({
      vendor_id: 'd001',
      at: new Date(server.clock.now()).toISOString(),
      who: 'demo@riderbell.test',
      who_kind: 'merchant',
      what: 'order.requested',
      subject: made[2],
      network: '127.0.0.1',
    });
    expect(JSON.parse(rows[0]?.['details'] ?? '')).toEqual(entries[0]?.details);
  });

  it('lets a reader calculate the chain again from the file alone', async () => {
    const { rows } = await fileOf();
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(rows.at(-1)).toMatchObject({ sequence: '1', previous_hash: '0'.repeat(64) });
    expect(brokenPlace(rows)).toBeNull();
    const changed = rows.map((row) => ({ ...row, hashed_text: row['hashed_text']?.replace(made[1] ?? '', 'other') }));
    expect(brokenPlace(changed as Row[])).toBe('2');
    expect(brokenPlace(rows.map((row) => (row['sequence'] === '2' ? { ...row, hash: 'f'.repeat(64) } : row)))).toBe(
      '2',
    );
  });

  it('has the previous hash of each entry also where the filter leaves the previous entry out', async () => {
    const all = new Map((await fileOf()).rows.map((row) => [row['sequence'], row]));
    for (const [query, vendorId] of [[{ what: 'orders' }, 'd001'] as const, [{}, 'd002'] as const]) {
      const { rows } = await fileOf(query, vendorId);
      expect(rows.map((row) => row['vendor_id'])).toEqual(rows.map(() => vendorId));
      expect(rows.map((row) => row['previous_hash'])).toEqual(
        rows.map((row) => all.get(String(Number(row['sequence']) - 1))?.['hash'] ?? '0'.repeat(64)),
      );
      expect(brokenPlace(rows)).toBeNull();
    }
    const [first] = await list({ what: 'order.requested' });
    const { name, rows } = await fileOf({
      what: 'orders',
      from: first?.at,
      to: first?.at,
      who: first?.who.id,
    });
    expect(name).toBe('swift_demo_audit-trail_2026-11-21_2026-11-21.csv');
    expect(rows.map((row) => row['subject'])).toEqual([made[2]]);
  });

  it('has every entry once over several pages, and no text that a spreadsheet takes for a formula', async () => {
    const subject = '=HYPERLINK("http://evil.test")';
    await server.server.database.pool.query(
      `insert into audit_open (family_id, vendor_id, at, who_kind, who_id, who_name, what, subject, details)
       select 'demo', 'd003', timestamptz '2026-11-20T00:00:00Z' + n / 3 * interval '1 minute', 'system', 'system', '',
         'order.cancelled', $1::text, jsonb_build_object('name', $1::text) from generate_series(1, 1300) as n`,
      [subject],
    );
    const response = await download({}, 'd003');
    const text = await response.text();
    expect(text).not.toMatch(/(^|,|\n)"?[=+\-@]/);
    const rows = csvRows(text);
    expect(new Set(rows.map((row) => row['sequence'])).size).toBe(1300);
    expect(rows).toHaveLength(1300);
    // The text that is hashed has the value as it is.
    expect(rows[0]?.['subject']).toBe(`'${subject}`);
    expect(JSON.parse(rows[0]?.['hashed_text'] ?? '')).toMatchObject({ subject, details: { name: subject } });
    expect(brokenPlace(rows)).toBeNull();
    expect(brokenPlace((await fileOf()).rows)).toBeNull();
  });

  it('is named by the audit trail before its first byte, and a refused one is not', async () => {
    const { name } = await fileOf({}, 'd001');
    const [newest] = await list({ what: 'audit.exported' });
    expect(newest).toMatchObject({ vendor_id: 'd001', subject: name, who: { name: 'demo@riderbell.test' } });
    const before = await list({ what: 'exports' });
    const reversed = { from: '2026-11-21T00:00:00Z', to: '2026-11-20T00:00:00Z' };
    expect(await codesOf(await download(reversed))).toEqual(['audit.period-reversed']);
    const long = { from: '2026-08-01T00:00:00Z', to: '2026-11-21T00:00:00Z' };
    expect(await codesOf(await download(long))).toEqual(['audit.period-too-long']);
    expect(await codesOf(await download({}, 'othr'))).toEqual(['vendor.not-found']);
    expect(await codesOf(await download({ what: 'everything' as 'orders' }))).toEqual(['request.invalid']);
    expect(await codesOf(await download({ format: 'csv' } as object))).toEqual(['request.invalid']);
    expect(await list({ what: 'exports' })).toEqual(before);
  });
});
