import { confirmationTokenOf } from '@riderbell/contract/links.ts';
import { expect } from 'vitest';
import type { TestingServer } from './testing-server.ts';

export interface ReadMail {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** All mails in the server's mailbox, newest first. */
export async function mailsOf(server: TestingServer): Promise<ReadMail[]> {
  const response = await fetch(`${server.address}/dev/mailbox.json`);
  return ((await response.json()) as { mails: ReadMail[] }).mails;
}

/** Waits until the address has `count` mails. @returns the newest */
export async function mailTo(server: TestingServer, address: string, count = 1): Promise<ReadMail> {
  const mails = await expect
    .poll(async () => (await mailsOf(server)).filter(({ to }) => to === address), { timeout: 20_000, interval: 20 })
    .toHaveLength(count)
    .then(async () => (await mailsOf(server)).filter(({ to }) => to === address));
  const [newest] = mails;
  if (!newest) throw new Error(`Nothing was mailed to ${address}`);
  return newest;
}

/** Waits until all background jobs for mails are done, so that no further mail will be sent. */
export async function settled(server: TestingServer): Promise<void> {
  const waiting = async (): Promise<number> => {
    const { rows } = await server.server.database.pool.query<{ waiting: number }>(
      `select count(*) as waiting from jobs where finished_at is null and dead_at is null
       and (name like 'mail-%' or name in ('begin-password-reset', 'resend-confirmation'))`,
    );
    return rows[0]?.waiting ?? 0;
  };
  await expect.poll(waiting, { timeout: 20_000, interval: 20 }).toBe(0);
}

export function codeIn({ text }: ReadMail): string {
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (code === undefined) throw new Error(`There is no code in: ${text}`);
  return code;
}

export function tokenIn({ text }: ReadMail): string {
  const link = /https?:\S+/.exec(text)?.[0] ?? '';
  const token = confirmationTokenOf(new URL(link).hash);
  if (token === null) throw new Error(`There is no link to confirm in: ${text}`);
  return decodeURIComponent(token);
}
