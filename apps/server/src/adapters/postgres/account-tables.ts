import type { DevicePerson } from '@riderbell/domain/access/principal.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant } from './column-types.ts';

export interface AccountsTable {
  account_id: string;
  /** In lower case; the table refuses anything else. */
  email: string;
  /** As it was typed; null for older accounts, which do not have it. */
  shown_email: string | null;
  name: string;
  /** Null for an account that signs in at an outside provider. */
  password_hash: string | null;
  locale: string;
  created_at: Instant;
  disabled_at: Instant | null;
}

/** A sign-in. Its refresh tokens have its `session_id`, and so have its access tokens, which makes them revocable. */
export interface SessionsTable {
  session_id: string;
  account_id: string;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
  /** For example "Chrome 131"; null if the client sent none. */
  browser: string | null;
  system: string | null;
  /** When its tokens were last extended; null if never. */
  last_used_at: Instant | null;
}

export interface RefreshTokensTable {
  token_hash: string;
  /** A token that is used twice revokes the whole session. */
  session_id: string;
  account_id: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
  revoked_at: Instant | null;
  /** The hash of the token that replaced it. */
  successor_hash: string | null;
}

/** Registrations; the account is created by the confirmation. */
export interface RegistrationsTable {
  registration_id: string;
  /** Folded, as in accounts. */
  email: string;
  shown_email: string;
  name: string;
  /** Null when it is no longer needed. */
  password_hash: string | null;
  locale: string;
  phone_number: string;
  /** The name of a new business, else null. */
  vendor_name: string | null;
  /** The id of an existing outlet, else null. */
  outlet_id: string | null;
  /** The guest whose orders become the account's, else null. */
  guest_id: string | null;
  created_at: Instant;
  expires_at: Instant;
  confirmed_at: Instant | null;
}

/** The valid reset code of an account; there is at most one. */
export interface PasswordResetsTable {
  account_id: string;
  /** The code is derived from it. */
  reset_id: string;
  requested_at: Instant;
  expires_at: Instant;
  guesses: Generated<number>;
  used_at: Instant | null;
}

/** The identity of an account at an outside identity provider. */
export interface OutsideIdentitiesTable {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: Instant;
}

/** Unfinished sign-ins at the outside provider. */
export interface ProviderLoginsTable {
  attempt_hash: string;
  expires_at: Instant;
}

/** The demo's mailbox. */
export interface StoredMailsTable {
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

export interface StoredAttachmentsTable {
  mail_id: number;
  position: number;
  name: string;
  content_type: string;
  content: Uint8Array;
}

/** Unused tickets of the live channel. */
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
  /** The person at a shared device, else null. */
  device: ColumnType<DevicePerson | null, string | null, string | null>;
  expires_at: Instant;
}

/** Visitors without an account. */
export interface GuestsTable {
  guest_id: string;
  created_at: Instant;
  /** The end of the newest token. */
  expires_at: Instant;
  orders_made: Generated<number>;
  /** The account that got the orders; null before that, after the account was deleted, and for a guest who asked to be forgotten. */
  joined_by: string | null;
  /** From then on the guest's tokens are invalid. */
  joined_at: Instant | null;
  joined_orders: Generated<number>;
}
