import type { RiderPosition, RiderPositions, StoredPosition } from '../../features/fleet/ports.ts';
import { fixedSql, type SqlRunner } from './sql-pool.ts';

// All of a second in one statement. Positions may arrive late: an older one never replaces a newer one.
const saveAll = fixedSql(`
  insert into riders (rider_id, name, phone_number, vehicle, state, latitude, longitude, updated_at)
  select item.id, item.name, item.phone, item.vehicle, item.state, item.latitude, item.longitude, item.at
  from jsonb_to_recordset($1::jsonb) as item(id text, name text, phone text, vehicle text, state text,
    latitude double precision, longitude double precision, at timestamptz)
  on conflict (rider_id) do update set name = excluded.name, phone_number = excluded.phone_number,
    vehicle = excluded.vehicle, state = excluded.state, latitude = excluded.latitude, longitude = excluded.longitude,
    updated_at = excluded.updated_at
  where riders.updated_at <= excluded.updated_at`);

const findOne = fixedSql(`
  select latitude, longitude, updated_at from riders
  where rider_id = $1 and latitude is not null and longitude is not null`);

interface PositionRow {
  readonly latitude: number;
  readonly longitude: number;
  readonly updated_at: string;
}

/** The latest position of each rider. */
export class PostgresRiderPositions implements RiderPositions {
  readonly #runner: SqlRunner;

  constructor(runner: SqlRunner) {
    this.#runner = runner;
  }

  async save(positions: readonly RiderPosition[]): Promise<void> {
    const latest = new Map<string, RiderPosition>();
    for (const position of positions) {
      if ((latest.get(position.rider.id)?.at ?? 0) <= position.at) latest.set(position.rider.id, position);
    }
    if (latest.size === 0) return;
    const items = [...latest.values()].map(({ rider, busy, latitude, longitude, at }) => ({
      id: rider.id,
      name: rider.name,
      phone: rider.phoneNumber,
      vehicle: rider.vehicle,
      state: busy ? 'busy' : 'free',
      latitude,
      longitude,
      at: new Date(at),
    }));
    await this.#runner.query(saveAll, [JSON.stringify(items)]);
  }

  async find(riderId: string): Promise<StoredPosition | null> {
    const { rows } = await this.#runner.query<PositionRow>(findOne, [riderId]);
    const [row] = rows;
    return row ? { latitude: row.latitude, longitude: row.longitude, updatedAt: row.updated_at } : null;
  }
}
