import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { calls } from '@riderbell/contract/calls.ts';
import { proofPath, proofsExportPath } from '@riderbell/contract/files.ts';
import type { ProofsExportQuery } from '@riderbell/contract/shapes/order-export.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PostgresJobQueue } from '../../src/adapters/postgres/job-queue.ts';
import { photo, proofEvent, reportAll } from '../fleet/fleet-reports.ts';
import { dispatchedOrder, placeOrder, readOrder } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { readZip } from './read-zip.ts';
import { codesOf, copyOrder, csvRows, fetchFile, today } from './testing-exports.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer();
});
afterAll(() => server.stop());

const pathOf = (query: Partial<ProofsExportQuery> = {}, vendorId = 'd001') =>
  proofsExportPath(vendorId, { ...today, ...query });

async function archiveOf(
  query: Partial<ProofsExportQuery> = {},
  vendorId = 'd001',
  options: { readonly authorization?: string } = {},
) {
  const response = await fetchFile(server, pathOf(query, vendorId), options);
  expect(response.status).toBe(200);
  const files = readZip(await response.bytes());
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const rows = csvRows(files.get('report.csv')?.toString('utf8') ?? '');
  return { response, name, files, names: [...files.keys()], rows };
}

const fileOf = (orderId: string, kind: string) =>
  join(server.data.settings['DATA_DIR'] ?? '', 'proofs', orderId, `${kind}.png`);

/** An order that was handed over as often as there are statuses, with photos of some kinds. */
async function handedOver(statuses: readonly ('PICKED_UP' | 'DELIVERED')[], kinds: readonly ('pickup' | 'delivery')[]) {
  const { order_id: orderId } = await dispatchedOrder(server, { vendorId: 'd001' });
  await reportAll(server, orderId, statuses);
  for (const proof of kinds) {
    const event = proofEvent(orderId, server.clock.now(), { proof, photo });
    expect(await server.server.fleet.receive(event)).toBe('applied');
  }
  return orderId;
}

