import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';
import { refused } from './testing-refusals.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riderbell-flag-settings-'));
  await writeFile(join(folder, 'right.json'), '{"flags":{}}');
  await writeFile(join(folder, 'wrong.json'), '{"flags":{"pre-order":true}}');
});
afterAll(() => rm(folder, { recursive: true }));

const read = (source: Record<string, string>) => readSettings(source, folder);

const faultsOf = (source: Record<string, string>) => refused(() => read(source));

describe('the settings of the flags', () => {
  it('are the shipped file by default', () => {
    expect(read({}).flags).toEqual({
      file: expect.stringMatching(/apps\/server\/flags\/default-flags\.json$/),
      service: null,
    });
  });

  it('accept a path relative to the working folder', () => {
    expect(read({ FLAG_FILE: 'right.json' }).flags.file).toBe(join(folder, 'right.json'));
  });

  it('refuse a missing or invalid file, with the reason', () => {
    expect(faultsOf({ FLAG_FILE: 'none.json' }).message).toContain('this one cannot be read (ENOENT)');
    expect(faultsOf({ FLAG_FILE: 'wrong.json' }).message).toContain('"pre-order", which is no flag of Riderbell');
    expect(faultsOf({ FLAG_FILE: '.' }).message).toContain('this one cannot be read (EISDIR)');
  });

  it('accept a service with its address and secret', () => {
    const source = { FLAG_PROVIDER: 'ofrep', FLAG_SERVICE_URL: 'http://flagd:8016/', FLAG_SERVICE_TOKEN: 'a-secret' };
    expect(read(source).flags.service).toEqual({ url: 'http://flagd:8016', token: 'a-secret' });
  });

  it('refuse a service without an address or of an unknown kind, and never show its secret', () => {
    expect(faultsOf({ FLAG_PROVIDER: 'ofrep' }).faults[0]?.name).toBe('FLAG_SERVICE_URL');
    expect(faultsOf({ FLAG_PROVIDER: 'optimizely' }).message).toContain('one of file, ofrep');
    expect(faultsOf({ FLAG_SERVICE_URL: 'flagd:8016' }).faults[0]?.name).toBe('FLAG_SERVICE_URL');
    expect(faultsOf({ FLAG_SERVICE_TOKEN: 'a secret' }).message).not.toContain('a secret');
  });
});
