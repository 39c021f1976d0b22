import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { SecretSettings } from './parts/secret-settings.ts';

export interface Secrets {
  token: Uint8Array;
  quote: Uint8Array;
  /** The secret that is shared with the help centre. */
  help: Uint8Array;
}

/**
 * The secrets of the settings. Absent ones are created at the first start and read at later ones, so that sessions and quotes survive a
 * restart. Their files are readable only by their owner.
 */
export async function storedSecrets(folder: string, given: SecretSettings & { help: string | null }): Promise<Secrets> {
  return {
    token: given.token === null ? await storedSecret(join(folder, 'secrets'), 'token') : Buffer.from(given.token),
    help: given.help === null ? await storedSecret(join(folder, 'secrets'), 'help') : Buffer.from(given.help),
    quote: given.quote === null ? await storedSecret(join(folder, 'secrets'), 'quote') : Buffer.from(given.quote),
  };
}

async function storedSecret(folder: string, name: string): Promise<Uint8Array> {
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
  // Creating a link is atomic: of two processes that start simultaneously, both read the secret of the first one.
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
    throw new Error(`${path} holds no secret. Remove the file; the next start creates a new one.`);
  await chmod(path, 0o600);
  return secret;
}

function isFileError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
