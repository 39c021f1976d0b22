import { Client } from 'pg';

const candidates = ['postgres://postgres@127.0.0.1:5432/postgres', 'postgres://root@127.0.0.1:5432/postgres'];

/** The address of a PostgreSQL on the standard local port that accepts a connection, or null. */
export async function localPostgres(): Promise<string | null> {
  for (const candidate of candidates) {
    const client = new Client({ connectionString: candidate, connectionTimeoutMillis: 3000 });
    const isReachable = await client.connect().then(
      () => true,
      () => false,
    );
    if (!isReachable) continue;
    await client.end();
    return candidate;
  }
  return null;
}
