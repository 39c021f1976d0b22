import { runStep } from './run-step.ts';

/**
 * `npm run faults`: runs the fault tests for longer than `npm test` does. They kill the server `KILL_ROUNDS` times (30) while
 * orders are placed, hold every kind of socket open, send `FUZZ_REQUESTS` (20,000) requests of every kind while they measure
 * time and memory, and run property tests with a new seed. `FUZZ_SEED` repeats the requests of a run.
 */
const environment = {
  KILL_ROUNDS: process.env['KILL_ROUNDS'] ?? '30',
  HOLD_EVERY_SOCKET: 'true',
  FUZZ_REQUESTS: process.env['FUZZ_REQUESTS'] ?? '20000',
  PROPERTY_SEED: 'new',
};
const kills = await runStep('vitest', ['run', '--project', 'server', 'apps/server/tests/faults'], environment);
const properties = await runStep('vitest', ['run', '--project', 'unit'], environment);
if (!kills.ok || !properties.ok) process.exitCode = 1;
