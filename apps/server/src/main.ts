import { composeServer } from './compose.ts';
import { runServer } from './run-server.ts';
import { readSettings } from './settings/read-settings.ts';

/** `npm run serve`: the server alone, for a deployment whose surroundings are real. */
await runServer({
  settings: () => readSettings(process.env, process.cwd()),
  compose: (settings, version) => composeServer(settings, { version }),
});
