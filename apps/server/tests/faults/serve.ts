/** A server as a process of its own, for tests that kill it. It tells its address as the first line that it prints. */
import { composeServer } from '../../src/compose.ts';
import { readSettings } from '../../src/settings/read-settings.ts';

const server = await composeServer(readSettings(process.env, process.cwd()), { withCity: false });
const address = await server.listen();
process.stdout.write(`${address}\n`);
