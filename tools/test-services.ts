import { countTests, runStep } from './run-step.ts';

/**
 * `npm run test:services`: the server's suites once more, on a real PostgreSQL and with Redis as the live bus.
 * `TEST_DATABASE_URL` and `TEST_REDIS_URL` name others than the ones on the standard local ports.
 */
const environment = {
  TEST_DATABASE_URL: process.env['TEST_DATABASE_URL'] ?? (await reachableDatabase()),
  TEST_REDIS_URL: process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379',
};
console.log(`PostgreSQL: ${environment.TEST_DATABASE_URL.replace(/:[^:@/]+@/, ':…@')}`);
const result = await runStep('vitest', ['run', '--project', 'server'], environment);
const { passed, failed } = countTests(result.output, result.ok);
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

/** A local server trusts one of these; a fresh Debian one trusts only its socket, for the system's user `postgres`. */
async function reachableDatabase(): Promise<string> {
  const { default: pg } = await import('pg');
  const candidates = ['postgres://postgres@127.0.0.1:5432/postgres', 'postgres://root@127.0.0.1:5432/postgres'];
  for (const candidate of candidates) {
    const client = new pg.Client({ connectionString: candidate, connectionTimeoutMillis: 3000 });
    const reached = await client.connect().then(
      () => true,
      () => false,
    );
    if (reached) {
      await client.end();
      return candidate;
    }
  }
  throw new Error('No local PostgreSQL lets us in: set TEST_DATABASE_URL.');
}
