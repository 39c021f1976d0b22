import type { AuthenticationResult } from '@riderbell/contract/shapes/session.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { Device } from '@riderbell/domain/accounts/device.ts';

// Instants are epoch milliseconds.

export interface Account {
  id: string;
  /** The one spelling by which it is known (domain: `foldedEmail`). */
  email: string;
  /** As it was typed, to show and to write to. */
  shownEmail: string;
  name: string;
}

export interface StoredAccount extends Account {
  /** PHC string; null for an account that signs in at an outside provider. */
  passwordHash: string | null;
  /** The language of its mails. */
  locale: string;
}

export interface SignedIn {
  account: Account;
  tokens: AuthenticationResult;
}

/** Who people are: with a password, here; or at one outside provider, and then without any password here. */
export type IdentityProvider =
  | { readonly kind: 'embedded'; readonly name: string; readonly passwords: Passwords }
  | { readonly kind: 'outside'; readonly name: string; readonly provider: OutsideProvider };

/**
 * The slow work on passwords, off the event loop and a little at a time; the networks that ask for it (`networkOfAddress`) take turns.
 * @throws TooManyWaiting
 */
export interface Passwords {
  hash(password: string, network: string): Promise<string>;
  /** null for whoever has no password: false, after the same work. */
  matches(password: string, hash: string | null, network: string): Promise<boolean>;
}

/** Why a sign-in at the outside provider came to nothing, in the words of specification §8. */
export type OutsideFailure =
  | 'login.resource-not-found'
  | 'login.internal-error'
  | 'login.unexpected-error'
  | 'login.invalid-response'
  | 'login.parameter-invalid'
  | 'login.user-pool-configuration-invalid'
  | 'login.role-policy-invalid'
  | 'login.user-not-validated'
  | 'login.code-invalid'
  | 'login.too-many';

/** Why not even the way there could be told. */
export type StartFailure = Extract<
  OutsideFailure,
  | 'login.resource-not-found'
  | 'login.internal-error'
  | 'login.unexpected-error'
  | 'login.invalid-response'
  | 'login.too-many'
>;

/** Whom the outside provider says somebody is. */
export interface OutsideIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

export interface OutsideProvider {
  /** Where the browser has to go. What is sent along is made from the attempt, so that nothing has to be remembered of it. */
  authorizationUrl(
    attempt: string,
    choosesAccount: boolean,
  ): Promise<{ ok: true; url: string } | { ok: false; why: StartFailure }>;
  /** Exchanges the code of the query with which the provider sent the browser back. */
  identify(
    attempt: string,
    query: string,
  ): Promise<{ ok: true; identity: OutsideIdentity } | { ok: false; why: OutsideFailure }>;
}

/** Sign-ins at the outside provider that are under way; only hashes of the attempts are stored. */
export interface ProviderLogins {
  begin(now: number): Promise<{ attempt: string; expiresIn: number }>;
  /** Spends it: of two at once, one gets true. */
  take(attempt: string, now: number): Promise<boolean>;
}

export interface OutsideAccounts {
  /** By issuer and subject, null when nobody came with these yet. A disabled account is not found. */
  find(identity: OutsideIdentity): Promise<Account | null>;
  /**
   * Links the identity to the account of the address, or to a new one where an outlet names the address as its owner's.
   * "taken": the account has another identity of this provider; "unknown": nobody waits for this address.
   */
  link(
    identity: OutsideIdentity,
    email: string,
    newAccountId: string,
    now: number,
  ): Promise<Account | 'taken' | 'unknown'>;
}

/** Sessions with their tokens, whoever vouched for the account. */
export interface Sessions {
  /**
   * @param passwordHash what was compared, so that no session comes out of a password that was changed meanwhile; null after an
   * outside provider
   * @returns null when the account is disabled, or its password another one by now
   */
  open(account: Account, passwordHash: string | null, device: Device): Promise<SignedIn | null>;
  /**
   * Spends the refresh token. Asked again for the same `attempt`, soon and before the new tokens were used, it answers the same refresh
   * token. null when it is unknown, expired, or was spent otherwise, which ends its session.
   */
  extend(refreshToken: string, attempt: string | null): Promise<SignedIn | null>;
  list(accountId: string): Promise<ListedSession[]>;
  /** Its tokens are refused from now on, in every process. false when the account has no such open session. */
  end(accountId: string, sessionId: string): Promise<boolean>;
  /** @returns how many ended */
  endOthers(accountId: string, sessionId: string): Promise<number>;
  /** Tells every process of sessions that ended in a store's own transaction. */
  announce(ended: readonly string[]): Promise<void>;
}

export interface ListedSession {
  id: string;
  device: Device;
  createdAt: string;
  lastUsedAt: string;
}

