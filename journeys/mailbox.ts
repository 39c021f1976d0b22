import { confirmationPath, confirmationTokenOf, invitationPath, invitationTokenOf } from '@riderbell/contract/links.ts';
import { expect, type Page } from '@playwright/test';

interface Mail {
  to: string;
  text: string;
}

/** The mails to the address, newest first. */
async function mailsTo(page: Page, address: string): Promise<Mail[]> {
  const response = await page.request.get('/dev/mailbox.json');
  const { mails } = (await response.json()) as { mails: Mail[] };
  return mails.filter(({ to }) => to === address);
}

/** Waits for this many mails to the address; returns the text of the newest. */
async function newestMail(page: Page, address: string, count: number): Promise<string> {
  await expect.poll(async () => (await mailsTo(page, address)).length).toBe(count);
  return (await mailsTo(page, address))[0]?.text ?? '';
}

/** The path of the confirmation link in the newest mail. */
export async function mailedLink(page: Page, address: string, count = 1): Promise<string> {
  const link = /https?:\S+/.exec(await newestMail(page, address, count))?.[0] ?? '';
  const token = confirmationTokenOf(new URL(link).hash);
  if (token === null) throw new Error(`No link to confirm was mailed to ${address}`);
  return confirmationPath(decodeURIComponent(token));
}

/** The path of the invitation in the newest mail. */
export async function mailedInvitation(page: Page, address: string, count = 1): Promise<string> {
  const link = /https?:\S+/.exec(await newestMail(page, address, count))?.[0] ?? '';
  const token = invitationTokenOf(new URL(link).hash);
  if (token === null) throw new Error(`No invitation was mailed to ${address}`);
  return invitationPath(token);
}

/** The code in the newest mail. */
export async function mailedCode(page: Page, address: string, count = 1): Promise<string> {
  const code = /^\d{6}$/m.exec(await newestMail(page, address, count))?.[0];
  if (code === undefined) throw new Error(`No code was mailed to ${address}`);
  return code;
}
