import { runStep } from './run-step.ts';

/**
 * `npm run journeys:languages [words]`: every screen in every language at 360 and 1280 px, with the rules of accessibility. The words
 * choose among the languages and widths: `npm run journeys:languages -- "ur at 360"`. `npm test` walks the sample of the day
 * (tools/journeys/language-sample.ts).
 */
const [only = ''] = process.argv.slice(2);
const built = await runStep('node', ['tools/build.ts']);
const grep = only === '' ? [] : ['--grep', only];
const walked = await runStep('playwright', ['test', 'languages/every-language', ...grep], { EVERY_LANGUAGE: 'whole' });
if (!built.ok || !walked.ok) process.exitCode = 1;
