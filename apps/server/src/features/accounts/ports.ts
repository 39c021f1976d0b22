import type { OutsideFailure, StartFailure } from '@riderbell/contract/errors/identity-failures.ts';
import type { AuthenticationResult } from '@riderbell/contract/shapes/session.ts';
import type { AcceptedInvitation, InvitationFault } from '@riderbell/domain/access/invitation.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { AuditOrigin } from '@riderbell/domain/audit/audit-entry.ts';
import type { Device } from '@riderbell/domain/accounts/device.ts';

// Instants are epoch milliseconds.

export interface Account {
  id: string;
  /** The folded spelling, by which the account is found (domain: `foldedEmail`). */
  email: string;
  /** The address as it was typed, for display and for e-mails. */
  shownEmail: string;
  name: string;
}

export interface StoredAccount extends Account {
  /** PHC string; null for an account that signs in at an outside provider. */
  passwordHash: string | null;
  /** The language of its e-mails. */
  locale: string;
}

export interface SignedIn {
  account: Account;
  tokens: AuthenticationResult;
}

/** People sign in here with a password, or at one outside provider and then have no password here. */
export type IdentityProvider =
  | { readonly kind: 'embedded'; readonly name: string; readonly passwords: Passwords }
  | { readonly kind: 'outside'; readonly name: string; readonly provider: OutsideProvider };

/**
 * Hashes and compares passwords off the event loop, a few at a time; the networks that ask (`networkOfAddress`) take turns.
 * @throws TooManyWaiting
 */
export interface Passwords {
  hash(password: string, network: string): Promise<string>;
  /** For a null `hash` (an account without a password) returns false after the same work. */
  matches(password: string, hash: string | null, network: string): Promise<boolean>;
}

/** The person's identity according to the outside provider. */
export interface OutsideIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

export interface OutsideProvider {
  /** The URL to which the browser goes. Its parameters are derived from the attempt, so the server does not have to store them. */
  authorizationUrl(
    attempt: string,
    choosesAccount: boolean,
  ): Promise<{ ok: true; url: string } | { ok: false; why: StartFailure }>;
  /** Exchanges the code in the query with which the provider redirected the browser back. */
  identify(
    attempt: string,
    query: string,
  ): Promise<{ ok: true; identity: OutsideIdentity } | { ok: false; why: OutsideFailure }>;
}

/** Sign-ins in progress at the outside provider; only hashes of the attempts are stored. */
export interface ProviderLogins {
  begin(now: number): Promise<{ attempt: string; expiresIn: number }>;
  /** Uses the attempt up: of two simultaneous calls, only one gets true. */
  take(attempt: string, now: number): Promise<boolean>;
}

export interface OutsideAccounts {
  /** By issuer and subject; null for an identity that was never linked, and for a disabled account. */
  find(identity: OutsideIdentity): Promise<Account | null>;
  /**
   * Links the identity to the account of the address, or to a new account if a team has or expects the address.
   * "taken": the account already has another identity of this provider, or a disabled account has this one; "unknown": the address has
   * neither an account in use nor a team.
   */
  link(
    identity: OutsideIdentity,
    email: string,
    newAccountId: string,
    now: number,
  ): Promise<Account | 'taken' | 'unknown'>;
}

/** Sessions with their tokens, for accounts with a password here and for those of an outside provider. */
export interface Sessions {
  /**
   * @param passwordHash the hash that was compared, so that no session is opened with a password that has since changed; null after a
   * sign-in at an outside provider
   * @returns null when the account is disabled or its password has changed
   */
  open(account: Account, passwordHash: string | null, device: Device): Promise<SignedIn | null>;
  /**
   * Uses the refresh token up. Called again with the same `attempt`, soon and before the new tokens are used, it returns the same refresh
   * token. Returns null when the token is unknown, expired or was used by another attempt, which ends its session.
   */
  extend(refreshToken: string, attempt: string | null): Promise<SignedIn | null>;
  list(accountId: string): Promise<ListedSession[]>;
  /** Every process refuses its tokens from now on. Returns false when the account has no such open session. */
  end(accountId: string, sessionId: string): Promise<boolean>;
  /** @returns how many ended */
  endOthers(accountId: string, sessionId: string): Promise<number>;
  /** Announces to every process the sessions that a store ended in its own transaction. */
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
  /** Disables the account and ends its sessions, or enables it again. @returns the ended sessions; null for an unknown address */
  setDisabled(email: string, disabled: boolean, now: number): Promise<string[] | null>;
  /** Whether the address has an account, even a disabled one. */
  exists(email: string): Promise<boolean>;
  /** Returns null if the password is no longer `from`. @returns the ended sessions: all except `keep` */
  changePassword(change: PasswordChange, job: AccountJob): Promise<string[] | null>;
}

