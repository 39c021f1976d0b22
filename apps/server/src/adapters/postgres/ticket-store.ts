import type { Principal } from '@riderbell/contract/handler.ts';
import type { Kysely } from 'kysely';
import type { TicketStore } from '../../features/accounts/ports.ts';
import type { Schema } from './schema.ts';

/** Tickets of the live channel. */
export class PostgresTicketStore implements TicketStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async add(hash: string, principal: Principal, expiresAt: number): Promise<void> {
    await this.#database
      .insertInto('live_tickets')
      .values({
        ticket_hash: hash,
        // A guest is its own session, and stands under no other table's sessions.
        session_id: principal.endsAt === null ? principal.sessionId : null,
        account_id: principal.accountId,
        email: principal.email,
        mode: principal.mode,
        vendor_id: principal.vendorId,
        ends_at: principal.endsAt === null ? null : new Date(principal.endsAt),
        expires_at: new Date(expiresAt),
      })
      .execute();
  }

  async take(hash: string, now: number): Promise<Principal | null> {
    const row = await this.#database
      .deleteFrom('live_tickets')
      .where('ticket_hash', '=', hash)
      .returning(['session_id', 'account_id', 'email', 'mode', 'vendor_id', 'ends_at', 'expires_at'])
      .executeTakeFirst();
    if (!row || Date.parse(row.expires_at) <= now) return null;
    const { session_id: sessionId, account_id: accountId, email, vendor_id: vendorId } = row;
    const endsAt = row.ends_at === null ? null : Date.parse(row.ends_at);
    const mode = modeOf(row.mode);
    return { mode, accountId, email, sessionId: sessionId ?? (mode === 'GUEST' ? accountId : ''), vendorId, endsAt };
  }

  async sweep(before: number): Promise<number> {
    const swept = await this.#database
      .deleteFrom('live_tickets')
      .where('expires_at', '<', new Date(before).toISOString())
      .executeTakeFirst();
    return Number(swept.numDeletedRows);
  }
}

function modeOf(text: string): Principal['mode'] {
  if (text === 'CLASSIC' || text === 'GODROID' || text === 'GUEST') return text;
  throw new Error(`A ticket was stored for an unknown mode: ${text}`);
}
