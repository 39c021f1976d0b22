import type { ColumnType, Generated, Selectable } from 'kysely';
import type {
  AccountsTable,
  GuestsTable,
  StoredAttachmentsTable,
  StoredMailsTable,
  LiveTicketsTable,
  OutsideIdentitiesTable,
  PasswordResetsTable,
  ProviderLoginsTable,
  RefreshTokensTable,
  RegistrationsTable,
  SessionsTable,
} from './account-tables.ts';
import type { TeamRole } from '@riderbell/domain/access/vendor-rights.ts';
import type { DevicePeopleTable, DevicesTable, DeviceSessionsTable } from './devices/device-tables.ts';
import type { BulkJobsTable, BulkReferencesTable, BulkRowsTable } from './bulk-orders/bulk-tables.ts';
import type { AuditOpenTable } from './audit/audit-rows.ts';
import type { OpeningHours } from '@riderbell/domain/outlets/opening-hours.ts';
import type { PromiseOutcome } from '@riderbell/domain/quotes/promise.ts';
import type { Instant, Json } from './column-types.ts';
import type { ExportSchedulesTable, ScheduledExportsTable } from './export-schedule/export-tables.ts';
import type { OrdersTable } from './orders/order-rows.ts';
import type { VoucherFamilyCountsTable, VouchersTable, VoucherUsesTable } from './voucher-tables.ts';

export interface VendorsTable {
  vendor_id: string;
  /** Null for the head of a family. */
  parent_vendor_id: string | null;
  client_vendor_id: string | null;
  is_parent: Generated<boolean>;
  name: string;
  is_active: Generated<boolean>;
  is_registered: Generated<boolean>;
  payment_methods: Generated<string[]>;
  /** Minutes. */
  estimation_pick_up_time: number | null;
  currency: string;
  phone: string | null;
  address_text: string | null;
  latitude: number | null;
  longitude: number | null;
  city: string | null;
  country_code: string | null;
  postal_code: string | null;
  street: string | null;
  street_number: string | null;
  unit: string | null;
  building: string | null;
  rider_instructions: string | null;
  /** Null if only the country's service hours apply. */
  opening_hours: ColumnType<OpeningHours | null, string | null | undefined, string | null>;
  created_at: Instant;
  updated_at: Instant;
}

/** Null or the column's default when it is not given. */
type OptionalInstant = ColumnType<string | null, string | Date | undefined, string | Date>;

export interface VendorOwnersTable {
  vendor_id: string;
  /** In lower case. */
  email: string;
  /** Null until an account with this e-mail address exists. */
  account_id: string | null;
  /** Null for an owner of before migration 0021. */
  added_at: OptionalInstant;
  /** The e-mail address of the person who added the owner, if it was a person. */
  added_by: Generated<string | null>;
}

/** The people of a vendor who are no owners. A process of the release before migration 0021 takes each row of `vendor_owners` for an owner. */
export interface VendorMembersTable {
  vendor_id: string;
  /** In lower case. */
  email: string;
  role: Exclude<TeamRole, 'owner'>;
  added_at: Instant;
  added_by: string | null;
}

/** A view of the owners and the other people of each vendor. */
export interface VendorTeamView {
  vendor_id: string;
  email: string;
  role: TeamRole;
  added_at: string | null;
  added_by: string | null;
}

/** Mailed invitations to a team; the link's token is made from the id and a secret of the server, and stored nowhere. */
export interface VendorInvitationsTable {
  invitation_id: string;
  vendor_id: string;
  /** In lower case. */
  email: string;
  /** The address as it was typed. */
  shown_email: string;
  role: TeamRole;
  locale: string;
  /** The e-mail address of the inviter. */
  invited_by: string;
  invited_at: Instant;
  expires_at: Instant;
  accepted_at: OptionalInstant;
  revoked_at: OptionalInstant;
}

