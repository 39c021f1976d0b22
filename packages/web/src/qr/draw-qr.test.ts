import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { drawQr } from './draw-qr.ts';

/** The drawing as a camera sees it, `scale` pixels to a module. */
function pictureOf({ size, path }: { size: number; path: string }, scale = 4) {
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = row * side + Number(x) * scale;
      for (let at = from; at < from + Number(width) * scale; at += 1) data.fill(0, at * 4, at * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}

describe('a QR code', () => {
  it.each([
    'https://portal.riderbell.test/tracking/d001-7K2M9QX4TB',
    'http://127.0.0.1:8080/tracking-c2c/guest-0123456789',
    `https://portal.example/tracking/${'v'.repeat(50)}-7K2M9QX4TB`,
  ])('draws a QR code that decodes to its link: %s', (link) => {
    expect(decodeQR(pictureOf(drawQr(link)))).toBe(link);
  });

  it('leaves the margin of four modules that scanners need', () => {
    const { size, path } = drawQr('https://portal.example/tracking/d001-7K2M9QX4TB');
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(4);
      expect(Number(y)).toBeGreaterThanOrEqual(4);
      expect(Number(x) + Number(width)).toBeLessThanOrEqual(size - 4);
      expect(Number(y)).toBeLessThan(size - 4);
    }
  });
});
