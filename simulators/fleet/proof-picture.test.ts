import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawProof } from './proof-picture.ts';

const subject = { orderId: 'd001-7K3M9QX2AB', riderName: 'Somchai Prasert', takenAt: Date.UTC(2026, 10, 21, 8, 30) };

/** The pixels of a picture of ours: true colour, each row as the difference from the one above. */
function decode(file: Uint8Array): { width: number; height: number; pixels: Uint8Array } {
  const png = Buffer.from(file);
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const length = png.readUInt32BE(33);
  const rows = inflateSync(png.subarray(41, 41 + length));
  const stride = width * 3;
  const pixels = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    expect(rows[row * (stride + 1)]).toBe(2);
    for (let index = 0; index < stride; index += 1) {
      const above = row === 0 ? 0 : (pixels[(row - 1) * stride + index] ?? 0);
      pixels[row * stride + index] = (rows[row * (stride + 1) + 1 + index] ?? 0) + above;
    }
  }
  return { width, height, pixels };
}

test('a proof is a PNG picture of 640 by 480', async () => {
  const { width, height, pixels } = decode(await drawProof({ kind: 'delivery', ...subject }));
  expect([width, height]).toEqual([640, 480]);
  expect(new Set(pixels).size).toBeGreaterThan(100);
});

test('the same order, time and rider give the same picture, another order another one', async () => {
  const first = await drawProof({ kind: 'delivery', ...subject });
  const again = await drawProof({ kind: 'delivery', ...subject });
  const other = await drawProof({ kind: 'delivery', ...subject, orderId: 'd001-0000000000' });
  expect(Buffer.compare(first, again)).toBe(0);
  expect(Buffer.compare(first, other)).not.toBe(0);
});

test('a door and a counter are different places', async () => {
  const door = await drawProof({ kind: 'delivery', ...subject });
  const counter = await drawProof({ kind: 'pickup', ...subject });
  expect(Buffer.compare(door, counter)).not.toBe(0);
});
