import { calls } from '@riderbell/contract/calls.ts';
import { exportPath } from '@riderbell/contract/files.ts';
import { largestAttachment } from '@riderbell/domain/exports/export-schedule.ts';
import { demoAccount, managerAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestingMailServer } from '../mails/testing-smtp.ts';
import { placeOrder } from '../orders/order-requests.ts';
import { mailsOf } from '../testing-mailbox.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { copyOrder, fetchFile, rowsOf } from './testing-exports.ts';
import {
  advanceTo,
  attachmentOf,
  exportMails,
  mailDueExports,
  saveSchedule,
  scheduleOf,
  weekly,
} from './testing-schedules.ts';

let server: TestingServer;
beforeEach(async () => {
  server = await startTestingServer();
});
afterEach(() => server.stop());

/** 06:00 on Monday in Bangkok. */
const monday = '2026-11-22T23:00:00Z';
const week = { from: '2026-11-15T17:00:00.000Z', to: '2026-11-22T16:59:59.999Z' };

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

async function onlyMail(to?: string) {
  const mails = await exportMails(server, to);
  const [mail] = mails;
  if (mail === undefined || mails.length > 1) throw new Error(`there are ${mails.length} mails`);
  return mail;
}

/** The entries about mailed exports, newest first. */
async function mailedEntries() {
  const as = await server.signIn();
  const query = { what: 'export.mailed' } as const;
  return (await server.client.answer(calls.listAuditEntries, { params: { id: 'demo' }, query }, { as })).result.data;
}

