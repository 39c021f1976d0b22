import { composeServer } from '@riderbell/server/compose.ts';
import { runServer } from '@riderbell/server/run-server.ts';
import { readSettings } from '@riderbell/server/settings/read-settings.ts';
import { demoSurroundings } from './demo-surroundings.ts';

/** `npm start`: the server with stand-ins for all services that a new installation has not set up. */
await runServer({
  settings: () => readSettings(process.env, process.cwd(), { demo: true }),
  compose: (settings, version) => composeServer(settings, { version, surroundings: demoSurroundings() }),
});
