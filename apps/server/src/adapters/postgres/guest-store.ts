import type { Kysely } from 'kysely';
import type { GuestStore } from '../../features/guests/ports.ts';
import type { Schema } from './schema.ts';

/** Guests and whether they are open. */
export class PostgresGuestStore implements GuestStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async begin(guestId: string, expiresAt: number, now: number): Promise<void> {
    await this.#database
      .insertInto('guests')
      .values({ guest_id: guestId, created_at: instant(now), expires_at: instant(expiresAt) })
      .execute();
  }

  async prolong(guestId: string, expiresAt: number, now: number): Promise<boolean> {
    const row = await this.#database
      .updateTable('guests')
      .set({ expires_at: instant(expiresAt) })
      .where('guest_id', '=', guestId)
      .where('joined_at', 'is', null)
      .where('expires_at', '>', instant(now))
      .returning('guest_id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Closes the guest as a joining does, but without an account. Statements that create an order, extend or join check for this. */
  async end(guestId: string, now: number): Promise<void> {
    await this.#database
      .updateTable('guests')
      .set({ joined_at: instant(now) })
      .where('guest_id', '=', guestId)
      .where('joined_at', 'is', null)
      .execute();
  }

  /** Whether the guest exists, was not joined and has not expired. */
  async isOpen(guestId: string, now: number): Promise<boolean> {
    return (await this.#openAmong([guestId], now)).length > 0;
  }

  /** Returns those that are closed or unknown. */
  async endedAmong(guestIds: readonly string[], now: number): Promise<string[]> {
    if (guestIds.length === 0) return [];
    const open = new Set(await this.#openAmong(guestIds, now));
    return guestIds.filter((guestId) => !open.has(guestId));
  }

  /** Deletes guests whose tokens expired before, except those with orders that no account took over. */
  async sweep(before: number): Promise<number> {
    const swept = await this.#database
      .deleteFrom('guests')
      .where('expires_at', '<', instant(before))
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('orders')
              .select('order_id')
              .whereRef('orders.guest_id', '=', 'guests.guest_id')
              .where('orders.guest_id', 'is not', null),
          ),
        ),
      )
      .executeTakeFirst();
    return Number(swept.numDeletedRows);
  }

  async #openAmong(guestIds: readonly string[], now: number): Promise<string[]> {
    const rows = await this.#database
      .selectFrom('guests')
      .select('guest_id')
      .where('guest_id', 'in', guestIds)
      .where('joined_at', 'is', null)
      .where('expires_at', '>', instant(now))
      .execute();
    return rows.map((row) => row.guest_id);
  }
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