export interface AccountStore {
  /** A disabled account is not found. */
  findByEmail(email: string): Promise<StoredAccount | null>;
  findById(accountId: string): Promise<StoredAccount | null>;
  /** Takes it out of use with all of its sessions, or puts it back. @returns the sessions that ended; null for an unknown address */
  setDisabled(email: string, disabled: boolean, now: number): Promise<string[] | null>;
  /** Whether the address has an account, a disabled one too. */
  holds(email: string): Promise<boolean>;
  /** Unless the password is another than `from` by now: null. @returns the sessions that ended, all but `keep` */
  changePassword(change: PasswordChange, job: AccountJob): Promise<string[] | null>;
}

export interface PasswordChange {
  accountId: string;
  from: string | null;
  to: string;
  keep: string;
  now: number;
}

/** What is done in the background; a store adds it in the transaction of the change that asks for it. */
export type AccountJob =
  | { name: 'mail-confirmation'; payload: { registrationId: string; letterId: string } }
  | { name: 'resend-confirmation'; payload: { email: string; letterId: string } }
  | { name: 'begin-password-reset'; payload: { email: string; resetId: string; requestedAt: number } }
  | { name: 'mail-reset-code'; payload: { accountId: string; resetId: string } }
  | { name: 'mail-password-changed'; payload: { accountId: string; letterId: string } };

export interface AccountJobs {
  add(job: AccountJob): Promise<void>;
}

export interface Registration {
  id: string;
  email: string;
  shownEmail: string;
  name: string;
  passwordHash: string | null;
  locale: string;
  phone: string;
  /** Of a new business. */
  vendorName: string | null;
  /** Of a known outlet. */
  outletId: string | null;
  /** Whose orders become the account's. */
  guestId: string | null;
  createdAt: number;
  expiresAt: number;
}

/** The vendor that a registration without an outlet makes: the head of its own family, without an address. */
export interface NewVendor {
  id: string;
  countryCode: string;
  currency: string;
  paymentMethods: readonly string[];
}

export interface RegistrationStore {
  add(registration: Registration, job: AccountJob): Promise<void>;
  /** The one that waits longest under the address, with its hash. */
  pending(email: string, now: number): Promise<Registration | null>;
  /** Whether or not it was confirmed or has expired. */
  find(registrationId: string): Promise<Registration | null>;
  /** Makes account and vendor, once. "taken": the address has got an account meanwhile. */
  confirm(
    registrationId: string,
    made: { accountId: string; vendor: NewVendor; now: number },
  ): Promise<{ ok: true; registration: Registration } | { ok: false; why: 'unknown' | 'used' | 'expired' | 'taken' }>;
  /** Removes those that expired before. */
  sweep(before: number): Promise<number>;
}

/** Guests as registering sees them. */
export interface RegisteringGuests {
  /** The guest of a token that is still good; null for any other. */
  guestOf(token: string): Promise<string | null>;
  /** Moves what the guest has to the account's vendor. What fails is logged: the portal asks for it again after the sign-in. */
  takeOver(guest: { guestId: string; accountId: string; vendorId: string }): Promise<void>;
}

/** Outlets as registering sees them. */
export interface OutletDirectory {
  /** Everybody who may act for the outlet, its parent's owners too; null when there is no such outlet. */
  ownersOf(outletId: string): Promise<{ email: string; linked: boolean }[] | null>;
}

export interface ResetStore {
  /** Takes the place of an older code, with the job that mails the new one; a newer code stays. */
  begin(
    reset: { accountId: string; resetId: string; requestedAt: number; expiresAt: number },
    job: AccountJob,
  ): Promise<void>;
  /** Whether it is the account's code still: not used, not replaced, not expired. */
  isLive(accountId: string, resetId: string, now: number): Promise<boolean>;
  /** Counts a guess before it is looked at. null without a live code, or after `most` guesses; a null `most` neither counts nor limits. */
  takeGuess(accountId: string | null, most: number | null, now: number): Promise<string | null>;
  /** Uses the code up, sets the password, ends every session. @returns these; null when the code was used meanwhile */
  complete(
    reset: { accountId: string; resetId: string; passwordHash: string; now: number },
    job: AccountJob,
  ): Promise<string[] | null>;
  sweep(before: number): Promise<number>;
}

/** Codes and links are made from an id and a secret of the server: nothing that could be used is stored. */
export interface ResetCodes {
  codeOf(resetId: string): string;
  /** false for null, after the same work. */
  isCodeOf(resetId: string | null, code: string): boolean;
}

export interface ConfirmationTokens {
  tokenOf(registrationId: string): string;
  registrationOf(token: string): string | null;
}

/** A mail to somebody, in words of this feature; how it looks and travels is decided elsewhere. */
export type Letter = {
  /** The same each time the same letter is sent, so that a second sending can be told. */
  readonly id: string;
  readonly to: string;
  readonly locale: string;
} & (
  | { readonly kind: 'confirm-registration'; readonly path: string; readonly hours: number }
  | { readonly kind: 'reset-code'; readonly code: string; readonly minutes: number }
  | { readonly kind: 'password-changed'; readonly path: string }
);

