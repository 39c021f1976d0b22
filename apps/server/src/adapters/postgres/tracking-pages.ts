import type { TrackingPage } from '@riderbell/domain/tracking/tracking-page.ts';
import type { TrackingPages } from '../../features/tracking/ports.ts';
import { fixedSql, type SqlRunner } from './sql-pool.ts';

const ofVendor = fixedSql(`
  select show_rider_phone, show_map, note from tracking_pages
  where vendor_id in ($1, $2) order by vendor_id = $1 desc limit 1`);

const replace = fixedSql(`
  insert into tracking_pages (vendor_id, show_rider_phone, show_map, note, updated_at) values ($1, $2, $3, $4, $5)
  on conflict (vendor_id) do update set show_rider_phone = excluded.show_rider_phone, show_map = excluded.show_map,
    note = excluded.note, updated_at = excluded.updated_at`);

interface Row {
  readonly show_rider_phone: boolean;
  readonly show_map: boolean;
  readonly note: string;
}

/** What the tracking pages of vendors show to recipients. */
export class PostgresTrackingPages implements TrackingPages {
  readonly #runner: SqlRunner;

  constructor(runner: SqlRunner) {
    this.#runner = runner;
  }

  async find(vendorId: string, familyId: string): Promise<TrackingPage | null> {
    const { rows } = await this.#runner.query<Row>(ofVendor, [vendorId, familyId]);
    const [row] = rows;
    return row ? { showRiderPhone: row.show_rider_phone, showMap: row.show_map, note: row.note } : null;
  }

  async save(vendorId: string, { showRiderPhone, showMap, note }: TrackingPage, now: number): Promise<void> {
    await this.#runner.query(replace, [vendorId, showRiderPhone, showMap, note, new Date(now)]);
  }
}
