import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant } from './column-types.ts';

export interface AccountsTable {
  account_id: string;
  /** Lower case; the table refuses anything else. */
  email: string;
  /** As it was typed; null for accounts from before that was kept. */
  shown_email: string | null;
  name: string;
  /** Null for an account that signs in at an outside provider. */
  password_hash: string | null;
  locale: string;
  created_at: Instant;
  disabled_at: Instant | null;
}

/** A sign-in; `session_id` is the family of its refresh tokens and what an access token carries to be revocable. */
export interface SessionsTable {
  session_id: string;
  account_id: string;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
  /** "Chrome 131"; null when the client did not say. */
  browser: string | null;
  system: string | null;
  /** When its tokens were last extended; null when they never were. */
  last_used_at: Instant | null;
}

export interface RefreshTokensTable {
  token_hash: string;
  /** The family: a token that is used twice revokes the whole session. */
  session_id: string;
  account_id: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
  revoked_at: Instant | null;
  /** Of the token that it was traded for. */
  successor_hash: string | null;
}

/** Sign-ups; an account exists from the confirmation on. */
export interface RegistrationsTable {
  registration_id: string;
  /** The one spelling, as in accounts. */
  email: string;
  shown_email: string;
  name: string;
  /** Null when it is not needed any more. */
  password_hash: string | null;
  locale: string;
  phone_number: string;
  /** Of a new business, else null. */
  vendor_name: string | null;
  /** Of a known outlet, else null. */
  outlet_id: string | null;
  /** Whose orders become the account's, else null. */
  guest_id: string | null;
  created_at: Instant;
  expires_at: Instant;
  confirmed_at: Instant | null;
}

/** The live code of an account, of which there is one. */
export interface PasswordResetsTable {
  account_id: string;
  /** What the code is made from. */
  reset_id: string;
  requested_at: Instant;
  expires_at: Instant;
  guesses: Generated<number>;
  used_at: Instant | null;
}

/** Who an account is at an outside identity provider. */
export interface OutsideIdentitiesTable {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: Instant;
}

/** Sign-ins at the outside provider that were begun and not finished. */
export interface ProviderLoginsTable {
  attempt_hash: string;
  expires_at: Instant;
}

/** The demo's mailbox. */
export interface KeptMailsTable {
  mail_id: GeneratedAlways<number>;
  message_id: string;
  sender: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  language: string;
  created_at: Instant;
}

/** Credentials of the live channel that were not spent yet. */
export interface LiveTicketsTable {
  ticket_hash: string;
  /** Null for an external token, which has no session. */
  session_id: string | null;
  account_id: string;
  email: string;
  mode: string;
  /** The vendor and the end of an external token, else null. */
  vendor_id: string | null;
  ends_at: Instant | null;
  expires_at: Instant;
}

/** Visitors without an account. */
export interface GuestsTable {
  guest_id: string;
  created_at: Instant;
  /** Of the newest token. */
  expires_at: Instant;
  orders_made: Generated<number>;
  /** The account that the orders went to; null before, when that account is gone, and of a guest that wanted to be forgotten. */
  joined_by: string | null;
  /** From then on no token of the guest is worth anything. */
  joined_at: Instant | null;
  joined_orders: Generated<number>;
}
