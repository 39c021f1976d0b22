import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import type { AttemptKey, AttemptLimiter } from './ports.ts';

const day = 24 * 60 * 60_000;

/** How long a count lasts that says nothing else. */
export const attemptWindow = 15 * 60_000;

/**
 * Guesses in a quarter of an hour, by account and by address: many addresses may guess at one account, and one address may serve a
 * whole office. What is mailed is limited by the day too: a code of 6 digits withstands so many guesses and no more.
 */
export const attemptLimits = {
  login: { account: 10, address: 50 },
  register: { account: 5, address: 20 },
  confirm: { address: 50 },
  resend: { account: 3, address: 20, accountDay: 10 },
  forgot: { account: 3, address: 20, accountDay: 10 },
  reset: { account: 10, address: 50, accountDay: 30 },
  'change-password': { account: 5, address: 50 },
  'provider-login': { address: 100 },
  'guest-session': { address: 30 },
} as const satisfies Record<string, { account?: number; address: number; accountDay?: number }>;

export type LimitedAct = keyof typeof attemptLimits;

/** Guesses at one mailed code; then it is worth nothing (specification §5: 6 digits). */
export const guessesPerCode = 5;

/**
 * What an attempt counts against.
 * @param account the e-mail address as it was typed, or the account's id; null for what is limited by address alone
 */
export function attemptKeys(act: LimitedAct, account: string | null, remoteAddress: string): AttemptKey[] {
  const limits: { account?: number; address: number; accountDay?: number } = attemptLimits[act];
  // By the folded spelling, or every spelling of an address would have a count of its own.
  const who = account === null ? '' : (foldedEmail(account) ?? account.toLowerCase());
  return [
    ...(limits.account === undefined ? [] : [{ key: `${act}:account:${who}`, limit: limits.account }]),
    ...(limits.accountDay === undefined
      ? []
      : [{ key: `${act}:day:${who}`, limit: limits.accountDay, windowMilliseconds: day }]),
    addressKey(act, remoteAddress, limits.address),
  ];
}

/** What counts against an address alone, as often as the caller says. */
export function addressKey(act: string, remoteAddress: string, limit: number): AttemptKey {
  return { key: `${act}:address:${networkOf(remoteAddress)}`, limit };
}

/** An attempt that nobody counted against before it is looked at, so that those sent at once are counted too. */
export async function takeAttempt(
  limiter: AttemptLimiter,
  keys: readonly AttemptKey[],
): Promise<{ values: { seconds: number } } | null> {
  const seconds = await limiter.take(keys);
  return seconds === null ? null : { values: { seconds } };
}

/** Whoever has one IPv6 address has a network of them: its first 64 bits stand for all. */
function networkOf(remoteAddress: string): string {
  if (!remoteAddress.includes(':') || remoteAddress.toLowerCase().startsWith('::ffff:')) return remoteAddress;
  const [head = ''] = remoteAddress.split('%');
  const [before = '', after] = head.split('::');
  const left = before === '' ? [] : before.split(':');
  const right = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
