import type { Engine } from './engine.ts';
import type { SharedSession } from './shared-session.ts';

export interface MaintenanceOptions {
  /** Milliseconds between checkpoints while something is being written. */
  readonly checkpointEvery: number;
  /** Milliseconds without a request after which a table may be vacuumed. */
  readonly idleAfter: number;
}

// Dead rows or changes beyond a tenth of the table are worth a VACUUM; so is a table whose row versions grow old, long
// before their numbers could run out. A table of which most is dead is worth it even while the server is busy.
const tablesToVacuum = `
  select format('%I.%I', s.schemaname, s.relname),
    s.n_dead_tup > 20000 + 2 * greatest(s.n_live_tup, 0)
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where c.relkind = 'r' and (
    s.n_dead_tup > 50 + greatest(s.n_live_tup, 0) / 10
    or s.n_mod_since_analyze > 50 + greatest(s.n_live_tup, 0) / 10
    or age(c.relfrozenxid) > 100000000)
  order by s.n_dead_tup desc
  limit 1`;

/**
 * What the background processes of a PostgreSQL server would do. Without it no checkpoint and no autovacuum ever runs:
 * the log grows past every limit, recovery takes longer and longer, and dead rows pile up. All queries wait meanwhile, so
 * a checkpoint comes often enough to be short, and one table is vacuumed at a time, when nobody is asking for anything.
 */
export class Maintenance {
  readonly #engine: Engine;
  readonly #session: SharedSession;
  readonly #options: MaintenanceOptions;
  #checkpointAt: number;
  #checkpointPosition: string;
  #vacuumPosition = '';

  constructor(engine: Engine, session: SharedSession, options: MaintenanceOptions) {
    this.#engine = engine;
    this.#session = session;
    this.#options = options;
    this.#checkpointAt = performance.now();
    this.#checkpointPosition = engine.logPosition();
  }

  /** Does one piece of work if one is due. @throws EngineStopped */
  tick(): void {
    if (this.#session.held) return;
    const now = performance.now();
    if (now - this.#checkpointAt >= this.#options.checkpointEvery) {
      this.#checkpointAt = now;
      this.#checkpoint();
      return;
    }
    this.#vacuum(now - this.#session.lastRequestAt >= this.#options.idleAfter);
  }

  #checkpoint(): void {
    if (this.#engine.logPosition() === this.#checkpointPosition) return;
    this.#run('checkpoint');
    this.#checkpointPosition = this.#engine.logPosition();
  }

  #vacuum(idle: boolean): void {
    const position = this.#engine.logPosition();
    if (position === this.#vacuumPosition) return;
    this.#engine.rows('select pg_stat_force_next_flush()');
    const [table, urgent] = this.#engine.rows(tablesToVacuum)[0] ?? [];
    if (table === undefined) {
      this.#vacuumPosition = position;
      return;
    }
    if (idle || urgent === 't') this.#run(`vacuum (analyze) ${table}`);
  }

  #run(command: string): void {
    this.#engine.rows(command);
    // It wrote to the log; the next client that only reads shall not have to wait for the disk on that account.
    this.#engine.flush();
  }
}
