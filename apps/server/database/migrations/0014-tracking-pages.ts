import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  sql`create table tracking_pages (
    vendor_id text primary key references vendors on delete cascade,
    show_rider_phone boolean not null,
    show_map boolean not null,
    note text not null,
    updated_at timestamptz(3) not null
  )`,
];

/** Stores what a vendor shows its recipients on the tracking page. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
