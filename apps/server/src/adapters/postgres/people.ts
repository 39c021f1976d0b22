import type { People } from '../../features/exports/ports.ts';
import { fixedSql, type SqlRunner } from './sql-pool.ts';

const namesOfMany = fixedSql(
  `select account_id, coalesce(nullif(name, ''), shown_email, email) as name from accounts where account_id = any($1)`,
);

/** Who the accounts are: their names, or e-mail addresses where they have none. */
export class PostgresPeople implements People {
  readonly #runner: SqlRunner;

  constructor(runner: SqlRunner) {
    this.#runner = runner;
  }

  async namesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (accountIds.length === 0) return new Map();
    const { rows } = await this.#runner.query<{ account_id: string; name: string }>(namesOfMany, [accountIds]);
    return new Map(rows.map(({ account_id: id, name }) => [id, name]));
  }
}