export interface Letters {
  /** @throws when it could not be handed over now and should be tried again */
  send(letter: Letter): Promise<void>;
}

/** Counts attempts in a window; several processes may share one. What is refused is not counted. */
export interface AttemptLimiter {
  /** Counts one attempt against each key. Where one of them has had too many it counts none: the seconds to wait, else null. */
  take(keys: readonly AttemptKey[]): Promise<number | null>;
  /** Takes one attempt back from each key, because it was a good one. */
  giveBack(keys: readonly AttemptKey[]): Promise<void>;
  /**
   * Counts one attempt against each key before it is looked at, so that those sent at once are counted too, and gives it back unless it
   * turns out to count. An attempt without room waits while others under way may be given back: many right ones at once all get in.
   */
  attempt<T>(keys: readonly AttemptKey[], look: () => Promise<Judged<T>>): Promise<Attempt<T>>;
}

/** What came of an attempt, and whether it counts: a wrong guess does. */
export interface Judged<T> {
  readonly counts: boolean;
  readonly value: T;
}

export type Attempt<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly seconds: number };

/** Networks from which an account was used in the last weeks. */
export interface KnownNetworks {
  /** @param email the one spelling */
  isKnown(email: string, network: string): Promise<boolean>;
  remember(email: string, network: string): Promise<void>;
}

/** Where they are stored: a keyed hash of account and network, from which neither can be read. */
export interface KnownNetworkStore {
  holds(hash: string, since: number): Promise<boolean>;
  put(hash: string, now: number): Promise<void>;
  sweep(before: number): Promise<number>;
}

export interface AttemptKey {
  key: string;
  /** Attempts in the window. */
  limit: number;
  /** A quarter of an hour when absent. */
  windowMilliseconds?: number;
}

/** Single-use credentials for the live channel. */
export interface LiveTickets {
  issue(principal: Principal): Promise<{ ticket: string; expiresIn: number }>;
  /** Spends the ticket: null when it is unknown, was spent, has expired, or its session has ended. */
  redeem(ticket: string): Promise<Principal | null>;
}

/** Which sessions among these have ended, for connections that outlive a request. */
export interface SessionWatch {
  endedAmong(sessionIds: readonly string[]): Promise<string[]>;
}

export interface NewRefreshToken {
  /** SHA-256 of the token; the token itself is never stored. */
  hash: string;
  expiresAt: number;
}

export interface NewSession {
  id: string;
  accountId: string;
  /** The password must still be this one; null asks nothing. */
  passwordHash: string | null;
  device: Device;
  token: NewRefreshToken;
  now: number;
}

export type Rotation =
  | { ok: true; account: Account; sessionId: string }
  /** `reused` is the session that a second use of a spent token has ended. */
  | { ok: false; reused: string | null };

/** Sign-ins and the family of refresh tokens that belongs to each. */
export interface SessionStore {
  /** false when the account is disabled, or its password another one. */
  open(session: NewSession): Promise<boolean>;
  /**
   * Spends one token and adds the next, in one transaction. A token that was spent before ends its session, unless it was traded for
   * just this next one within the last hour, and that was not used: then it is ok again.
   */
  rotate(spentHash: string, next: NewRefreshToken, now: number): Promise<Rotation>;
  /** Open ones, the one used last first. */
  list(accountId: string, now: number): Promise<ListedSession[]>;
  end(accountId: string, sessionId: string, now: number): Promise<boolean>;
  /** @returns those that ended */
  endOthers(accountId: string, sessionId: string, now: number): Promise<string[]>;
  /** Whether it has neither ended nor expired, and its account is not disabled. */
  isOpen(sessionId: string, now: number): Promise<boolean>;
  endedAmong(sessionIds: readonly string[], now: number): Promise<string[]>;
  /** Removes sessions that ended or expired, and refresh tokens that were spent, before. */
  sweep(before: number): Promise<number>;
}

/** Where tickets wait to be spent; only their hashes are stored. */
export interface TicketStore {
  add(hash: string, principal: Principal, expiresAt: number): Promise<void>;
  /** Spends it: of two at once, one gets it. */
  take(hash: string, now: number): Promise<Principal | null>;
  sweep(before: number): Promise<number>;
}

/** Tells every process that a session ended. */
export interface SessionEndNews {
  publish(sessionId: string): Promise<void>;
  /** @returns a function that ends the subscription. */
  onEnded(listener: (sessionId: string) => void): () => void;
}

/** Where attempts at the outside provider wait to be spent; only their hashes are stored. */
export interface ProviderLoginStore {
  add(hash: string, expiresAt: number): Promise<void>;
  take(hash: string, now: number): Promise<boolean>;
  sweep(before: number): Promise<number>;
}
