import type { ColumnType } from 'kysely';

/** Read as an ISO 8601 instant in UTC with milliseconds; written as that or as a Date. */
export type Instant = ColumnType<string, string | Date, string | Date>;

/** A jsonb column. Written as text (`JSON.stringify`), because an array would become a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;
