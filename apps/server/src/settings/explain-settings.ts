import { explain } from './explain.ts';
import { askedSettings } from './read-settings.ts';

/** `npm run settings:explain`: every setting as it is now, with `-- --demo` as `npm start` reads it. Ends with 1 when one is wrong. */
const demo = process.argv.includes('--demo');
const { asked, faults } = askedSettings(process.env, process.cwd(), { demo });
process.stdout.write(`${explain(asked, faults)}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
