import { expect, test } from 'vitest';
import { proofPicture } from './proof-picture.ts';
import type { ProofKind } from './trip.ts';

const kinds: readonly ProofKind[] = ['pickup', 'delivery', 'return'];

test.each(kinds)('the proof of a %s is a small JPEG without metadata', async (kind) => {
  const photo = Buffer.from(await proofPicture(kind));
  expect(photo.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(photo.length).toBeLessThan(60_000);
  for (const mark of ['Exif', 'http://ns.adobe.com/', 'ICC_PROFILE']) expect(photo.includes(mark)).toBe(false);
});

test('the proof of a delivery shows a door, the others a counter', async () => {
  const [pickup, delivery, back] = await Promise.all(kinds.map(proofPicture));
  expect(delivery).not.toEqual(pickup);
  expect(back).toEqual(pickup);
});
