import type { KnownNetworkStore } from '../../features/accounts/ports.ts';
import { fixedSql, type SqlRunner } from './sql-pool.ts';

const find = fixedSql('select from known_networks where network_hash = $1 and seen_at > $2');
// Tokens are extended every few minutes, so a row is updated at most once a day.
const upsert = fixedSql(`
  insert into known_networks (network_hash, seen_at) values ($1, $2)
  on conflict (network_hash) do update set seen_at = excluded.seen_at
  where known_networks.seen_at < excluded.seen_at - interval '1 day'`);
const sweepOld = fixedSql('delete from known_networks where seen_at < $1');

/** Hashed networks from which accounts were used. */
export class PostgresKnownNetworks implements KnownNetworkStore {
  readonly #runner: SqlRunner;

  constructor(runner: SqlRunner) {
    this.#runner = runner;
  }

  async has(hash: string, since: number): Promise<boolean> {
    return (await this.#runner.query(find, [hash, new Date(since)])).rows.length > 0;
  }

  async put(hash: string, now: number): Promise<void> {
    await this.#runner.query(upsert, [hash, new Date(now)]);
  }

  async sweep(before: number): Promise<number> {
    return (await this.#runner.query(sweepOld, [new Date(before)])).rowCount;
  }
}
