import { insertStatement } from '@riderbell/server/adapters/postgres/orders/order-statements.ts';
import { createdColumns, type NewOrder } from '@riderbell/server/adapters/postgres/orders/order-rows.ts';
import type { Pool } from 'pg';
import { inParallel } from '../figures.ts';
import { countCpu } from '../process-cpu.ts';

export interface RawThroughput {
  readonly ordersASecond: number;
  /** CPU of the database's sessions per order, milliseconds. */
  readonly databaseCpu: number;
}

/**
 * Measures the server's statement for one order, sent directly to the database by the plain driver, as the baseline for HTTP,
 * identity, checks and answers. The rows are copies of an order that was placed through HTTP.
 */
export async function measureRawOrders(
  pool: Pool,
  options: { orders: number; inFlight: number; run: string; databasePids: () => Promise<number[]> },
): Promise<RawThroughput> {
  const { rows } = await pool.query(`select ${createdColumns.join(', ')} from orders order by created_at desc limit 1`);
  const template: NewOrder | undefined = rows[0];
  if (template === undefined) throw new Error('There is no order to copy');
  const event = await pool.query('select kind, payload from outbox where order_id = $1 limit 1', [template.order_id]);
  const job = await pool.query(
    'select name, payload from jobs where unique_key is not null order by job_id desc limit 1',
  );

  const write = async (index: number): Promise<void> => {
    const id = `raw-${options.run}-${index}`;
    const now = new Date();
    const expires = new Date(now.getTime() + 86_400_000);
    const { statement, values } = insertStatement(
      { ...template, order_id: id, quote_id: id, created_at: now, updated_at: now },
      [
        { status: 'NEW', created_at: now, asked_by: 'vendor' },
        { status: 'RECEIVED', created_at: now, asked_by: 'system' },
        { status: 'WAITING_FOR_TRANSPORT', created_at: now, asked_by: 'system' },
      ],
      { kind: event.rows[0].kind, payload: event.rows[0].payload, created_at: now },
      {
        jobs: job.rows.map(({ name, payload }) => ({ name, payload, key: id, runAt: expires.getTime() })),
        quote: { quote_id: id, used_at: now, expires_at: expires },
        once: { scope: 'bench', key: id, body_hash: id, created_at: now, expires_at: expires },
      },
    );
    await pool.query({ name: statement.name, text: statement.text, values: [...values] });
  };
  const databaseCpu = await countCpu(options.databasePids);
  const began = performance.now();
  await inParallel(options.orders, options.inFlight, write);
  const seconds = (performance.now() - began) / 1000;
  return { ordersASecond: options.orders / seconds, databaseCpu: (await databaseCpu()) / options.orders };
}
