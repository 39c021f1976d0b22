import { runJourneys } from './journeys/run-journeys.ts';

/** `node tools/run-journeys.ts [words]`: the browser journeys on what is built. The last line counts what passed and failed. */
const { passed, failed, ok } = await runJourneys(process.argv.slice(2));
console.log(`\n${passed} passed, ${failed} failed`);
if (!ok) process.exitCode = 1;
