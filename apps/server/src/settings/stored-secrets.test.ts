import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storedSecrets } from './stored-secrets.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riderbell-secrets-'));
});
afterEach(() => rm(folder, { recursive: true }));

const none = { token: null, quote: null, help: null };

describe('secrets without a setting', () => {
  it('are created once and read again at the next start', async () => {
    const first = await storedSecrets(folder, none);
    expect(first.token).toHaveLength(32);
    expect(first.token).not.toEqual(first.quote);
    expect(await storedSecrets(folder, none)).toEqual(first);
  });

  it('are readable only by their owner', async () => {
    await storedSecrets(folder, none);
    expect((await stat(join(folder, 'secrets', 'token'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'secrets'))).mode & 0o777).toBe(0o700);
  });

  it('are the same for processes that start simultaneously', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => storedSecrets(folder, none)));
    for (const secrets of all) expect(secrets).toEqual(all[0]);
  });

  it('are replaced by those of the settings', async () => {
    const given = await storedSecrets(folder, { token: 't'.repeat(32), quote: null, help: null });
    expect(Buffer.from(given.token).toString()).toBe('t'.repeat(32));
  });

  it('prevent the start when their file is damaged', async () => {
    await storedSecrets(folder, none);
    await writeFile(join(folder, 'secrets', 'token'), 'short');
    await expect(storedSecrets(folder, none)).rejects.toThrow(/holds no secret/);
  });
});
