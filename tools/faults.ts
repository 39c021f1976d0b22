import { runStep } from './run-step.ts';

/**
 * `npm run faults`: the tests of kills and races once more, but long: the server is killed `KILL_ROUNDS` times (30) while
 * riders are ordered, and properties are tried on cases that no run has seen. `npm test` kills it a few times only.
 */
const environment = { KILL_ROUNDS: process.env['KILL_ROUNDS'] ?? '30', PROPERTY_SEED: 'new' };
const kills = await runStep('vitest', ['run', '--project', 'server', 'apps/server/tests/faults'], environment);
const properties = await runStep('vitest', ['run', '--project', 'unit'], environment);
if (!kills.ok || !properties.ok) process.exitCode = 1;
