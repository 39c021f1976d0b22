import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadedModules, productionSettings } from '@riderbell/tools/loaded-modules/loaded-modules.ts';
import { describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, '../../src/main.ts');

/** The demo's folders, and the packages that only its city uses. */
const ofDemo = /\/(?:apps\/demo|worlds|simulators)\/|\/node_modules\/(?:@mapbox|pbf)\//;

// A start takes seconds, and longer while other tests run.
describe('the production process', { timeout: 180_000 }, () => {
  it('loads no module of the demo', async () => {
    const { own, packages } = await loadedModules(main, productionSettings);
    expect(own.some((url) => url.endsWith('/apps/server/src/compose.ts'))).toBe(true);
    expect([...own, ...packages].filter((url) => ofDemo.test(url))).toEqual([]);
  });

  it('refuses to start with settings that only the demo supports, and says how to run the demo', async () => {
    const settings = { DEMO_DATA: 'true', FLEET: 'simulated', HELP_CENTRE: 'simulated', MAILBOX: 'true' };
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(tmpdir(), 'riderbell-never-made'), ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(printed).toContain('4 settings are wrong');
    for (const name of Object.keys(settings)) {
      expect(printed).toMatch(new RegExp(`${name} = .*\n.*npm start runs the demo`));
    }
  });
});
