import { runStep } from './run-step.ts';

/**
 * `npm run journeys:languages [words]`: checks every screen in every language at 360 and 1280 px, including accessibility. The
 * words select languages and widths: `npm run journeys:languages -- "ur at 360"`. `npm test` checks the sample of the day
 * (tools/journeys/language-sample.ts).
 */
const [only = ''] = process.argv.slice(2);
const build = await runStep('node', ['tools/build.ts']);
const grep = only === '' ? [] : ['--grep', only];
const walks = await runStep('playwright', ['test', 'languages/every-language', ...grep], { EVERY_LANGUAGE: 'whole' });
if (!build.ok || !walks.ok) process.exitCode = 1;
