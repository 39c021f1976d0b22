import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { SecretSettings } from './parts/secret-settings.ts';

export interface Secrets {
  token: Uint8Array;
  quote: Uint8Array;
  /** Shared with the help centre. */
  help: Uint8Array;
}

/**
 * The secrets of the settings; those that are absent are made at the first start and read again at each later one, so that
 * sessions and quotes outlive a restart. Their files are readable by their owner only.
 */
export async function keptSecrets(folder: string, given: SecretSettings & { help: string | null }): Promise<Secrets> {
  return {
    token: given.token === null ? await kept(join(folder, 'secrets'), 'token') : Buffer.from(given.token),
    help: given.help === null ? await kept(join(folder, 'secrets'), 'help') : Buffer.from(given.help),
    quote: given.quote === null ? await kept(join(folder, 'secrets'), 'quote') : Buffer.from(given.quote),
  };
}

async function kept(folder: string, name: string): Promise<Uint8Array> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const present = await secretIn(path);
  if (present) return present;
  const draft = join(folder, `.${name}-${randomUUID()}`);
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.write(randomBytes(32).toString('base64url'));
    await file.sync();
  } finally {
    await file.close();
  }
  // A link is made whole or not at all: of two processes that start at once, both read the secret of the first.
  try {
    await link(draft, path);
  } catch (error) {
    if (!isFileError(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  const secret = await secretIn(path);
  if (!secret) throw new Error(`${path} vanished while the server started.`);
  return secret;
}

async function secretIn(path: string): Promise<Uint8Array | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return null;
    throw error;
  }
  const secret = Buffer.from(text, 'base64url');
  if (secret.length < 32)
    throw new Error(`${path} holds no secret. Remove the file: a new one is made at the next start.`);
  await chmod(path, 0o600);
  return secret;
}

function isFileError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
