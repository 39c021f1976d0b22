import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runJourneys } from './run-journeys.ts';

const config = join(import.meta.dirname, 'examples/playwright.config.ts');
const examples = (words: string) => runJourneys(['--config', config, '--grep', words]);

beforeEach(() => {
  // The examples' output would look like failed journeys of the product.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('EXAMPLES_FOLDER', mkdtempSync(join(tmpdir(), 'riderbell-examples-')));
});
afterEach(() => {
  rmSync(process.env['EXAMPLES_FOLDER'] ?? '', { recursive: true, force: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a run of the journeys', () => {
  it('does not run a passed journey again', async () => {
    expect(await examples('steady')).toEqual({ passed: 1, failed: 0, flaky: [], ok: true });
  });

  it('passes and names a journey that failed once and then passed alone', async () => {
    expect(await examples('steady|flaky (one|two)')).toEqual({
      passed: 3,
      failed: 0,
      flaky: [expect.stringContaining('flaky one'), expect.stringContaining('flaky two')],
      ok: true,
    });
  });

  it('fails when more than two journeys are flaky', async () => {
    expect(await examples('steady|flaky')).toMatchObject({ passed: 1, failed: 3, ok: false });
  });

  it('fails when a journey fails both times', async () => {
    expect(await examples('steady|flaky one|broken')).toMatchObject({
      passed: 2,
      failed: 1,
      flaky: [expect.stringContaining('flaky one')],
      ok: false,
    });
  });

  it('fails when Playwright cannot start or finds no journey', async () => {
    expect(await runJourneys(['--config', `${config}.missing`])).toMatchObject({ passed: 0, failed: 1, ok: false });
    expect(await examples('no such journey')).toMatchObject({ passed: 0, failed: 1, ok: false });
  });
}, 120_000);