describe('a scheduled export', () => {
  it('mails the file of the week that its recipient would download', async () => {
    const { order_id: orderId } = await placeOrder(server, { vendorId: 'd001' });
    await saveSchedule(server, 'd001', {});
    advanceTo(server, '2026-11-22T22:59:00Z');
    await mailDueExports(server);
    expect(await exportMails(server)).toEqual([]);

    advanceTo(server, monday);
    await mailDueExports(server);
    const mail = await onlyMail();
    expect(mail.subject).toMatch(/^Orders of .+: November 16, 2026 – November 22, 2026$/);
    expect(mail.text).toContain('are attached to this email');
    expect(mail.text).toContain(`${server.address}/history/d001?period=custom&from=2026-11-16&to=2026-11-22`);
    const file = await attachmentOf(server, mail);
    expect([file?.name, file?.type]).toEqual(['swift_d001_2026-11-16_2026-11-22.csv', 'text/csv; charset=utf-8']);
    const { accessToken } = await server.signIn();
    const path = exportPath('d001', { ...week, format: 'csv', language: 'en' });
    const downloaded = await fetchFile(server, path, { authorization: `Bearer ${accessToken}` });
    expect(textOf(file?.bytes ?? new Uint8Array())).toBe(textOf(await downloaded.bytes()));
    expect(textOf(file?.bytes ?? new Uint8Array())).toContain(orderId);
  });

  it('writes its mail and file in the language and format of the schedule', async () => {
    await placeOrder(server, { vendorId: 'd001' });
    await saveSchedule(server, 'd001', { format: 'xlsx', language: 'th_TH' });
    advanceTo(server, monday);
    await mailDueExports(server);
    const [mail] = await mailsOf(server);
    expect(mail?.subject).toMatch(/^ออเดอร์ของ .+: 16 พฤศจิกายน/);
    const file = mail && (await attachmentOf(server, mail));
    const { headings, rows } = await rowsOf(file?.bytes ?? new Uint8Array());
    expect(headings[0]).toMatch(/\p{Script=Thai}/u);
    expect(rows).toHaveLength(1);
  });

  it('has the orders of all outlets of a parent only if the schedule includes them', async () => {
    const { order_id: orderId } = await placeOrder(server, { vendorId: 'd002' });
    await saveSchedule(server, 'demo', { include_outlets: true });
    advanceTo(server, monday);
    await mailDueExports(server);
    const file = await attachmentOf(server, await onlyMail());
    expect(textOf(file?.bytes ?? new Uint8Array())).toContain(orderId);

    await saveSchedule(server, 'demo', { include_outlets: false });
    advanceTo(server, '2026-11-29T23:00:00Z');
    await mailDueExports(server);
    expect((await exportMails(server))[1]?.text).toContain('had no orders in this time');
  });

  it('has an order at the boundary of two weeks in one of them', async () => {
    const { order_id: orderId } = await placeOrder(server, { vendorId: 'd001' });
    const boundary = `'2026-11-22T17:00:00Z'::timestamptz`;
    await copyOrder(server, orderId, 1, { created_at: boundary, updated_at: boundary });
    const copy = 'd001-copy0000001';
    await saveSchedule(server, 'd001', {});
    advanceTo(server, monday);
    await mailDueExports(server);
    advanceTo(server, '2026-11-29T23:00:00Z');
    await mailDueExports(server);
    const files = await Promise.all((await exportMails(server)).map((mail) => attachmentOf(server, mail)));
    expect(files.map((file) => textOf(file?.bytes ?? new Uint8Array()).includes(copy))).toEqual([false, true]);
  });

  it('says that a week had no orders, without a file', async () => {
    await saveSchedule(server, 'd001', {});
    advanceTo(server, monday);
    await mailDueExports(server);
    const mail = await onlyMail();
    expect(mail.text).toContain('had no orders in this time, so no file is attached');
    expect(await attachmentOf(server, mail)).toBeNull();
  });

  it('attaches no file that is too large, and links to the history', async () => {
    const { order_id: orderId } = await placeOrder(server, { vendorId: 'd001' });
    // The orders are more than the file may have, so it is not made to its end.
    await copyOrder(server, orderId, 800, { customer_address: `repeat('x', ${Math.ceil(largestAttachment / 700)})` });
    await saveSchedule(server, 'd001', {});
    advanceTo(server, monday);
    await mailDueExports(server);
    const mail = await onlyMail();
    expect(mail.text).toContain('The file is too large for an email');
    expect(mail.text).toContain('/history/d001?period=custom&from=2026-11-16&to=2026-11-22');
    expect(await attachmentOf(server, mail)).toBeNull();
  });

  it('is mailed to no one who has left the team, was disabled or has lost the right', async () => {
    await saveSchedule(server, 'd001', { recipients: [demoAccount.email, managerAccount.email] });
    const as = await server.signIn();
    const body = { email: managerAccount.email, role: 'requester' } as const;
    await server.client.answer(calls.changeMemberRole, { params: { id: 'd001' }, body }, { as });
    expect((await scheduleOf(server, 'd001')).schedule?.recipients).toEqual([demoAccount.email]);
    advanceTo(server, monday);
    await mailDueExports(server);
    expect(await exportMails(server)).toHaveLength(1);
    expect(await exportMails(server, managerAccount.email)).toEqual([]);
    expect((await mailedEntries()).map(({ subject }) => subject)).toEqual([demoAccount.email]);

    const removal = { params: { id: 'd001' }, body: { email: managerAccount.email } };
    await server.client.answer(calls.removeMember, removal, { as: await server.signIn() });
    await server.server.database.pool.query(`update accounts set disabled_at = $1 where email = $2`, [
      new Date(server.clock.now()),
      demoAccount.email,
    ]);
    advanceTo(server, '2026-11-29T23:00:00Z');
    await mailDueExports(server);
    expect(await exportMails(server)).toHaveLength(1);
    expect(await exportMails(server, managerAccount.email)).toEqual([]);
  });

  it('ends when it is turned off, also for a mail that waits to be sent', async () => {
    await saveSchedule(server, 'd001', {});
    await server.server.database.pool.query(
      `insert into scheduled_exports (vendor_id, period_from, period_to, recipient, mail_id)
       values ('d001', '2026-11-09', '2026-11-15', $1, 'waiting')`,
      [demoAccount.email],
    );
    await server.server.database.pool.query(
      `insert into jobs (name, payload, run_at, created_at)
       values ('mail-scheduled-export', '{"mailId": "waiting"}', '2026-11-22T23:00:00Z', now())`,
    );
    await saveSchedule(server, 'd001', null);
    advanceTo(server, monday);
    await mailDueExports(server);
    expect(await exportMails(server)).toEqual([]);
  });

  it('leaves an entry in the audit trail for each mail', async () => {
    await placeOrder(server, { vendorId: 'd001' });
    await saveSchedule(server, 'd001', {});
    advanceTo(server, monday);
    await mailDueExports(server);
    expect(await mailedEntries()).toMatchObject([
      {
        vendor_id: 'd001',
        who: { kind: 'system' },
        subject: demoAccount.email,
        details: { from: '2026-11-16', to: '2026-11-22', file: 'swift_d001_2026-11-16_2026-11-22.csv' },
      },
    ]);
  });
});

