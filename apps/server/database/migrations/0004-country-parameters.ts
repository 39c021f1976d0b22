import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // Only ever added to: the last change of a parameter is what is in force, all of them are who did what and when. By
  // country, because a database may outlive the country of its deployment.
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

/** What the operator has set of the country's parameters (specification §7). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
