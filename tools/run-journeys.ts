import { runJourneys } from './journeys/run-journeys.ts';

/** `node tools/run-journeys.ts [words]`: runs the browser journeys on the current build. The last line has the totals. */
const { passed, failed, ok } = await runJourneys(process.argv.slice(2));
console.log(`\n${passed} passed, ${failed} failed`);
if (!ok) process.exitCode = 1;
