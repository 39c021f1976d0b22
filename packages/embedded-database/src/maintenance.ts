import type { Engine } from './engine.ts';

export interface MaintenanceOptions {
  /** Milliseconds between checkpoints while there are writes. */
  readonly checkpointEvery: number;

  /** The load (0 to 1) below which the engine is idle enough for a vacuum. */
  readonly idleBelow: number;
}

/** The load of the session: whether a transaction is open, and for how many milliseconds it has worked in total. */
export interface SessionLoad {
  readonly held: boolean;
  readonly busyFor: number;
}

// A table is due for a VACUUM when dead rows or changes exceed a tenth of it, when its size has grown twofold since the last
// one (from the table's size, because the counters are lost when the engine ends), or when its row versions are old, long
// before transaction ids wrap around. It is urgent, even while the server is busy, when it is mostly dead rows, or so much
// bigger that query plans for it are wrong.
const tableToVacuum = `
  with known as (
    select oid, relname, relnamespace, relpages, age(relfrozenxid) as age,
      pg_relation_size(oid) / 8192 as pages,
      pg_stat_get_live_tuples(oid) as live,
      pg_stat_get_dead_tuples(oid) as dead,
      pg_stat_get_mod_since_analyze(oid) as changed
    from pg_class where relkind = 'r' and relpersistence = 'p'
  ), due as (
    select *, dead > 20000 + 2 * live or pages > 100 + 4 * relpages as urgent from known
    where dead > 50 + live / 10 or changed > 50 + live / 10 or pages > 10 + 2 * relpages or age > 100000000
  )
  select format('%I.%I', nspname, relname), urgent
  from due join pg_namespace on pg_namespace.oid = relnamespace
  order by urgent desc, dead + changed desc
  limit 1`;

/**
 * Does the work of a PostgreSQL server's background processes. Without it no checkpoint and no autovacuum would run: the
 * log would grow without limit, recovery would take longer and longer, dead rows would pile up and query plans would lack
 * statistics. All queries wait meanwhile, so checkpoints are frequent and short, and one table is vacuumed at a time while
 * the engine is idle. Idle means little load, not none, because the server always polls for jobs and events.
 */
export class Maintenance {
  readonly #engine: Engine;
  readonly #session: SessionLoad;
  readonly #options: MaintenanceOptions;
  #checkpointAt = performance.now();
  #checkpointPosition: string;
  #vacuumPosition = '';
  #lastTick = { at: performance.now(), busy: 0 };

  constructor(engine: Engine, session: SessionLoad, options: MaintenanceOptions) {
    this.#engine = engine;
    this.#session = session;
    this.#options = options;
    this.#checkpointPosition = engine.logPosition();
  }

  /** Does one piece of work if one is due. @throws EngineStopped */
  tick(): void {
    const load = this.#loadSinceLastTick();
    if (this.#session.held) return;
    const now = performance.now();
    if (now - this.#checkpointAt >= this.#options.checkpointEvery) {
      this.#checkpointAt = now;
      this.#checkpoint();
    } else this.#vacuum(load < this.#options.idleBelow);
  }

  #loadSinceLastTick(): number {
    const { at, busy } = this.#lastTick;
    this.#lastTick = { at: performance.now(), busy: this.#session.busyFor };
    return (this.#lastTick.busy - busy) / Math.max(1, this.#lastTick.at - at);
  }

  #checkpoint(): void {
    if (this.#engine.logPosition() === this.#checkpointPosition) return;
    this.#run('checkpoint');
    this.#checkpointPosition = this.#engine.logPosition();
  }

  #vacuum(isIdle: boolean): void {
    const position = this.#engine.logPosition();
    if (position === this.#vacuumPosition) return;
    this.#engine.rows('select pg_stat_force_next_flush()');
    const [table, urgent] = this.#engine.rows(tableToVacuum)[0] ?? [];
    if (table === undefined) this.#vacuumPosition = position;
    else if (isIdle || urgent === 't') this.#run(`vacuum (analyze) ${table}`);
  }

  #run(command: string): void {
    this.#engine.rows(command);
    // The command wrote to the log. Flush here, so that the next read does not have to wait for the disk.
    this.#engine.flush();
  }
}
