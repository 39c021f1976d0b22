import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { networkOfAddress } from '@riderbell/domain/accounts/network-of-address.ts';
import type { Attempt, AttemptKey, AttemptLimiter, Judged, KnownNetworks } from './ports.ts';

const day = 24 * 60 * 60_000;

/** How long a count lasts that says nothing else. */
export const attemptWindow = 15 * 60_000;

interface Limits {
  /** At one account from one network. */
  network?: number;
  networkDay?: number;
  /** At one account from all networks together: far later, because a stranger with many addresses can use it up. */
  account?: number;
  accountDay?: number;
  /** From one network at all accounts: one may serve a whole office. */
  address: number;
}

/**
 * Attempts in a quarter of an hour, and in a day where it says so (decision 045). A code of 6 digits withstands 30 guesses of strangers
 * a day, a password 960, which is one every 90 seconds; what is mailed is limited so that strangers cannot fill a mailbox.
 */
export const attemptLimits = {
  login: { network: 10, networkDay: 50, account: 100, accountDay: 960, address: 50 },
  register: { network: 5, account: 20, address: 20 },
  confirm: { address: 50 },
  resend: { network: 3, networkDay: 10, account: 9, accountDay: 30, address: 20 },
  forgot: { network: 3, networkDay: 10, account: 9, accountDay: 30, address: 20 },
  reset: { network: 10, networkDay: 20, account: 20, accountDay: 30, address: 50 },
  'change-password': { network: 5, networkDay: 50, account: 20, accountDay: 480, address: 50 },
  'provider-login': { address: 100 },
  'guest-session': { address: 30 },
} as const satisfies Record<string, Limits>;

export type LimitedAct = keyof typeof attemptLimits;

/** Guesses of strangers at one mailed code; then it is worth nothing to them (specification §5: 6 digits). */
export const guessesPerCode = 5;

export interface AttemptNeeds {
  limiter: AttemptLimiter;
  networks: KnownNetworks;
}

/** Who attempts what: `account` is an e-mail address as it was typed. */
export interface Attempted {
  act: LimitedAct;
  account: string;
  remoteAddress: string;
}

/** What an attempt at an account counts against: what its network does alone, and what all networks share. */
export function attemptKeys({ act, account, remoteAddress }: Attempted): { own: AttemptKey[]; shared: AttemptKey[] } {
  const limits: Limits = attemptLimits[act];
  // By the folded spelling, or every spelling of an address would have a count of its own.
  const who = foldedEmail(account) ?? account.toLowerCase();
  const network = networkOfAddress(remoteAddress);
  return {
    own: [
      ...keyOf(`${act}:network:${network}:${who}`, limits.network),
      ...keyOf(`${act}:network-day:${network}:${who}`, limits.networkDay, day),
      addressKey(act, remoteAddress, limits.address),
    ],
    shared: [...keyOf(`${act}:account:${who}`, limits.account), ...keyOf(`${act}:day:${who}`, limits.accountDay, day)],
  };
}

function keyOf(key: string, limit: number | undefined, windowMilliseconds?: number): AttemptKey[] {
  if (limit === undefined) return [];
  return [{ key, limit, ...(windowMilliseconds !== undefined && { windowMilliseconds }) }];
}

/** What counts against an address alone, as often as the caller says. */
export function addressKey(act: string, remoteAddress: string, limit: number): AttemptKey {
  return { key: `${act}:address:${networkOfAddress(remoteAddress)}`, limit };
}

/** The key of an act that is limited by address alone. */
export function addressKeys(act: LimitedAct, remoteAddress: string): AttemptKey[] {
  return [addressKey(act, remoteAddress, attemptLimits[act].address)];
}

/**
 * Counts an attempt that stays counted. Where strangers have used up what all networks share, a network from which the account was used
 * lately still has what it may do alone.
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

/** Looks at a guess where there is room for it; only a wrong one stays counted. Known networks have their room as above. */
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

/** After the account was used there, so that strangers elsewhere cannot lock its owner out. */
export function rememberNetwork(
  { networks }: Pick<AttemptNeeds, 'networks'>,
  { account, remoteAddress }: Omit<Attempted, 'act'>,
): Promise<void> {
  return networks.remember(foldedEmail(account) ?? '', networkOfAddress(remoteAddress));
}
