import type { CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { expect } from 'vitest';
import { type ReadMail, mailsOf } from '../testing-mailbox.ts';
import type { TestingServer } from '../testing-server.ts';

type Caller = string | { accessToken: string };
export type Schedule = NonNullable<CallRequest<typeof calls.saveExportSchedule>['body']['schedule']>;

export const weekly: Schedule = {
  frequency: 'weekly',
  format: 'csv',
  language: 'en',
  include_outlets: false,
  recipients: [demoAccount.email],
};

export async function saveSchedule(server: TestingServer, id: string, changed: Partial<Schedule> | null, as?: Caller) {
  const request = { params: { id }, body: { schedule: changed && { ...weekly, ...changed } } };
  return server.client.call(calls.saveExportSchedule, request, { as: as ?? (await server.signIn()) });
}

export async function scheduleOf(server: TestingServer, id: string, as?: Caller) {
  const options = { as: as ?? (await server.signIn()) };
  return (await server.client.answer(calls.getExportSchedule, { params: { id } }, options)).result;
}

/** Sets the clock to an instant (ISO 8601), which must not be earlier. */
export function advanceTo(server: TestingServer, at: string): void {
  server.clock.advance(Date.parse(at) - server.clock.now());
}

/** Runs the job that finds due exports, and waits until all mails have ended. */
export async function mailDueExports(server: TestingServer): Promise<void> {
  const { pool } = server.server.database;
  const left = async () => {
    // Mails of several vendors begin one after the other.
    server.clock.advance(1000);
    server.server.jobs.wake();
    const { rows } = await pool.query<{ count: number }>(
      `select count(*) as count from jobs where finished_at is null and dead_at is null
       and name in ('find-due-exports', 'mail-scheduled-export')`,
    );
    return rows[0]?.count;
  };
  await pool.query(`insert into jobs (name, payload, run_at, created_at) values ('find-due-exports', 'null', $1, $1)`, [
    new Date(server.clock.now()),
  ]);
  await expect.poll(left, { timeout: 20_000, interval: 20 }).toBe(0);
}

/** The mails with orders to an address, oldest first. */
export async function exportMails(server: TestingServer, to = demoAccount.email): Promise<ReadMail[]> {
  const mails = (await mailsOf(server)).filter((mail) => mail.to === to && mail.subject.startsWith('Orders of '));
  return mails.toReversed();
}

/** The file of a mail, by its place in the mailbox; null without one. */
export async function attachmentOf(server: TestingServer, { id }: ReadMail) {
  const response = await fetch(`${server.address}/dev/mailbox/${id}/attachments/0`);
  if (response.status === 404) return null;
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return { name, type: response.headers.get('content-type'), bytes: await response.bytes() };
}
