import { runStep } from './run-step.ts';

/**
 * `npm run faults`: the tests of kills and races once more, but long: the server is killed `KILL_ROUNDS` times (30) while
 * riders are ordered, strangers hold every kind of socket against it, it is sent `FUZZ_REQUESTS` (20,000) requests of every
 * kind, timed and with its memory watched, and properties are tried on cases that no run has seen. `FUZZ_SEED` repeats the
 * requests of a run. `npm test` does a little of each.
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
