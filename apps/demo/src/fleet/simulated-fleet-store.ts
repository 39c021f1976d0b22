import { fixedSql, type SqlRunner } from '@riderbell/server/adapters/postgres/sql-pool.ts';

const loadDeliveries = fixedSql('select state from simulated_deliveries order by order_id');
const loadRiders = fixedSql('select state from simulated_riders order by rider_id');

// One statement, so that a save is all or nothing.
const saveAll = fixedSql(`
  with ended as (
    delete from simulated_deliveries where order_id = any($3)
  ), riders as (
    insert into simulated_riders (rider_id, state)
    select item->>'riderId', item from jsonb_array_elements($2::jsonb) as item
    on conflict (rider_id) do update set state = excluded.state
  )
  insert into simulated_deliveries (order_id, state)
  select item->'request'->>'orderId', item from jsonb_array_elements($1::jsonb) as item
  on conflict (order_id) do update set state = excluded.state`);

/** The documents that the simulated fleet stores; this store reads only their ids. */
interface Documents<Rider, Delivery> {
  readonly riders: readonly Rider[];
  readonly deliveries: readonly Delivery[];
}

/** Stores the state of the simulated fleet (`simulators/fleet`) in the database. */
export class SimulatedFleetStore<
  Rider extends { readonly riderId: string },
  Delivery extends { readonly request: { readonly orderId: string } },
> {
  readonly #runner: SqlRunner;

  constructor(runner: SqlRunner) {
    this.#runner = runner;
  }

  async load(): Promise<Documents<Rider, Delivery>> {
    const [riders, deliveries] = await Promise.all([
      this.#runner.query<{ state: Rider }>(loadRiders),
      this.#runner.query<{ state: Delivery }>(loadDeliveries),
    ]);
    return { riders: riders.rows.map(({ state }) => state), deliveries: deliveries.rows.map(({ state }) => state) };
  }

  async save(changes: Documents<Rider, Delivery> & { readonly ended: readonly string[] }): Promise<void> {
    const { riders, deliveries, ended } = changes;
    await this.#runner.query(saveAll, [JSON.stringify(deliveries), JSON.stringify(riders), ended]);
  }
}
