import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptSecrets } from './kept-secrets.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riderbell-secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

const none = { token: null, quote: null, help: null };

describe('secrets that no setting gives', () => {
  it('are made once and read again at the next start', async () => {
    const first = await keptSecrets(folder, none);
    expect(first.token).toHaveLength(32);
    expect(first.token).not.toEqual(first.quote);
    expect(await keptSecrets(folder, none)).toEqual(first);
  });

  it('can be read by their owner only', async () => {
    await keptSecrets(folder, none);
    expect((await stat(join(folder, 'secrets', 'token'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'secrets'))).mode & 0o777).toBe(0o700);
  });

  it('are the same for processes that start at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => keptSecrets(folder, none)));
    for (const secrets of all) expect(secrets).toEqual(all[0]);
  });

  it('give way to those of the settings', async () => {
    const given = await keptSecrets(folder, { token: 't'.repeat(32), quote: null, help: null });
    expect(Buffer.from(given.token).toString()).toBe('t'.repeat(32));
  });

  it('stop the start when their file is damaged', async () => {
    await keptSecrets(folder, none);
    await writeFile(join(folder, 'secrets', 'token'), 'short');
    await expect(keptSecrets(folder, none)).rejects.toThrow(/holds no secret/);
  });
});