export interface PasswordChange {
  accountId: string;
  from: string | null;
  to: string;
  keep: string;
  now: number;
}

/**
 * The background jobs; a store adds a job in the transaction of the change that causes it. `letterId` is the id of the e-mail, under the
 * name that stored jobs have.
 */
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
  /** Null for an existing outlet. */
  vendorName: string | null;
  /** The existing outlet; null for a new business. */
  outletId: string | null;
  /** The guest whose orders move to the account. */
  guestId: string | null;
  createdAt: number;
  expiresAt: number;
}

/** The vendor that a registration without an outlet creates; it has no parent and no address. */
export interface NewVendor {
  id: string;
  countryCode: string;
  currency: string;
  paymentMethods: readonly string[];
}

export interface RegistrationStore {
  add(registration: Registration, job: AccountJob): Promise<void>;
  /** The newest unconfirmed registration of the address that has a password and has not expired. */
  pending(email: string, now: number): Promise<Registration | null>;
  /** Also finds a registration that was confirmed or has expired. */
  find(registrationId: string): Promise<Registration | null>;
  /** Creates the account and the vendor, once. "taken": the address has an account by now. */
  confirm(
    registrationId: string,
    made: { accountId: string; vendor: NewVendor; now: number },
  ): Promise<{ ok: true; registration: Registration } | { ok: false; why: 'unknown' | 'used' | 'expired' | 'taken' }>;
  /** Removes registrations that expired before this instant. */
  sweep(before: number): Promise<number>;
}

/** What registration needs to know of guests. */
export interface RegisteringGuests {
  /** The guest of a valid token; null for any other text. */
  guestOf(token: string): Promise<string | null>;
  /** Moves the guest's orders to the account's vendor. A failure is logged: the portal repeats the request after the sign-in. */
  takeOver(guest: { guestId: string; accountId: string; vendorId: string }): Promise<void>;
}

/** What registration needs to know of outlets. */
export interface OutletDirectory {
  /** The owners of the outlet and of its parent; null when there is no such outlet. */
  ownersOf(outletId: string): Promise<{ email: string; linked: boolean }[] | null>;
}

type Invited = AcceptedInvitation & { account: Account };

/** Invitations to a team, by their mailed tokens. */
export interface InvitedPeople {
  /** Null if the invitation can be accepted. */
  faultOf(token: string, now: number): Promise<InvitationFault | null>;
  /** Makes the account of the invited address and accepts, once. "taken": the address has an account by now. */
  register(
    token: string,
    account: Omit<StoredAccount, 'email' | 'shownEmail'>,
    at: { readonly now: number; readonly from: AuditOrigin },
  ): Promise<Invited | InvitationFault | 'taken'>;
}

export interface ResetStore {
  /** Replaces an older code and adds the job that mails the new one; does not replace a newer code. */
  begin(
    reset: { accountId: string; resetId: string; requestedAt: number; expiresAt: number },
    job: AccountJob,
  ): Promise<void>;
  /** Whether this is still the account's code: not used, not replaced, not expired. */
  isLive(accountId: string, resetId: string, now: number): Promise<boolean>;
  /** Counts a guess before it is checked. Null without a live code or after `maxGuesses`; a null `maxGuesses` neither counts nor limits. */
  takeGuess(accountId: string | null, maxGuesses: number | null, now: number): Promise<string | null>;
  /** Uses the code up, sets the password and ends every session. @returns the ended sessions; null when the code is already used */
  complete(
    reset: { accountId: string; resetId: string; passwordHash: string; now: number },
    job: AccountJob,
  ): Promise<string[] | null>;
  sweep(before: number): Promise<number>;
}

/** Derives codes and links from an id and a secret of the server, so that nothing usable is stored. */
export interface ResetCodes {
  codeOf(resetId: string): string;
  /** For null returns false after the same work. */
  isCodeOf(resetId: string | null, code: string): boolean;
}

export interface ConfirmationTokens {
  tokenOf(registrationId: string): string;
  registrationOf(token: string): string | null;
}

/** An e-mail in the words of this feature; the mails feature decides how it looks and how it is sent. */
export type AccountMail = {
  /** The same each time this e-mail is sent, so that a repetition can be recognised. */
  readonly id: string;
  readonly to: string;
  readonly locale: string;
} & (
  | { readonly kind: 'confirm-registration'; readonly path: string; readonly hours: number }
  | { readonly kind: 'reset-code'; readonly code: string; readonly minutes: number }
  | { readonly kind: 'password-changed'; readonly path: string }
);

