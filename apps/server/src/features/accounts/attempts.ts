import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { networkOfAddress } from '@riderbell/domain/accounts/network-of-address.ts';
import type { Attempt, AttemptKey, AttemptLimiter, Judged, KnownNetworks } from './ports.ts';

const day = 24 * 60 * 60_000;

/** The default length of the window in which attempts are counted. */
export const attemptWindow = 15 * 60_000;

interface Limits {
  /** For one account, from one network. */
  network?: number;
  networkDay?: number;
  /** For one account, from all networks together. Much higher, because a stranger with many addresses can use it up. */
  account?: number;
  accountDay?: number;
  /** From one network, for all accounts: a whole office may share one network. */
  address: number;
}

/**
 * Attempts in 15 minutes, or in a day for the limits whose names end in "Day" (decision 045). They allow strangers 30 guesses a day at a
 * 6-digit code and 960 at a password (one every 90 seconds). E-mails are limited so that strangers cannot fill a mailbox.
 */
export const attemptLimits = {
  login: { network: 10, networkDay: 50, account: 100, accountDay: 960, address: 50 },
  register: { network: 5, account: 20, address: 20 },
  confirm: { address: 50 },
  resend: { network: 3, networkDay: 10, account: 9, accountDay: 30, address: 20 },
  forgot: { network: 3, networkDay: 10, account: 9, accountDay: 30, address: 20 },
  reset: { network: 10, networkDay: 20, account: 20, accountDay: 30, address: 50 },
  'change-password': { network: 5, networkDay: 50, account: 20, accountDay: 480, address: 50 },
  // An owner may invite a whole team from one network.
  invite: { network: 3, networkDay: 10, account: 9, accountDay: 30, address: 60 },
  'provider-login': { address: 100 },
  'guest-session': { address: 30 },
  'connect-device': { address: 20 },
  // A chain's counters may share one network, and each reads its people whenever it is locked.
  'read-device': { address: 600 },
} as const satisfies Record<string, Limits>;

export type LimitedAct = keyof typeof attemptLimits;

/** Guesses that unknown networks have at one code; after that the code no longer works for them (specification §5: 6 digits). */
export const guessesPerCode = 5;

/** Wrong PINs of one person, in 15 minutes and in a day: strangers at the counter have 40 of the 10,000 guesses a day. */
export function pinKeys(personId: string, pinSetAt: number): AttemptKey[] {
  const key = `pin:${personId}:${pinSetAt}`;
  return [
    { key, limit: 5 },
    { key: `${key}:day`, limit: 40, windowMilliseconds: day },
  ];
}

export interface AttemptNeeds {
  limiter: AttemptLimiter;
  networks: KnownNetworks;
}

/** One attempt; `account` is an e-mail address as it was typed. */
export interface Attempted {
  act: LimitedAct;
  account: string;
  remoteAddress: string;
}

/** The counters that an attempt on an account increases: those of its network (`own`) and those of all networks (`shared`). */
export function attemptKeys({ act, account, remoteAddress }: Attempted): { own: AttemptKey[]; shared: AttemptKey[] } {
  const limits: Limits = attemptLimits[act];
  // The folded spelling, so that all spellings of an address share one counter.
  const accountName = foldedEmail(account) ?? account.toLowerCase();
  const network = networkOfAddress(remoteAddress);
  return {
    own: [
      ...keyOf(`${act}:network:${network}:${accountName}`, limits.network),
      ...keyOf(`${act}:network-day:${network}:${accountName}`, limits.networkDay, day),
      addressKey(act, remoteAddress, limits.address),
    ],
    shared: [
      ...keyOf(`${act}:account:${accountName}`, limits.account),
      ...keyOf(`${act}:day:${accountName}`, limits.accountDay, day),
    ],
  };
}

function keyOf(key: string, limit: number | undefined, windowMilliseconds?: number): AttemptKey[] {
  if (limit === undefined) return [];
  return [{ key, limit, ...(windowMilliseconds !== undefined && { windowMilliseconds }) }];
}

/** A counter for the address alone, with the limit that the caller chooses. */
export function addressKey(act: string, remoteAddress: string, limit: number): AttemptKey {
  return { key: `${act}:address:${networkOfAddress(remoteAddress)}`, limit };
}

/** The counter of all invitations that one person mails in a day. */
export function inviterKey(account: string): AttemptKey {
  return { key: `invite:by:${account}`, limit: 200, windowMilliseconds: day };
}

/** The counters of an act that is limited by address alone. */
export function addressKeys(act: LimitedAct, remoteAddress: string): AttemptKey[] {
  return [addressKey(act, remoteAddress, attemptLimits[act].address)];
}

/**
 * Counts an attempt permanently. When strangers have used up the shared limits, a network from which the account was recently used
 * still has its own limits.
 */
export async function takeAttempt(
  needs: AttemptNeeds,
  attempted: Attempted,
): Promise<{ values: { seconds: number } } | null> {
  const { own, shared } = attemptKeys(attempted);
  const seconds = await needs.limiter.take([...own, ...shared]);
  if (seconds === null) return null;
  const isTaken = (await isKnown(needs, attempted)) && (await needs.limiter.take(own)) === null;
  return isTaken ? null : { values: { seconds } };
}

/** Checks a guess if the limits allow it and keeps counting only a wrong one. Known networks have their own limits, as in `takeAttempt`. */
export async function judgeAttempt<T>(
  needs: AttemptNeeds,
  attempted: Attempted,
  look: () => Promise<Judged<T>>,
): Promise<Attempt<T>> {
  const { own, shared } = attemptKeys(attempted);
  const first = await needs.limiter.attempt([...own, ...shared], look);
  if (first.ok || !(await isKnown(needs, attempted))) return first;
  return needs.limiter.attempt(own, look);
}

export function isKnown(
  { networks }: Pick<AttemptNeeds, 'networks'>,
  { account, remoteAddress }: Omit<Attempted, 'act'>,
): Promise<boolean> {
  return networks.isKnown(foldedEmail(account) ?? '', networkOfAddress(remoteAddress));
}

/** Call it after the account was used from this network, so that strangers elsewhere cannot lock the owner out. */
export function rememberNetwork(
  { networks }: Pick<AttemptNeeds, 'networks'>,
  { account, remoteAddress }: Omit<Attempted, 'act'>,
): Promise<void> {
  return networks.remember(foldedEmail(account) ?? '', networkOfAddress(remoteAddress));
}
