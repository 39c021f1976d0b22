import type { PromiseOutcome } from '@riderbell/domain/quotes/promise.ts';
import type { PromiseRecords } from '../../features/quotes/ports.ts';
import { fixedSql, type SqlRunner } from './sql-pool.ts';

/** So many outlets stand for all of them: what everybody's riders did lately. */
const outletsOfEverywhere = 20;

const ofOutlet = fixedSql('select outcomes from promise_records where vendor_id = $1');
const lately = fixedSql(`select outcomes from promise_records order by updated_at desc limit ${outletsOfEverywhere}`);

interface Row {
  readonly outcomes: readonly PromiseOutcome[];
}

/** What became of promises, as the changes of orders have written it (order-statements.ts). */
export class PostgresPromiseRecords implements PromiseRecords {
  readonly #runner: SqlRunner;

  constructor(runner: SqlRunner) {
    this.#runner = runner;
  }

  async ofOutlet(vendorId: string): Promise<readonly PromiseOutcome[]> {
    const { rows } = await this.#runner.query<Row>(ofOutlet, [vendorId]);
    return rows[0]?.outcomes ?? [];
  }

  async everywhere(): Promise<readonly PromiseOutcome[]> {
    const { rows } = await this.#runner.query<Row>(lately, []);
    return rows.flatMap(({ outcomes }) => outcomes).toSorted((a, b) => b.endedAt - a.endedAt);
  }
}