export interface AccountMails {
  /** @throws when the e-mail could not be handed over now and should be tried again */
  send(mail: AccountMail): Promise<void>;
}

/** Counts attempts in a time window; several processes may share one. Refused attempts are not counted. */
export interface AttemptLimiter {
  /** Counts one attempt for each key. If any key is at its limit, counts none and returns the seconds to wait, otherwise null. */
  take(keys: readonly AttemptKey[]): Promise<number | null>;
  /** Subtracts one attempt from each key after a valid attempt. */
  giveBack(keys: readonly AttemptKey[]): Promise<void>;
  /**
   * Counts one attempt for each key before it is checked, so that simultaneous attempts count too, and subtracts it again unless it
   * counts. At the limit, an attempt waits while others in progress may still be subtracted: many valid ones at once all get through.
   */
  attempt<T>(keys: readonly AttemptKey[], look: () => Promise<Judged<T>>): Promise<Attempt<T>>;
}

/** The result of an attempt, and whether it counts: a wrong guess does. */
export interface Judged<T> {
  readonly counts: boolean;
  readonly value: T;
}

export type Attempt<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly seconds: number };

/** The networks from which an account was used in the last weeks. */
export interface KnownNetworks {
  /** @param email the folded spelling */
  isKnown(email: string, network: string): Promise<boolean>;
  remember(email: string, network: string): Promise<void>;
}

/** Stores a keyed hash of account and network, from which neither can be read. */
export interface KnownNetworkStore {
  has(hash: string, since: number): Promise<boolean>;
  put(hash: string, now: number): Promise<void>;
  sweep(before: number): Promise<number>;
}

export interface AttemptKey {
  key: string;
  /** Attempts in the window. */
  limit: number;
  /** 15 minutes when absent. */
  windowMilliseconds?: number;
}

/** Single-use credentials for the live channel. */
export interface LiveTickets {
  issue(principal: Principal): Promise<{ ticket: string; expiresIn: number }>;
  /** Uses the ticket up. Null when it is unknown, used or expired, or its session has ended. */
  redeem(ticket: string): Promise<Principal | null>;
}

/** Which of these sessions have ended; for connections that outlive a request. */
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
  /** The hash that the password must still have; null skips the check. */
  passwordHash: string | null;
  device: Device;
  token: NewRefreshToken;
  now: number;
}

export type Rotation =
  | { ok: true; account: Account; sessionId: string }
  /** `reused` is the session that was ended because a used token came again. */
  | { ok: false; reused: string | null };

/** Sessions, each with its chain of refresh tokens. */
export interface SessionStore {
  /** Returns false when the account is disabled or its password has changed. */
  open(session: NewSession): Promise<boolean>;
  /**
   * Uses one token up and adds the next, in one transaction. A token that was used before ends its session, unless it was exchanged for
   * exactly this next token within the last hour and that one is unused: then the call succeeds again.
   */
  rotate(spentHash: string, next: NewRefreshToken, now: number): Promise<Rotation>;
  /** The open sessions, the most recently used first. */
  list(accountId: string, now: number): Promise<ListedSession[]>;
  end(accountId: string, sessionId: string, now: number): Promise<boolean>;
  /** @returns the ended sessions */
  endOthers(accountId: string, sessionId: string, now: number): Promise<string[]>;
  /** Whether the session has neither ended nor expired and its account is not disabled. */
  isOpen(sessionId: string, now: number): Promise<boolean>;
  endedAmong(sessionIds: readonly string[], now: number): Promise<string[]>;
  /** Removes sessions that ended or expired, and refresh tokens that were used, before this instant. */
  sweep(before: number): Promise<number>;
}

/** Stores unused tickets, as hashes only. */
export interface TicketStore {
  add(hash: string, principal: Principal, expiresAt: number): Promise<void>;
  /** Uses the ticket up: of two simultaneous calls, only one gets the principal. */
  take(hash: string, now: number): Promise<Principal | null>;
  sweep(before: number): Promise<number>;
}

/** Announces to every process that a session has ended. */
export interface SessionEnds {
  publish(sessionId: string): Promise<void>;
  /** @returns a function that ends the subscription. */
  onEnded(listener: (sessionId: string) => void): () => void;
}

/** Stores unused attempts at the outside provider, as hashes only. */
export interface ProviderLoginStore {
  add(hash: string, expiresAt: number): Promise<void>;
  take(hash: string, now: number): Promise<boolean>;
  sweep(before: number): Promise<number>;
}
