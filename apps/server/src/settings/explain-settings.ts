import { explain } from './explain.ts';
import { askedSettings } from './read-settings.ts';

/** `npm run settings:explain`: every setting as it is now. Ends with 1 when one is wrong. */
const { asked, faults } = askedSettings(process.env, process.cwd());
process.stdout.write(`${explain(asked, faults)}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
