import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { root } from '../tools/project-files.ts';
import { freePort, type ServerProcess, startServerProcess } from '../tools/server-process.ts';
import { temporaryFilesFolder } from '../tools/temporary-files.ts';

export interface Product extends ServerProcess {
  /** Stops the server and starts it again at the same address with its data. */
  restart(): Promise<void>;
  /** Changes a flag in the flag file, as an operator does; the server reads the file again when it changes. */
  setFlag(flag: FlagName, isOn: boolean): Promise<void>;
}

/** Flags that differ from the default flag file. */
export type FlagChanges = Readonly<Partial<Record<FlagName, boolean>>>;

/** No rider takes orders, so that a journey has time to change them, and no alert about missing riders appears. */
export const noRiders = { FLEET: 'none', NO_RIDER_ALERT_MINUTES: '720' } as const;

/** Off, because the address book lists the demo's customers first, and most journeys choose the first option. */
const journeyFlags: FlagChanges = { 'activate-address-book': false };

/** The demo's city is built once and copied to each server, because building it takes longer than the rest of a start. */
const cityFolder = join(root, '.cache/journeys/city');
let builtCity: Promise<unknown> | undefined;

/** Starts the real server with the demo world and fast riders, on a free port and with a new data folder. */
export async function startProduct(settings: Record<string, string> = {}, changes: FlagChanges = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(temporaryFilesFolder(), 'riderbell-journey-'));
  builtCity ??= promisify(execFile)(process.execPath, ['simulators/city/build-city.ts', cityFolder], { cwd: root });
  await builtCity;
  await cp(cityFolder, join(dataDir, 'city'), { recursive: true });
  const flagFile = join(dataDir, 'flags.json');
  let flags: FlagChanges = { ...journeyFlags, ...changes };
  await writeFlags(flagFile, flags);
  const all = {
    FLAG_FILE: flagFile,
    DEMO_DATA: 'true',
    LOG_LEVEL: 'warn',
    LANGUAGES: 'en,th_TH,ar',
    FLEET_SPEED: '150',
    // Several workers make more calls in a minute than any shop does.
    REQUESTS_PER_MINUTE: '0',
    ...settings,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
  };
  let running = await startServerProcess(all);
  return {
    url: running.url,
    dataDir,
    get pid() {
      return running.pid;
    },
    output: () => running.output(),
    async restart() {
      running = await startServerProcess(all);
    },
    async setFlag(flag, isOn) {
      flags = { ...flags, [flag]: isOn };
      await writeFlags(flagFile, flags);
    },
    async stop(signal) {
      await running.stop(signal);
    },
  };
}

const shippedFlags = join(root, 'apps/server/flags/default-flags.json');

/** Writes the default flags with the changes, by renaming a file, so that the server never reads half a file. */
async function writeFlags(file: string, changes: FlagChanges): Promise<void> {
  const { flags } = JSON.parse(await readFile(shippedFlags, 'utf8')) as { flags: Record<string, object> };
  for (const [name, isOn] of Object.entries(changes)) {
    flags[name] = { ...flags[name], defaultVariant: isOn ? 'on' : 'off' };
  }
  await writeFile(`${file}.new`, JSON.stringify({ flags }));
  await rename(`${file}.new`, file);
}

/** Stops the server and deletes its data. */
export async function endProduct(product: Product): Promise<void> {
  await product.stop();
  await rm(product.dataDir, { recursive: true, force: true });
}