describe('each period', () => {
  it('is mailed once, although its jobs run twice and at the same time', async () => {
    await placeOrder(server, { vendorId: 'd001' });
    await saveSchedule(server, 'd001', {});
    advanceTo(server, monday);
    await mailDueExports(server);
    const { pool } = server.server.database;
    await pool.query(
      `insert into jobs (name, payload, run_at, created_at)
       select name, payload, run_at, created_at from jobs, generate_series(1, 5) where name = 'mail-scheduled-export'`,
    );
    // As if a restore had brought back an older row.
    await pool.query(`update export_schedules set next_at = $1`, [monday]);
    await mailDueExports(server);
    expect(await exportMails(server)).toHaveLength(1);
    expect(await mailedEntries()).toHaveLength(1);
  });

  it('waits while another process sends it, and is sent after that process was killed', async () => {
    await saveSchedule(server, 'd001', {});
    advanceTo(server, monday);
    const { pool } = server.server.database;
    // What a process that is killed while it sends leaves behind.
    await pool.query(
      `insert into scheduled_exports (vendor_id, period_from, period_to, recipient, mail_id, sending_until)
       values ('d001', '2026-11-16', '2026-11-22', $1, 'killed', now() + interval '1 minute')`,
      [demoAccount.email],
    );
    await pool.query(
      `insert into jobs (name, payload, run_at, created_at)
       values ('mail-scheduled-export', '{"mailId": "killed"}', $1, $1)`,
      [monday],
    );
    server.server.jobs.wake();
    await expect.poll(() => server.log(), { timeout: 20_000 }).toContain('another process is sending this export');
    expect(await exportMails(server)).toEqual([]);
    await pool.query(`update scheduled_exports set sending_until = now()`);
    await mailDueExports(server);
    expect(await exportMails(server)).toHaveLength(1);
    expect(await mailedEntries()).toHaveLength(1);
  });

  it('is mailed once when the schedule is turned off and on after its mail', async () => {
    await saveSchedule(server, 'd001', {});
    advanceTo(server, monday);
    await mailDueExports(server);
    await saveSchedule(server, 'd001', null);
    await saveSchedule(server, 'd001', {});
    await mailDueExports(server);
    expect(await exportMails(server)).toHaveLength(1);
  });

  it('is mailed late, also each of several, when no server ran at its time', async () => {
    await saveSchedule(server, 'd001', {});
    advanceTo(server, '2026-12-08T05:00:00Z');
    await mailDueExports(server);
    const subjects = (await exportMails(server)).map(({ subject }) => subject.replace(/^.*: /, ''));
    // Each mail has its own job, so their order may differ.
    expect(subjects.toSorted()).toEqual([
      'November 16, 2026 – November 22, 2026',
      'November 23, 2026 – November 29, 2026',
      'November 30, 2026 – December 6, 2026',
    ]);
    expect((await scheduleOf(server, 'd001')).schedule?.next.from).toBe('2026-12-07');
  });

  it('of a month is the previous one', async () => {
    await saveSchedule(server, 'd001', { ...weekly, frequency: 'monthly' });
    advanceTo(server, '2026-11-30T23:00:00Z');
    await mailDueExports(server);
    expect((await onlyMail()).subject).toMatch(/: November 1, 2026 – November 30, 2026$/);
  });
});

it('is mailed an hour later when the mail server is away for minutes', async () => {
  const mailServer = await TestingMailServer.start();
  const sending = await startTestingServer({ settings: { MAIL_SMTP_URL: mailServer.url() }, startAt: monday });
  try {
    await saveSchedule(sending, 'd001', {});
    const { pool } = sending.server.database;
    await pool.query(
      `insert into scheduled_exports (vendor_id, period_from, period_to, recipient, mail_id)
       values ('d001', '2026-11-16', '2026-11-22', $1, 'away')`,
      [demoAccount.email],
    );
    mailServer.busy = 1;
    // Seven attempts have failed.
    await pool.query(
      `insert into jobs (name, payload, attempts, run_at, created_at)
       values ('mail-scheduled-export', '{"mailId": "away"}', 7, $1, $1)`,
      [monday],
    );
    sending.server.jobs.wake();
    const waiting = `select run_at from jobs where name = 'mail-scheduled-export' and finished_at is null`;
    const due = async () => (await pool.query<{ run_at: string }>(waiting)).rows.map((row) => row.run_at);
    await expect.poll(due, { timeout: 20_000 }).toEqual(['2026-11-23T00:00:00.000Z']);
    expect(mailServer.received).toEqual([]);
    advanceTo(sending, '2026-11-23T00:00:00Z');
    sending.server.jobs.wake();
    await expect.poll(due, { timeout: 20_000 }).toEqual([]);
    expect(mailServer.received.map(({ to }) => to)).toEqual([[demoAccount.email]]);
  } finally {
    await sending.stop();
    await mailServer.stop();
  }
});

/** Two processes need a PostgreSQL server. */
const manyProcesses = process.env['TEST_DATABASE_URL'] ? [2] : [];

it.each(manyProcesses)('is mailed once by %i processes that look for it at the same time', async () => {
  await placeOrder(server, { vendorId: 'd001' });
  const recipients = [demoAccount.email, managerAccount.email];
  for (const id of ['d001', 'demo', 'd002', 'd003']) {
    await saveSchedule(server, id, { recipients: id === 'd001' ? recipients : [demoAccount.email] });
  }
  const other = await startTestingServer({ data: server.data });
  try {
    for (const one of [server, other]) advanceTo(one, monday);
    await Promise.all([server, other].map(mailDueExports));
  } finally {
    await other.stop();
  }
  expect(await exportMails(server)).toHaveLength(4);
  expect(await exportMails(server, managerAccount.email)).toHaveLength(1);
  expect(await mailedEntries()).toHaveLength(5);
});
