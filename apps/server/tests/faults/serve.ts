/** A server as a process of its own, for tests that kill it. It tells its address as the first line that it prints. */
import { demoSurroundings } from '@riderbell/demo/demo-surroundings.ts';
import { composeServer } from '../../src/compose.ts';
import { readSettings } from '../../src/settings/read-settings.ts';

const settings = readSettings(process.env, process.cwd(), { demo: true });
const server = await composeServer(settings, { surroundings: demoSurroundings({ withCity: false }) });
const address = await server.listen();
process.stdout.write(`${address}\n`);
