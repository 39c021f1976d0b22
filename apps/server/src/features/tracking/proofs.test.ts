import type { Merchant, Principal } from '@riderbell/domain/access/principal.ts';
import { expect, test } from 'vitest';
import type { ProofNeeds } from './ports.ts';
import { proofs } from './proofs.ts';

const owner: Merchant = {
  kind: 'merchant',
  accountId: 'a',
  email: 'owner@example.test',
  sessionId: 's',
};
const stranger: Principal = { ...owner, accountId: 'b' };
const photo = Uint8Array.of(1);

interface Scene extends ProofNeeds {
  clock: number;
  readonly files: Map<string, Uint8Array>;
  readonly known: Map<string, number>;
}

/** `count` orders with one photo each, which expires at 1000. */
function sceneWith(count: number): Scene {
  const keys = Array.from({ length: count }, (_, index) => `order-${index}/delivery.png`);
  const known = new Map(keys.map((key) => [key, 1000]));
  const files = new Map(keys.map((key) => [key, photo]));
  const scene: Scene = {
    clock: 0,
    files,
    known,
    register: {
      async find(orderId, kind, now) {
        const fileKey = `${orderId}/${kind}.png`;
        return (known.get(fileKey) ?? 0) > now
          ? { vendorId: 'd001', guestId: null, fileKey, contentType: 'image/png' }
          : null;
      },
      expired: async (now, limit) =>
        [...known]
          .filter(([, until]) => until <= now)
          .map(([key]) => key)
          .slice(0, limit),
      markRemoved: async (gone) => gone.forEach((key) => known.delete(key)),
    },
    storage: {
      read: async (key) => files.get(key) ?? null,
      remove: async (key) => void files.delete(key),
    },
    vendors: { find: async (principal, vendorId) => (principal === owner ? { vendorId } : null) },
    now: () => scene.clock,
  };
  return scene;
}

test('a photo is returned only to a merchant who may act for the vendor of its order', async () => {
  const photos = proofs(sceneWith(1));
  expect(await photos.read(owner, 'order-0', 'delivery')).toEqual({ contentType: 'image/png', bytes: photo });
  expect(await photos.read(stranger, 'order-0', 'delivery')).toBeNull();
  expect(await photos.read(owner, 'order-0', 'pickup')).toBeNull();
});

test('an expired photo is not shown, even before its file is deleted', async () => {
  const scene = sceneWith(1);
  scene.clock = 1000;
  expect(await proofs(scene).read(owner, 'order-0', 'delivery')).toBeNull();
});

test('all files of expired photos are deleted, however many there are', async () => {
  const scene = sceneWith(450);
  await proofs(scene).recurring.run();
  expect(scene.files.size).toBe(450);
  scene.clock = 1000;
  await proofs(scene).recurring.run();
  expect([scene.files.size, scene.known.size]).toEqual([0, 0]);
});

test('a file that cannot be deleted is not marked as removed', async () => {
  const scene = sceneWith(1);
  scene.clock = 1000;
  const storage = { ...scene.storage, remove: () => Promise.reject(new Error('the disk is away')) };
  await expect(proofs({ ...scene, storage }).recurring.run()).rejects.toThrow('the disk is away');
  expect(scene.known.size).toBe(1);
});
