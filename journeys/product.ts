import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../tools/project-files.ts';
import { freePort, type ServerProcess, startServerProcess } from '../tools/server-process.ts';

export interface Product extends ServerProcess {
  /** Ends it and starts it again at the same address with what it knew. */
  restart(): Promise<void>;
}

/** Which flags are on where a deployment says nothing. */
export const shippedFlags = join(root, 'apps/server/flags/default-flags.json');

/** The demo's city is built once and lent to each server: building takes longer than everything else of a start. */
const keptCity = join(root, '.cache/journeys/city');

/** The real server with the demo world and fast riders, on a port and a folder of its own. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'riderbell-journey-'));
  await promisify(execFile)(process.execPath, ['simulators/city/build-city.ts', keptCity], { cwd: root });
  await cp(keptCity, join(dataDir, 'city'), { recursive: true });
  const flags = join(dataDir, 'flags.json');
  await writeFile(flags, await withoutAddressBook());
  const all = {
    // The address book offers the demo's customers first, and most journeys take the first place that is offered.
    FLAG_FILE: flags,
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
    async stop(signal) {
      await running.stop(signal);
    },
  };
}

/** What the shipped file says, but for one flag. */
async function withoutAddressBook(): Promise<string> {
  const shipped = JSON.parse(await readFile(shippedFlags, 'utf8')) as { flags: Record<string, object> };
  const off = { ...shipped.flags['activate-address-book'], defaultVariant: 'off' };
  return JSON.stringify({ flags: { ...shipped.flags, 'activate-address-book': off } });
}

/** Ends it for good. */
export async function endProduct(product: Product): Promise<void> {
  await product.stop();
  await rm(product.dataDir, { recursive: true, force: true });
}
