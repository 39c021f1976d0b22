import { readFileSync } from 'node:fs';
import closeWithGrace from 'close-with-grace';
import { composeServer, isShortOfFiles, type Server } from './compose.ts';
import { ridersOf } from './settings/parts/fleet-settings.ts';
import { readSettings } from './settings/read-settings.ts';
import type { Settings } from './settings/settings.ts';
import { WrongSettings } from './settings/setting-reader.ts';

/** Longer than the server itself waits for anything. */
const patience = 20_000;
const failureEvents = ['uncaughtException', 'unhandledRejection'] as const;
let failed = false;

const settings = settingsOrEnd();
say('Riderbell starts. The first time it makes its database and its map, which takes some seconds.');
const server = await startOrEnd(settings);
const closing = closeWithGrace(
  { delay: patience + settings.http.drainSeconds * 1000, skip: [...failureEvents] },
  async ({ signal }) => {
    if (!failed) say(`Riderbell stops (${signal ?? 'asked to'}).`);
    await server.close();
    if (failed) process.exit(1);
  },
);
for (const event of failureEvents) process.on(event, endUnlessShort);
const address = await listenOrEnd(server);
welcome(address);

/** Where files are short for a moment, what needed one is lost and everything else goes on; any other error ends the process. */
function endUnlessShort(err: unknown): void {
  if (isShortOfFiles(err)) {
    server.log.error({ err }, 'the process ran out of files');
    return;
  }
  server.log.fatal({ err }, 'an error was not caught');
  // Another one while it ends: nothing can be trusted any more.
  if (failed) process.exit(1);
  failed = true;
  closing.close();
}

function settingsOrEnd(): Settings {
  try {
    return readSettings(process.env, process.cwd());
  } catch (error) {
    if (error instanceof WrongSettings) end(error.message);
    throw error;
  }
}

async function startOrEnd(start: Settings): Promise<Server> {
  try {
    return await composeServer(start, { version: version() });
  } catch (error) {
    return end(`Riderbell cannot start: ${reasonOf(error)}`);
  }
}

async function listenOrEnd(started: Server): Promise<string> {
  try {
    return await started.listen();
  } catch (error) {
    await started.close();
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const hint = taken ? ' Something else listens there: choose another PORT.' : '';
    return end(`Riderbell cannot listen at ${settings.http.host}:${settings.http.port}: ${reasonOf(error)}.${hint}`);
  }
}

function welcome(at: string): void {
  const { demo, fleet, data } = settings;
  const facts = [
    ...(server.portalBuilt ? [] : [['portal', 'not built yet: npm run build']]),
    ['sign in', demo.data ? 'demo@riderbell.test / Demo-rider-1!' : 'with an account of the database'],
    ['riders', ridersOf(fleet)],
    ...(server.mailbox ? [['mails', `${at}/dev/mailbox`]] : []),
    ['calls', `${at}/docs`],
    ['data', data.databaseUrl === null ? `${data.folder} (remove it to begin anew)` : 'the PostgreSQL of DATABASE_URL'],
    ['stop', 'Ctrl+C'],
  ];
  say(`\nRiderbell is ready: ${at}\n`);
  say(facts.map(([name = '', fact = '']) => `  ${name.padEnd(9)}${fact}`).join('\n'));
  say('');
}

function version(): string {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function end(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
