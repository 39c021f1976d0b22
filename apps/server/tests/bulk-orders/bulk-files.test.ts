import { bulkErrorRowsPath, bulkFilledPath, bulkTemplatePath, bulkTemplateRoute } from '@riderbell/contract/files.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { languages } from '@riderbell/domain/countries/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbookReader } from '../../src/adapters/sheets/workbook-reader.ts';
import { fixedFlags } from '../testing-flags.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { allEnded, ended, goodRow, place, send, upload } from './testing-uploads.ts';

let server: TestingServer;
const reader = workbookReader();
beforeAll(async () => {
  server = await startTestingServer({
    settings: { FLEET: 'none' },
    overrides: { flags: fixedFlags({ 'bulk-order-upload': true, pre_order: true }) },
  });
});
afterAll(async () => {
  await reader.close();
  await server.stop();
});

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const { accessToken } = await server.demo();
  return fetch(new URL(path, server.address), { headers: { authorization: `Bearer ${accessToken}`, ...headers } });
}

async function download(path: string): Promise<Buffer> {
  const response = await get(path);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** The texts of the first sheet. */
async function rowsOf(bytes: Uint8Array): Promise<(readonly string[])[]> {
  const read = await reader.read(bytes);
  if (!read.ok) throw new Error(read.refusal);
  return (read.sheets[0]?.rows ?? []).map(({ cells }) => cells);
}

async function uploadFile(bytes: Buffer) {
  await allEnded(server);
  const sent = await send(server, bytes.toString('base64'));
  if (!sent.ok) throw new Error(JSON.stringify(sent.error.errors));
  return ended(server, sent.answer.body.bulk_job.bulk_job_id);
}

describe('the template', () => {
  it.each(languages)('has an example that is accepted without a change: %s', async (language) => {
    const { bulk_job: job, orders } = await uploadFile(await download(bulkTemplatePath('d001', language)));
    expect(orders.map(({ error }) => error)).toEqual([[]]);
    expect(job).toMatchObject({ status: 'PREPROCESS_SUCCESS', waits_for: null, summary: { orders_to_place: 1 } });
    expect(job.columns.map(({ column }) => column)).not.toContain(null);
  });

  it('is a file for spreadsheet programs in the language of the request, also without a vendor', async () => {
    const response = await get(bulkTemplateRoute, { 'accept-language': 'de-DE' });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Template.xlsx"');
    expect(response.headers.get('content-type')).toMatch(/spreadsheetml/);
    const [headings] = await rowsOf(Buffer.from(await response.arrayBuffer()));
    const [german] = await rowsOf(await download(bulkTemplatePath('d001', 'de')));
    expect(headings).toEqual(german);
  });
});

describe('the rows with errors', () => {
  it('are a workbook that can be corrected and uploaded again', async () => {
    const rows = [goodRow(1), goodRow(2, { amount: 'free' }), goodRow(3, { customer_name: '' })];
    const { bulk_job: job } = await upload(server, rows);
    const bytes = await download(bulkErrorRowsPath('d001', job.bulk_job_id, 'en'));
    const [headings = [], ...bad] = await rowsOf(bytes);
    expect(bad.map(([reference]) => reference)).toEqual(['B-2', 'B-3']);
    const reasons = headings.findIndex((heading) => /error/i.test(heading));
    expect(bad.map((cells) => cells[reasons])).toEqual([
      expect.stringContaining('amount'),
      "Please fill the customer's name",
    ]);
    const again = await uploadFile(bytes);
    expect(again.orders.map(({ error }) => error.map(({ code }) => code))).toEqual([
      ['bulk.amount-unclear'],
      ['order.customer-name-missing'],
    ]);
  });
});

describe('the filled workbook', () => {
  it('shows what became of each row and does nothing when it is uploaded again', async () => {
    const uploaded = await upload(server, [
      goodRow(61),
      goodRow(62, { reference: '' }),
      goodRow(63, { amount: 'free' }),
    ]);
    const { orders, bulk_job: job } = await place(server, uploaded.bulk_job.bulk_job_id);
    const bytes = await download(bulkFilledPath('d001', job.bulk_job_id, 'en'));
    const [headings = [], ...filled] = await rowsOf(bytes);
    const ids = orders.map(({ order_id: id }) => id);
    const idColumn = headings.findIndex((heading) => /order id/i.test(heading));
    expect(filled.map((cells) => cells[idColumn])).toEqual([ids[0], ids[1], '']);
    const link = headings.findIndex((heading) => /link/i.test(heading));
    expect(filled[0]?.[link]).toContain(`/tracking/${ids[0]}`);

    const again = await uploadFile(bytes);
    expect(again.bulk_job.summary).toMatchObject({ unchanged: 2, orders_to_place: 0, edits: 0, errors: 1 });
    expect(again.bulk_job.summary.cancellations_offered).toBe(0);
    const { orders: after } = await place(server, again.bulk_job.bulk_job_id);
    expect(after.map(({ result_content: result, order_id: id }) => [result, id])).toEqual([
      ['unchanged', ids[0]],
      ['unchanged', ids[1]],
      [null, null],
    ]);
  });

  it('escapes what a program would take for a formula, and reads it back', async () => {
    const row = goodRow(64, { description: '=HYPERLINK("http://x","y")', rider_notes: '+1 @home' });
    const { bulk_job: job } = await upload(server, [row]);
    const again = await uploadFile(await download(bulkFilledPath('d001', job.bulk_job_id, 'en')));
    expect(again.orders[0]?.values).toMatchObject({ description: row.description, rider_notes: row.rider_notes });
  });
});

describe('a file of a job', () => {
  it('is not found through another outlet, and says so in the shape of errors', async () => {
    const { bulk_job: job } = await upload(server, [goodRow(1)]);
    for (const pathOf of [bulkErrorRowsPath, bulkFilledPath]) {
      const response = await get(pathOf('d002', job.bulk_job_id, 'en'));
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ errors: [{ code: 'bulk.job-not-found' }] });
    }
    expect((await get(bulkTemplatePath('othr', 'en'))).status).toBe(404);
  });
});

describe('the audit trail', () => {
  it('has an entry for each upload and each placement', async () => {
    const { bulk_job: job } = await upload(server, [goodRow(71), goodRow(72)], 'd002');
    await place(server, job.bulk_job_id, 'd002');
    const as = await server.demo();
    const { result } = await server.client.answer(
      calls.listAuditEntries,
      { params: { id: 'd002' }, query: {} },
      { as },
    );
    const about = result.data.filter(({ what }) => what.startsWith('bulk.'));
    expect(about.map(({ what, subject, details }) => ({ what, subject, details }))).toEqual([
      { what: 'bulk.placed', subject: 'orders.xlsx', details: { orders: 2, edits: 0, errors: 0 } },
      { what: 'bulk.uploaded', subject: 'orders.xlsx', details: { rows: 2 } },
    ]);
  });
});