const inBangkok = (instant: string | undefined) =>
  new Date(Date.parse(instant ?? '') + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

describe('the export of proofs', () => {
  it('has each photo as it is stored, and a report of all orders with what is missing and why', async () => {
    const whole = await handedOver(['PICKED_UP', 'DELIVERED'], ['pickup', 'delivery']);
    const none = await handedOver(['PICKED_UP', 'DELIVERED'], ['pickup']);
    const unreadable = await handedOver(['PICKED_UP', 'DELIVERED'], ['pickup', 'delivery']);
    const underWay = await handedOver([], []);
    await rm(fileOf(unreadable, 'pickup'));
    await rm(fileOf(unreadable, 'delivery'));
    await mkdir(fileOf(unreadable, 'delivery'));

    const { names, files, rows } = await archiveOf();
    expect(names.toSorted()).toEqual(
      [`${none}-pickup-1.png`, `${whole}-delivery-1.png`, `${whole}-pickup-1.png`, 'report.csv'].toSorted(),
    );
    expect(names.at(-1)).toBe('report.csv');
    expect(files.get(`${whole}-delivery-1.png`)).toEqual(await readFile(fileOf(whole, 'delivery')));
    expect(server.log()).toContain('a proof is missing in an export');

    const rowOf = (orderId: string) => rows.find((row) => row['Order ID'] === orderId);
    const { status_history: history } = await readOrder(server, whole);
    const timeOf = (status: string) => inBangkok(history.find((entry) => entry.status === status)?.created_at);
    expect(rowOf(whole)).toEqual({
      'Order ID': whole,
      'Branch ID': 'd001',
      Branch: expect.any(String),
      Customer: 'Somsri Thongchai',
      Status: 'Delivered',
      'Collected (Asia/Bangkok)': timeOf('PICKED_UP'),
      'Delivered (Asia/Bangkok)': timeOf('DELIVERED'),
      'Returned (Asia/Bangkok)': '',
      'Proof of pickup': `${whole}-pickup-1.png`,
      'Why there is no proof of pickup': '',
      'Proof of delivery': `${whole}-delivery-1.png`,
      'Why there is no proof of delivery': '',
      'Proof of return': '',
      'Why there is no proof of return': '',
    });
    expect(rowOf(none)).toMatchObject({
      'Proof of pickup': `${none}-pickup-1.png`,
      'Proof of delivery': '',
      'Why there is no proof of delivery': 'No photo was taken',
    });
    expect(rowOf(unreadable)).toMatchObject({
      'Proof of pickup': '',
      'Why there is no proof of pickup': 'The file of the photo could not be read',
      'Why there is no proof of delivery': 'The file of the photo could not be read',
    });
    expect(rowOf(underWay)).toMatchObject({
      'Collected (Asia/Bangkok)': '',
      'Why there is no proof of pickup': '',
      'Why there is no proof of delivery': '',
    });
  });

  it('selects orders as the list does', async () => {
    const one = await handedOver(['PICKED_UP'], ['pickup']);
    expect((await archiveOf({ search: one })).names).toEqual([`${one}-pickup-1.png`, 'report.csv']);
    const { names, rows } = await archiveOf({ search: 'no such customer' });
    expect([names, rows]).toEqual([['report.csv'], []]);
    const { order_id: sibling } = await placeOrder(server, { vendorId: 'd002' });
    const idsOf = async (include_outlets: 'true' | 'false') =>
      (await archiveOf({ include_outlets }, 'demo')).rows.map((row) => row['Order ID']);
    expect(await idsOf('true')).toEqual(expect.arrayContaining([one, sibling]));
    expect(await idsOf('false')).not.toContain(sibling);
  });

  it('speaks the language of the request, is never stored by a cache, and is named by the audit trail', async () => {
    const { response, name, files } = await archiveOf({ language: 'de' });
    expect(files.get('report.csv')?.toString('utf8')).toMatch(/^\uFEFF"Bestell/);
    expect(name).toBe('swift_d001_proofs_2026-11-21_2026-11-21.zip');
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const entries = async () => {
      const query = { what: 'proofs.exported' } as const;
      const as = await server.demo();
      return (await server.client.answer(calls.listAuditEntries, { params: { id: 'demo' }, query }, { as })).result
        .data;
    };
    const before = await entries();
    expect(before[0]).toMatchObject({ vendor_id: 'd001', subject: name, who: { name: 'demo@riderbell.test' } });
    expect(await codesOf(await fetchFile(server, pathOf({ from: today.to, to: today.from })))).toEqual([
      'order.period-reversed',
    ]);
    expect(await codesOf(await fetchFile(server, pathOf({ from: '2026-08-20T17:00:00Z' })))).toEqual([
      'order.period-too-long',
    ]);
    expect(await codesOf(await fetchFile(server, pathOf({}, 'othr')))).toEqual(['vendor.not-found']);
    expect(await codesOf(await fetchFile(server, pathOf({ format: 'zip' } as object)))).toEqual(['request.invalid']);
    expect(await entries()).toEqual(before);
  });

  it('writes no file name that an order could choose', async () => {
    const { order_id: orderId } = await placeOrder(server, { vendorId: 'd002' });
    const strange = '../..\\evil: "x"';
    await copyOrder(server, orderId, 1, { order_id: `'${strange}'`, customer_name: `'strange'` });
    const { pool } = server.server.database;
    await pool.query(
      `insert into proofs (file_key, order_id, kind, content_type, taken_at, expires_at)
       values ('strange/delivery.jpg', $1, 'delivery', 'image/jpeg', now(), '2999-01-01')`,
      [strange],
    );
    const folder = join(server.data.settings['DATA_DIR'] ?? '', 'proofs', 'strange');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'delivery.jpg'), photo);
    const { names } = await archiveOf({ search: 'strange' }, 'd002');
    expect(names).toEqual(['______evil___x_-delivery-1.jpg', 'report.csv']);
  });
});

