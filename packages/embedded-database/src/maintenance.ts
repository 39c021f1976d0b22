import type { Engine } from './engine.ts';

export interface MaintenanceOptions {
  /** Milliseconds between checkpoints while something is being written. */
  readonly checkpointEvery: number;
  /** The share of the time (0 to 1) up to which the engine may be at work and still have leisure for a vacuum. */
  readonly leisureBelow: number;
}

/** What it needs to know of the session: whether a transaction is open, and for how many milliseconds it has worked. */
export interface SessionLoad {
  readonly held: boolean;
  readonly busyFor: number;
}

// Worth a VACUUM: dead rows or changes beyond a tenth of the table; a table that has doubled since (which the table itself
// tells: the counters are lost when the engine ends); row versions that grow old, long before their numbers could run out.
// Urgent, also while the server is busy: a table that is mostly dead, or so much bigger that plans for it have become wrong.
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
 * What the background processes of a PostgreSQL server would do. Without it no checkpoint and no autovacuum ever runs:
 * the log grows past every limit, recovery takes longer and longer, dead rows pile up and plans are made blindly. All
 * queries wait meanwhile, so a checkpoint comes often enough to be short, and one table is vacuumed at a time, when there
 * is leisure. Leisure is little work and not none: something always asks whether there are new jobs and events.
 */
export class Maintenance {
  readonly #engine: Engine;
  readonly #session: SessionLoad;
  readonly #options: MaintenanceOptions;
  #checkpointAt = performance.now();
  #checkpointPosition: string;
  #vacuumPosition = '';
  #seen = { at: performance.now(), busy: 0 };

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
    } else this.#vacuum(load < this.#options.leisureBelow);
  }

  #loadSinceLastTick(): number {
    const { at, busy } = this.#seen;
    this.#seen = { at: performance.now(), busy: this.#session.busyFor };
    return (this.#seen.busy - busy) / Math.max(1, this.#seen.at - at);
  }

  #checkpoint(): void {
    if (this.#engine.logPosition() === this.#checkpointPosition) return;
    this.#run('checkpoint');
    this.#checkpointPosition = this.#engine.logPosition();
  }

  #vacuum(leisure: boolean): void {
    const position = this.#engine.logPosition();
    if (position === this.#vacuumPosition) return;
    this.#engine.rows('select pg_stat_force_next_flush()');
    const [table, urgent] = this.#engine.rows(tableToVacuum)[0] ?? [];
    if (table === undefined) this.#vacuumPosition = position;
    else if (leisure || urgent === 't') this.#run(`vacuum (analyze) ${table}`);
  }

  #run(command: string): void {
    this.#engine.rows(command);
    // It wrote to the log; the next client that only reads shall not have to wait for the disk on that account.
    this.#engine.flush();
  }
}
