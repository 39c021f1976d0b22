import type { Kysely } from 'kysely';
import type { DeviceSessions } from '../../../features/devices/ports.ts';
import type { Schema } from '../schema.ts';

/** Which person has unlocked which device. */
export class PostgresDeviceSessions implements DeviceSessions {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async open(
    { id, deviceId, expiresAt, now }: Parameters<DeviceSessions['open']>[0],
    person: Parameters<DeviceSessions['open']>[1],
  ): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      // Both rows are locked, so that a removal or a new PIN either is seen here or ends this session.
      const device = await transaction
        .selectFrom('devices')
        .select('vendor_id')
        .where('device_id', '=', deviceId)
        .where('removed_at', 'is', null)
        .forShare()
        .executeTakeFirst();
      const same = await transaction
        .selectFrom('device_people')
        .select('person_id')
        .where('person_id', '=', person.id)
        .where('vendor_id', '=', device?.vendor_id ?? '')
        .where('pin_set_at', '=', instant(person.pinSetAt))
        .where('removed_at', 'is', null)
        .forShare()
        .executeTakeFirst();
      if (!same) return false;
      await transaction
        .insertInto('device_sessions')
        .values({
          session_id: id,
          device_id: deviceId,
          person_id: person.id,
          opened_at: instant(now),
          expires_at: instant(expiresAt),
          ended_at: null,
        })
        .execute();
      return true;
    });
  }

  async end(sessionId: string, now: number): Promise<boolean> {
    const ended = await this.#database
      .updateTable('device_sessions')
      .set({ ended_at: instant(now) })
      .where('session_id', '=', sessionId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return ended.numUpdatedRows > 0n;
  }

  async isOpen(sessionId: string, now: number): Promise<boolean> {
    return (await this.#openAmong([sessionId], now)).length > 0;
  }

  /** Returns those that have ended or are unknown. */
  async endedAmong(sessionIds: readonly string[], now: number): Promise<string[]> {
    if (sessionIds.length === 0) return [];
    const open = new Set(await this.#openAmong(sessionIds, now));
    return sessionIds.filter((sessionId) => !open.has(sessionId));
  }

  /** Removes sessions that expired before this instant. */
  async sweep(before: number): Promise<number> {
    const swept = await this.#database
      .deleteFrom('device_sessions')
      .where('expires_at', '<', instant(before))
      .executeTakeFirst();
    return Number(swept.numDeletedRows);
  }

  async #openAmong(sessionIds: readonly string[], now: number): Promise<string[]> {
    const rows = await this.#database
      .selectFrom('device_sessions')
      .select('session_id')
      .where('session_id', 'in', sessionIds)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', instant(now))
      .execute();
    return rows.map((row) => row.session_id);
  }
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
