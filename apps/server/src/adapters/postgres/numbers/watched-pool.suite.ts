import type { SqlClient, SqlPool, SqlResult, SqlRunner } from '../sql-pool.ts';

/**
 * A pool that calls `before` before each query, with the number of the query from 0. If it throws, the query is not sent, as when the
 * process is killed there; the rollback of a broken transaction is always sent.
 */
export function watchedPool(pool: SqlPool, before: (query: number) => void | Promise<void>): SqlPool {
  let queries = 0;
  const watched = (runner: SqlRunner): SqlRunner => ({
    query: async <Row>(...given: Parameters<SqlRunner['query']>): Promise<SqlResult<Row>> => {
      if (given[0] !== 'rollback') await before(queries++);
      return runner.query<Row>(...given);
    },
  });
  return {
    ...watched(pool),
    connect: async (): Promise<SqlClient> => {
      const client = await pool.connect();
      return { ...watched(client), release: (destroy) => client.release(destroy) };
    },
    end: async () => undefined,
  };
}