export interface OrderStatusHistoryTable {
  order_id: string;
  /** 1, 2, 3 … within the order. */
  sequence: number;
  status: string;
  created_at: Instant;
  /** Who requested the change: the merchant, the fleet, the system … */
  asked_by: string | null;
  asked_by_id: string | null;
  reason: string | null;
}

/** The events of orders, as a log that is read by `position`. */
export interface OutboxTable {
  event_id: Generated<number>;
  /** Null until a reader of the log has given the event a position. */
  position: number | null;
  vendor_id: string;
  /** The head of the family, as on the order. */
  family_id: string;
  /** As on the order. */
  guest_id: string | null;
  order_id: string;
  kind: string;
  payload: Json<unknown>;
  created_at: Instant;
}

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  body_hash: string;
  answer: Json<unknown>;
  created_at: Instant;
  expires_at: Instant;
}

/** Used quotes; each can be used once. */
export interface QuotesTable {
  quote_id: string;
  order_id: string;
  used_at: Instant;
  expires_at: Instant;
}

export interface JobsTable {
  job_id: Generated<number>;
  name: string;
  payload: Json<unknown>;
  /** At most one unfinished job of a name has this key. */
  unique_key: string | null;
  run_at: Instant;
  locked_until: Instant | null;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: Instant;
  finished_at: Instant | null;
  dead_at: Instant | null;
}

export interface RidersTable {
  rider_id: string;
  name: string;
  phone_number: string | null;
  latitude: number | null;
  longitude: number | null;
  vehicle: string | null;
  state: string;
  updated_at: Instant;
}

export interface ProofsTable {
  file_key: string;
  order_id: string;
  /** Pick-up, delivery or return. */
  kind: string;
  content_type: string;
  taken_at: Instant;
  expires_at: Instant;
  /** When the file was removed; null while it exists. */
  removed_at: Instant | null;
}

/** The outcomes of the last promises of an outlet, newest first. */
export interface PromiseRecordsTable {
  vendor_id: string;
  outcomes: Json<readonly PromiseOutcome[]>;
  updated_at: Instant;
}

/** Rows are only added; the last change of a parameter is in force. */
export interface CountryParameterChangesTable {
  change_id: Generated<number>;
  country: string;
  parameter: string;
  /** Null restores the default. */
  value: string | null;
  changed_by: string;
  changed_at: Instant;
}

/** The tables, for Kysely (`Kysely<Schema>`). */
export interface Schema {
  accounts: AccountsTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  registrations: RegistrationsTable;
  password_resets: PasswordResetsTable;
  outside_identities: OutsideIdentitiesTable;
  provider_logins: ProviderLoginsTable;
  guests: GuestsTable;
  kept_mails: StoredMailsTable;
  kept_mail_attachments: StoredAttachmentsTable;
  live_tickets: LiveTicketsTable;
  devices: DevicesTable;
  device_people: DevicePeopleTable;
  device_sessions: DeviceSessionsTable;
  vendors: VendorsTable;
  vendor_owners: VendorOwnersTable;
  vendor_members: VendorMembersTable;
  vendor_team: VendorTeamView;
  vendor_invitations: VendorInvitationsTable;
  bulk_jobs: BulkJobsTable;
  bulk_rows: BulkRowsTable;
  bulk_references: BulkReferencesTable;
  export_schedules: ExportSchedulesTable;
  scheduled_exports: ScheduledExportsTable;
  orders: OrdersTable;
  order_status_history: OrderStatusHistoryTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeysTable;
  quotes: QuotesTable;
  jobs: JobsTable;
  riders: RidersTable;
  proofs: ProofsTable;
  promise_records: PromiseRecordsTable;
  country_parameter_changes: CountryParameterChangesTable;
  audit_open: AuditOpenTable;
  vouchers: VouchersTable;
  voucher_family_counts: VoucherFamilyCountsTable;
  voucher_uses: VoucherUsesTable;
}

export type VendorRow = Selectable<VendorsTable>;
