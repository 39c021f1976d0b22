import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { root } from '../tools/project-files.ts';
import { freePort, type ServerProcess, startServerProcess } from '../tools/server-process.ts';
import { temporaryFilesFolder } from '../tools/temporary-files.ts';

export interface Product extends ServerProcess {
  /** Ends it and starts it again at the same address with what it knew. */
  restart(): Promise<void>;
  /** As its operator does in the file of the flags, which the server reads anew when it changes. */
  setFlag(flag: FlagName, isOn: boolean): Promise<void>;
}

/** Flags that are on or off here, whatever the shipped file says. */
export type FlagChanges = Readonly<Partial<Record<FlagName, boolean>>>;

/** No rider fetches the orders, so that there is time to change them, and no question about a rider comes in between. */
export const noRiders = { FLEET: 'none', NO_RIDER_ALERT_MINUTES: '720' } as const;

/** The address book offers the demo's customers first, and most journeys take the first place that is offered. */
const usual: FlagChanges = { 'activate-address-book': false };

/** The demo's city is built once and lent to each server: building takes longer than everything else of a start. */
const keptCity = join(root, '.cache/journeys/city');
let builtCity: Promise<unknown> | undefined;

/** The real server with the demo world and fast riders, on a port and a folder of its own. */
export async function startProduct(settings: Record<string, string> = {}, changes: FlagChanges = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(temporaryFilesFolder(), 'riderbell-journey-'));
  builtCity ??= promisify(execFile)(process.execPath, ['simulators/city/build-city.ts', keptCity], { cwd: root });
  await builtCity;
  await cp(keptCity, join(dataDir, 'city'), { recursive: true });
  const flagFile = join(dataDir, 'flags.json');
  let flags: FlagChanges = { ...usual, ...changes };
  await putFlags(flagFile, flags);
  const all = {
    FLAG_FILE: flagFile,
    DEMO_DATA: 'true',
    LOG_LEVEL: 'warn',
    LANGUAGES: 'en,th_TH,ar',
    FLEET_SPEED: '150',
    // Several workers make more calls in a minute than any shop.
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
      await putFlags(flagFile, flags);
    },
    async stop(signal) {
      await running.stop(signal);
    },
  };
}

const shippedFlags = join(root, 'apps/server/flags/default-flags.json');

/** Puts what the shipped file says, but for the changes, at once: the server never reads half a file. */
async function putFlags(file: string, changes: FlagChanges): Promise<void> {
  const { flags } = JSON.parse(await readFile(shippedFlags, 'utf8')) as { flags: Record<string, object> };
  for (const [name, isOn] of Object.entries(changes)) {
    flags[name] = { ...flags[name], defaultVariant: isOn ? 'on' : 'off' };
  }
  await writeFile(`${file}.new`, JSON.stringify({ flags }));
  await rename(`${file}.new`, file);
}

/** Ends it for good. */
export async function endProduct(product: Product): Promise<void> {
  await product.stop();
  await rm(product.dataDir, { recursive: true, force: true });
}
