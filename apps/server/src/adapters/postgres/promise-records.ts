import type { PromiseOutcome } from '@riderbell/domain/quotes/promise.ts';
import type { PromiseRecords } from '../../features/quotes/ports.ts';
import { fixedSql, type SqlRunner } from './sql-pool.ts';

/** How many outlets represent all of them: those with the most recent deliveries. */
const sampledOutlets = 20;

const ofOutlet = fixedSql('select outcomes from promise_records where vendor_id = $1');
const lately = fixedSql(`select outcomes from promise_records order by updated_at desc limit ${sampledOutlets}`);

interface Row {
  readonly outcomes: readonly PromiseOutcome[];
}

/** The outcomes of promises, which changes of orders write (order-statements.ts). */
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