describe('a photo that is no longer stored', () => {
  it('is reported as removed after its days, and nowhere shown as present', async () => {
    const days = 24 * 60 * 60_000;
    const own = await startTestingServer({ settings: { PROOF_RETENTION_DAYS: '3' } });
    const shared = server;
    server = own;
    try {
      const orderId = await handedOver(['PICKED_UP', 'DELIVERED'], ['delivery']);
      // A session does not live as long as a photo.
      const authorize = async () => ({ authorization: `Bearer ${(await own.signIn()).accessToken}` });
      const rowNow = async () =>
        (await archiveOf({}, 'd001', await authorize())).rows.find((row) => row['Order ID'] === orderId);
      expect(await rowNow()).toMatchObject({ 'Why there is no proof of pickup': 'No photo was taken' });
      // Expired, and not yet removed.
      own.clock.advance(3 * days);
      const gone = {
        'Proof of delivery': '',
        'Why there is no proof of delivery': 'Removed 3 days after it was taken',
        'Why there is no proof of pickup': 'There is no record of a photo',
      };
      expect(await rowNow()).toMatchObject(gone);
      const removed = async () => {
        const { rows } = await own.server.database.pool.query<{ removed_at: unknown }>(
          'select removed_at from proofs where order_id = $1',
          [orderId],
        );
        return rows;
      };
      const { pool } = own.server.database;
      const job = { name: 'delete-expired-proofs', key: 'recurring', payload: null, runAt: own.clock.now() };
      await new PostgresJobQueue(pool, own.clock.now).add(job);
      own.server.jobs.wake();
      await vi.waitFor(async () => expect(await removed()).toEqual([{ removed_at: expect.anything() }]), {
        timeout: 30_000,
      });
      await expect(readFile(fileOf(orderId, 'delivery'))).rejects.toThrow('ENOENT');
      expect(await rowNow()).toMatchObject(gone);
      const { result: order } = await own.client.answer(
        calls.getOrder,
        { query: { vendorId: 'demo', orderId } },
        { as: await own.signIn() },
      );
      expect(order.proofs).toEqual([]);
      expect((await fetchFile(own, proofPath(orderId, 'delivery'), await authorize())).status).toBe(404);
      // A courier who sends it again does not bring it back.
      expect(await own.server.fleet.receive(proofEvent(orderId, own.clock.now(), { photo }))).toBe('repeated');
    } finally {
      server = shared;
      await own.stop();
    }
  });
});

describe('an export of proofs whose client leaves', () => {
  it('reads no further photos, and frees its place among the caller’s two', async () => {
    const { order_id: orderId } = await placeOrder(server, { vendorId: 'd001' });
    await copyOrder(server, orderId, 60, {
      order_id: `'othr-leave' || lpad((100 - n)::text, 3, '0')`,
      vendor_id: `'othr'`,
      family_id: `'othr'`,
    });
    const { pool } = server.server.database;
    await pool.query(
      `insert into proofs (file_key, order_id, kind, content_type, taken_at, expires_at)
       select order_id || '/delivery.png', order_id, 'delivery', 'image/png', created_at, '2999-01-01'
       from orders where order_id like 'othr-leave%'`,
    );
    // Far more than a connection holds; the last files are folders, whose reading is reported.
    const large = new Uint8Array(1_000_000);
    for (let number = 40; number < 100; number += 1) {
      const file = fileOf(`othr-leave${String(number).padStart(3, '0')}`, 'delivery');
      await mkdir(join(file, number < 45 ? '.' : '..'), { recursive: true });
      if (number >= 45) await writeFile(file, large);
    }
    const reported = () => server.log().split('othr-leave').length - 1;
    const authorization = `Bearer ${(await server.other()).accessToken}`;
    const before = reported();
    const begun = async () => {
      const sent = request(new URL(pathOf({}, 'othr'), server.address), { headers: { authorization } });
      sent.on('error', () => undefined);
      const status = await new Promise<number>((resolve) => {
        sent.on('response', (response) => {
          response.pause();
          resolve(response.statusCode ?? 0);
        });
        sent.end();
      });
      return { status, leave: () => sent.destroy() };
    };
    const [first, second, third] = [await begun(), await begun(), await begun()];
    expect([first.status, second.status, third.status]).toEqual([200, 200, 409]);
    for (const { leave } of [first, second, third]) leave();
    await vi.waitFor(
      async () => {
        const again = await begun();
        again.leave();
        expect(again.status).toBe(200);
      },
      { timeout: 30_000 },
    );
    expect(reported()).toBe(before);
    const whole = await fetchFile(server, pathOf({}, 'othr'), { authorization });
    expect(readZip(await whole.bytes()).size).toBe(56);
    expect(reported()).toBeGreaterThanOrEqual(before + 5);
  });
});
