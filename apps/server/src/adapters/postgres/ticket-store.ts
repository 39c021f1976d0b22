import {
  accountOf,
  callerId,
  endOf,
  modeOf,
  onlyVendorOf,
  type Principal,
} from '@riderbell/domain/access/principal.ts';
import type { Kysely, Selectable } from 'kysely';
import type { TicketStore } from '../../features/accounts/ports.ts';
import type { LiveTicketsTable } from './account-tables.ts';
import type { Schema } from './schema.ts';

/** Tickets of the live channel. */
export class PostgresTicketStore implements TicketStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async add(hash: string, principal: Principal, expiresAt: number): Promise<void> {
    const account = accountOf(principal);
    const endsAt = endOf(principal);
    await this.#database
      .insertInto('live_tickets')
      .values({
        ticket_hash: hash,
        // Only accounts have a session; a guest has none in the table.
        session_id: account?.sessionId ?? null,
        account_id: callerId(principal),
        email: account?.email ?? '',
        mode: modeOf(principal),
        vendor_id: onlyVendorOf(principal),
        device: principal.kind === 'device' ? JSON.stringify(principal) : null,
        ends_at: endsAt === null ? null : new Date(endsAt),
        expires_at: new Date(expiresAt),
      })
      .execute();
  }

  async take(hash: string, now: number): Promise<Principal | null> {
    const row = await this.#database
      .deleteFrom('live_tickets')
      .where('ticket_hash', '=', hash)
      .returning(['session_id', 'account_id', 'email', 'mode', 'vendor_id', 'ends_at', 'device', 'expires_at'])
      .executeTakeFirst();
    if (!row || Date.parse(row.expires_at) <= now) return null;
    return principalOf(row);
  }

  async sweep(before: number): Promise<number> {
    const swept = await this.#database
      .deleteFrom('live_tickets')
      .where('expires_at', '<', new Date(before).toISOString())
      .executeTakeFirst();
    return Number(swept.numDeletedRows);
  }
}

function principalOf(row: Omit<Selectable<LiveTicketsTable>, 'ticket_hash' | 'expires_at'>): Principal {
  if (row.device !== null) return row.device;
  const { mode, account_id: accountId, email, session_id: sessionId, vendor_id: vendorId, ends_at: end } = row;
  if (mode === 'CLASSIC' && sessionId !== null) return { kind: 'merchant', accountId, email, sessionId };
  const endsAt = end === null ? null : Date.parse(end);
  if (mode === 'GODROID' && vendorId !== null && endsAt !== null) return { kind: 'embedded', vendorId, endsAt };
  if (mode === 'GUEST' && endsAt !== null) return { kind: 'guest', guestId: accountId, endsAt };
  throw new Error(`A ticket was stored for an unknown caller: ${mode}`);
}
