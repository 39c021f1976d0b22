import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../server-process.ts';

export interface LoadedModules {
  /** `file:` URLs of our sources, without the files of the portal's build. */
  readonly own: readonly string[];
  /** `file:` URLs of installed packages. */
  readonly packages: readonly string[];
}

const recorder = new URL('record-modules.ts', import.meta.url).href;

/** The minimal settings of a production server with an external courier system. */
export const productionSettings: Readonly<Record<string, string>> = {
  ENVIRONMENT: 'prd',
  TOKEN_SECRET: 't'.repeat(32),
  QUOTE_SECRET: 'q'.repeat(32),
  PUBLIC_URL: 'https://portal.riderbell.test',
  MAIL_SMTP_URL: 'smtps://mail.riderbell.test',
  FLEET: 'external',
  FLEET_URL: 'https://couriers.riderbell.test',
  FLEET_SECRETS: 'f'.repeat(32),
};

/** Starts the program as a process, stops it once it is ready, and returns the modules that it has loaded. */
export async function loadedModules(program: string, settings: Record<string, string>): Promise<LoadedModules> {
  const folder = await mkdtemp(join(tmpdir(), 'riderbell-modules-'));
  const list = join(folder, 'modules');
  try {
    const server = await startServerProcess(
      { ...settings, LOADED_MODULES_FILE: list },
      { program, nodeOptions: ['--import', recorder] },
    );
    await server.stop();
    const text = await readFile(list, 'utf8');
    const files = [...new Set(text.split('\n'))].filter(
      (url) => url.startsWith('file:') && !url.includes('/portal/dist'),
    );
    return {
      own: files.filter((url) => !url.includes('/node_modules/')),
      packages: files.filter((url) => url.includes('/node_modules/')),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
