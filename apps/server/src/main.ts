import { composeServer } from './compose.ts';
import { runServer } from './run-server.ts';
import { readSettings } from './settings/read-settings.ts';

/** `npm run serve`: only the server, for a deployment with real outside systems. */
await runServer({
  settings: () => readSettings(process.env, process.cwd()),
  compose: (settings, version) => composeServer(settings, { version }),
});
