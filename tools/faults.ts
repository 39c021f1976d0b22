import { runStep } from './run-step.ts';

/**
 * `npm run faults`: the tests of kills and races once more, but long: the server is killed `KILL_ROUNDS` times (30) while
 * riders are ordered. `npm test` kills it a few times only.
 */
const { ok } = await runStep('vitest', ['run', '--project', 'server', 'apps/server/tests/faults'], {
  KILL_ROUNDS: process.env['KILL_ROUNDS'] ?? '30',
});
if (!ok) process.exitCode = 1;
