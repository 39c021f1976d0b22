import type { TrackingPage } from '@riderbell/domain/tracking/tracking-page.ts';
import type { TrackingPageChange, TrackingPages } from '../../features/tracking/ports.ts';
import { auditInsert } from './audit/audit-rows.ts';
import { fixedSql, type SqlRunner } from './sql-pool.ts';

const ofVendor = fixedSql(`
  select show_rider_phone, show_map, note from tracking_pages
  where vendor_id in ($1, $2) order by vendor_id = $1 desc limit 1`);

const replace = `
  insert into tracking_pages (vendor_id, show_rider_phone, show_map, note, updated_at) values ($1, $2, $3, $4, $5)
  on conflict (vendor_id) do update set show_rider_phone = excluded.show_rider_phone, show_map = excluded.show_map,
    note = excluded.note, updated_at = excluded.updated_at
  returning vendor_id, $6::text as family_id`;

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

  async save({ vendorId, familyId, page, audit }: TrackingPageChange, now: number): Promise<void> {
    const { showRiderPhone, showMap, note } = page;
    const at = new Date(now);
    const values: unknown[] = [vendorId, showRiderPhone, showMap, note, at, familyId];
    const entry = audit && auditInsert('saved', audit, at, (value) => `$${values.push(value)}`);
    await this.#runner.query(`with saved as (${replace}) ${entry ?? 'select from saved'}`, values);
  }
}
