import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // Append-only: the last change of a parameter is in force, and all of them are the history. They are by country, because
  // a deployment may change its country and keep its database.
  sql`create table country_parameter_changes (
    change_id bigint generated always as identity primary key,
    country text not null,
    parameter text not null,
    value text,
    changed_by text not null check (changed_by <> ''),
    changed_at timestamptz(3) not null
  )`,
  sql`create index country_parameter_changes_by_parameter
    on country_parameter_changes (country, parameter, change_id)`,
];

/** Stores the operator's changes of the country parameters (specification §7). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
