import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const renameParentVendorId = (table: 'orders' | 'outbox') => [
  // The old column is renamed, so that its values, foreign key and indexes stay as they are.
  sql`alter table ${sql.table(table)} rename column parent_vendor_id to family_id`,
  sql`alter table ${sql.table(table)} add column parent_vendor_id text`,
  // Fills the column while it rewrites the table once; an update would leave a dead copy of each row.
  sql`alter table ${sql.table(table)} alter column parent_vendor_id type text using family_id`,
  sql`create trigger ${sql.table(`${table}_family_on_insert`)} before insert on ${sql.table(table)}
    for each row execute function family_in_step()`,
  // Runs only for statements that name one of the two columns, so a change of status does not pay for it.
  sql`create trigger ${sql.table(`${table}_family_on_update`)} before update of family_id, parent_vendor_id
    on ${sql.table(table)} for each row execute function family_in_step()`,
];

const statements = [
  sql`create function family_in_step() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        new.family_id := coalesce(new.family_id, new.parent_vendor_id);
      elsif new.family_id = old.family_id then
        new.family_id := new.parent_vendor_id;
      end if;
      new.parent_vendor_id := new.family_id;
      return new;
    end $$`,
  ...renameParentVendorId('orders'),
  sql`alter index orders_by_parent rename to orders_by_family`,
  sql`alter index orders_open_by_parent rename to orders_open_by_family`,
  // For the lists of the previous version.
  sql`create index orders_by_parent on orders (parent_vendor_id, created_at, order_id)`,
  sql`create index orders_open_by_parent on orders (parent_vendor_id, created_at, order_id) where not ended`,
  ...renameParentVendorId('outbox'),
];

/**
 * Renames `parent_vendor_id` of orders and events, which is the head of the family, to `family_id`. Processes of the previous
 * version still use the old name, which a trigger keeps in sync; a later migration drops it (decision 055).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
