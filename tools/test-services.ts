import { localPostgres } from './local-postgres.ts';
import { countTests, runStep, stepLine } from './run-step.ts';

/**
 * `npm run test:services`: runs the server's tests on a real PostgreSQL and with Redis as the event bus, and opens exports in
 * LibreOffice, unzip and Python.
 * `TEST_DATABASE_URL` and `TEST_REDIS_URL` replace the addresses on the standard local ports.
 */
const databaseUrl = process.env['TEST_DATABASE_URL'] ?? (await localPostgres());
if (databaseUrl === null) throw new Error('No local PostgreSQL accepts a connection: set TEST_DATABASE_URL.');

const result = await runStep('vitest', ['run', '--project', 'server'], {
  TEST_DATABASE_URL: databaseUrl,
  TEST_REDIS_URL: process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379',
});
const { passed, failed } = countTests(result.output, result.ok);
console.log(
  `\n${stepLine(result, 'server tests on PostgreSQL, Redis and LibreOffice')}\n\n${passed} passed, ${failed} failed`,
);
if (failed > 0) process.exitCode = 1;
