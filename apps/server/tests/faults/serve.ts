/** Runs a server as a separate process, for tests that kill it. The first line that it prints is its address. */
import { demoSurroundings } from '@riderbell/demo/demo-surroundings.ts';
import { composeServer } from '../../src/compose.ts';
import { readSettings } from '../../src/settings/read-settings.ts';

const settings = readSettings(process.env, process.cwd(), { demo: true });
const server = await composeServer(settings, { surroundings: demoSurroundings({ withCity: false }) });
const address = await server.listen();
process.stdout.write(`${address}\n`);
