import { explain } from './explain.ts';
import { describeSettings } from './read-settings.ts';

/** `npm run settings:explain`: prints every setting with its current value; with `-- --demo` as `npm start` reads them. Exits with 1 if one is wrong. */
const demo = process.argv.includes('--demo');
const { settings, faults } = describeSettings(process.env, process.cwd(), { demo });
process.stdout.write(`${explain(settings, faults)}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
