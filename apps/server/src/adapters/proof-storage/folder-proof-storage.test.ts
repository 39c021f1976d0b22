import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderProofStorage } from './folder-proof-storage.ts';

let folder: string;
let storage: FolderProofStorage;
const photo = Uint8Array.of(1, 2, 3);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proofs-'));
  storage = new FolderProofStorage(join(folder, 'photos'));
});

afterEach(() => rm(folder, { recursive: true }));

test('returns the photo that was put last under a key', async () => {
  await storage.put('d001-7K3M9QX2AB/delivery.png', photo);
  expect(await storage.read('d001-7K3M9QX2AB/delivery.png')).toEqual(Buffer.from(photo));
  await storage.put('d001-7K3M9QX2AB/delivery.png', Uint8Array.of(9));
  expect(await storage.read('d001-7K3M9QX2AB/delivery.png')).toEqual(Buffer.of(9));
  expect(await readdir(join(folder, 'photos', 'd001-7K3M9QX2AB'))).toEqual(['delivery.png']);
});

test('reads and removes a missing photo without an error', async () => {
  expect(await storage.read('d001-7K3M9QX2AB/delivery.png')).toBeNull();
  await storage.remove('d001-7K3M9QX2AB/delivery.png');
});

test('removes the folder of an order with its last photo', async () => {
  await storage.put('o/pickup.png', photo);
  await storage.put('o/delivery.png', photo);
  await storage.remove('o/pickup.png');
  expect(await storage.read('o/delivery.png')).not.toBeNull();
  await storage.remove('o/delivery.png');
  expect(await readdir(join(folder, 'photos'))).toEqual([]);
});

test.each([
  '../secret.png',
  'o/../../secret.png',
  '/etc/passwd',
  'o/.hidden.png',
  'o\\x.png',
  'o/x.html',
  'o/a/b.png',
  '',
])('refuses a key that leaves the folder or names another kind of file: %s', async (key) => {
  await expect(storage.put(key, photo)).rejects.toThrow(RangeError);
  await expect(storage.read(key)).rejects.toThrow(RangeError);
  await expect(storage.remove(key)).rejects.toThrow(RangeError);
});

test('leaves one complete photo when two writers write the same one', async () => {
  const one = new Uint8Array(200_000).fill(1);
  const other = new Uint8Array(200_000).fill(2);
  await Promise.all([storage.put('o/delivery.png', one), storage.put('o/delivery.png', other)]);
  const files = await storage.read('o/delivery.png');
  expect(new Set(files).size).toBe(1);
  expect(files).toHaveLength(200_000);
});
