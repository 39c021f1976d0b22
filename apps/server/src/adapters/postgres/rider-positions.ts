import type { RiderPosition, RiderPositions, StoredPosition } from '../../features/fleet/ports.ts';
import { fixedSql, type SqlRunner } from './sql-pool.ts';

// All positions of a second in one statement. A late, older position never replaces a newer one.
const saveAll = fixedSql(`
  insert into riders (rider_id, name, phone_number, vehicle, state, latitude, longitude,
    accuracy_metres, updated_at)
  select item.id, item.name, item.phone, item.vehicle, item.state, item.latitude, item.longitude, item.accuracy, item.at
  from jsonb_to_recordset($1::jsonb) as item(id text, name text, phone text, vehicle text, state text,
    latitude double precision, longitude double precision, accuracy double precision, at timestamptz)
  on conflict (rider_id) do update set name = excluded.name, phone_number = excluded.phone_number,
    vehicle = excluded.vehicle, state = excluded.state, latitude = excluded.latitude, longitude = excluded.longitude,
    accuracy_metres = excluded.accuracy_metres, updated_at = excluded.updated_at
  where riders.updated_at <= excluded.updated_at`);

const findOne = fixedSql(`
  select latitude, longitude, accuracy_metres, updated_at from riders
  where rider_id = $1 and latitude is not null and longitude is not null`);

const findAll = fixedSql(`
  select rider_id, latitude, longitude, accuracy_metres, updated_at from riders
  where rider_id = any($1::text[]) and latitude is not null and longitude is not null`);

interface PositionRow {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy_metres: number | null;
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
    const items = [...latest.values()].map(({ rider, busy, latitude, longitude, accuracyMetres, at }) => ({
      id: rider.id,
      name: rider.name,
      phone: rider.phoneNumber,
      vehicle: rider.vehicle,
      state: busy ? 'busy' : 'free',
      latitude,
      longitude,
      accuracy: accuracyMetres ?? null,
      at: new Date(at),
    }));
    await this.#runner.query(saveAll, [JSON.stringify(items)]);
  }

  async find(riderId: string): Promise<StoredPosition | null> {
    const { rows } = await this.#runner.query<PositionRow>(findOne, [riderId]);
    const [row] = rows;
    return row ? positionOf(row) : null;
  }

  async findAll(riderIds: readonly string[]): Promise<ReadonlyMap<string, StoredPosition>> {
    const { rows } = await this.#runner.query<PositionRow & { readonly rider_id: string }>(findAll, [[...riderIds]]);
    return new Map(rows.map((row) => [row.rider_id, positionOf(row)]));
  }
}

function positionOf(row: PositionRow): StoredPosition {
  const { latitude, longitude, accuracy_metres: accuracyMetres, updated_at: updatedAt } = row;
  return { latitude, longitude, accuracyMetres, updatedAt };
}
