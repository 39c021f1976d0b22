import { readFileSync } from 'node:fs';
import closeWithGrace from 'close-with-grace';
import { isShortOfFiles, type Server } from './compose.ts';
import { ridersOf } from './settings/parts/fleet-settings.ts';
import { roles } from './settings/parts/role-settings.ts';
import type { Settings } from './settings/settings.ts';
import { WrongSettings } from './settings/setting-reader.ts';

/** The longest time for an orderly end in milliseconds: longer than any timeout of the server. */
const endTimeout = 20_000;
const failureEvents = ['uncaughtException', 'unhandledRejection'] as const;

/** How a process reads its settings and composes its server. */
export interface Program {
  /** @throws WrongSettings */
  settings(): Settings;
  compose(settings: Settings, version: string): Promise<Server>;
}

/** Serves until the process receives a signal to end. */
export async function runServer(program: Program): Promise<void> {
  const settings = settingsOrEnd(program);
  if (!settings) return;
  print('Riderbell starts. The first time it makes its database and its map, which takes some seconds.');
  const server = await serverOrEnd(program, settings);
  if (!server) return;
  const closing = endInOrder(server, settings);
  const address = await addressOrEnd(server, settings);
  if (address === null) closing.uninstall();
  else welcome(server, settings, address);
}

function endInOrder(server: Server, settings: Settings): ReturnType<typeof closeWithGrace> {
  let failed = false;
  const closing = closeWithGrace(
    { delay: endTimeout + settings.http.drainSeconds * 1000, skip: [...failureEvents] },
    async ({ signal }) => {
      if (!failed) print(`Riderbell stops (${signal ?? 'asked to'}).`);
      await server.close();
      if (failed) process.exit(1);
    },
  );
  for (const event of failureEvents) process.on(event, endUnlessShort);
  return closing;

  /** A temporary shortage of files only fails what needed one; any other uncaught error ends the process. */
  function endUnlessShort(err: unknown): void {
    if (isShortOfFiles(err)) {
      server.log.error({ err }, 'the process ran out of files');
      return;
    }
    server.log.fatal({ err }, 'an error was not caught');
    // A second error during the end: exit at once.
    if (failed) process.exit(1);
    failed = true;
    closing.close();
  }
}

function settingsOrEnd(program: Program): Settings | null {
  try {
    return program.settings();
  } catch (error) {
    if (error instanceof WrongSettings) return end(error.message);
    throw error;
  }
}

async function serverOrEnd(program: Program, settings: Settings): Promise<Server | null> {
  try {
    return await program.compose(settings, version());
  } catch (error) {
    return end(`Riderbell cannot start: ${reasonOf(error)}`);
  }
}

async function addressOrEnd(server: Server, settings: Settings): Promise<string | null> {
  try {
    return await server.listen();
  } catch (error) {
    await server.close();
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const hint = taken ? ' Something else listens there: choose another PORT.' : '';
    return end(`Riderbell cannot listen at ${settings.http.host}:${settings.http.port}: ${reasonOf(error)}.${hint}`);
  }
}

function welcome(server: Server, settings: Settings, at: string): void {
  const { fleet, data } = settings;
  const { account, mailboxUrl } = server.surroundings;
  const isWeb = settings.roles.includes('web');
  const facts = [
    ...(server.portalBuilt === false ? [['portal', 'not built yet: npm run build']] : []),
    ...(settings.roles.length < roles.length ? [['roles', settings.roles.join(', ')]] : []),
    ...(isWeb
      ? [['sign in', account ? `${account.email} / ${account.password}` : 'with an account of the database']]
      : []),
    ['riders', ridersOf(fleet)],
    ...(isWeb && mailboxUrl !== undefined ? [['mails', `${at}${mailboxUrl}`]] : []),
    ...(isWeb ? [['calls', `${at}/docs`]] : []),
    [
      'data',
      data.databaseUrl === null ? `${data.folder} (remove it to start again)` : 'the PostgreSQL of DATABASE_URL',
    ],
    ['stop', 'Ctrl+C'],
  ];
  print(`\nRiderbell is ready: ${at}\n`);
  print(facts.map(([name = '', fact = '']) => `  ${name.padEnd(9)}${fact}`).join('\n'));
  print('');
}

function version(): string {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/**
 * Prints the reason and lets the process end with code 1 when nothing is open any more. It calls `process.exit` only after a timeout,
 * because during compilation of code that call can hang (nodejs/node#54918), and much code was just loaded.
 */
function end(text: string): null {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
  setTimeout(() => process.exit(), endTimeout).unref();
  return null;
}
