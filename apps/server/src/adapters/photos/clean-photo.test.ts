import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { photoCleaner } from './clean-photo.ts';

const clean = photoCleaner();

/** A picture, half red and half blue, with enough noise that a truncated file is broken. */
function picture(width: number, height: number): ReturnType<typeof sharp> {
  const left = { create: { width: width / 2, height, channels: 3 as const, background: '#d02020' } };
  return sharp({
    create: { width, height, channels: 3, background: '#2020d0', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  }).composite([{ input: left, left: 0, top: 0 }]);
}

/** A photo as a phone writes it: it contains its location twice and is rotated. */
function phonePhoto(): Promise<Buffer> {
  return picture(400, 300)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone', Copyright: 'Kanda Meechai' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '13/1 44/1 18/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '100/1 33/1 0/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>13,44.3N</exif:GPSLatitude></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

async function cleaned(bytes: Uint8Array, type: Parameters<typeof clean>[1]) {
  const verdict = await clean(bytes, type);
  if (!verdict.ok) throw new Error(`refused: ${verdict.fault}`);
  return { ...verdict, about: await sharp(verdict.photo).metadata() };
}

/** A PNG that is small as a file and large when decoded. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const framed = Buffer.alloc(named.length + 8);
    framed.writeUInt32BE(data.length, 0);
    framed.set(named, 4);
    framed.writeUInt32BE(crc32(named), named.length + 4);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('a cleaned photo', () => {
  test('is upright and contains neither its location nor its author', async () => {
    const taken = await phonePhoto();
    const before = await sharp(taken).metadata();
    expect([before.exif, before.xmp].every((part) => part !== undefined)).toBe(true);
    expect(taken.includes('GPSLatitude')).toBe(true);

    const { about, photo, contentType } = await cleaned(taken, 'image/jpeg');
    expect([about.exif, about.xmp, about.iptc, about.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    for (const trace of ['Exif', 'GPS', 'xmpmeta', 'Kanda']) expect(Buffer.from(photo).includes(trace)).toBe(false);
    expect([contentType, about.width, about.height]).toEqual(['image/jpeg', 300, 400]);
  });

  test('loses the text chunks of a PNG or a WebP', async () => {
    for (const format of ['png', 'webp'] as const) {
      const sent = await picture(60, 40)
        .toFormat(format)
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 44/1 18/1' } })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>13</exif:GPSLatitude></x:xmpmeta>')
        .toBuffer();
      const before = await sharp(sent).metadata();
      expect([before.exif, before.xmp].every((part) => part !== undefined)).toBe(true);
      const { about, photo } = await cleaned(sent, `image/${format}`);
      expect([about.exif, about.xmp]).toEqual([undefined, undefined]);
      expect(Buffer.from(photo).includes('GPS')).toBe(false);
    }
  });

  test('is a JPEG for a WebP and a PNG for a PNG', async () => {
    const webp = await picture(60, 40).webp().toBuffer();
    const png = await picture(60, 40).png().toBuffer();
    expect((await cleaned(webp, 'image/webp')).contentType).toBe('image/jpeg');
    expect((await cleaned(webp, 'image/webp')).about.format).toBe('jpeg');
    expect((await cleaned(png, 'image/png')).about.format).toBe('png');
  });

  test('is scaled down and never up', async () => {
    const large = await cleaned(await picture(4000, 3000).jpeg().toBuffer(), 'image/jpeg');
    expect([large.about.width, large.about.height]).toEqual([2048, 1536]);
    const small = await cleaned(await picture(80, 60).jpeg().toBuffer(), 'image/jpeg');
    expect([small.about.width, small.about.height]).toEqual([80, 60]);
  });

  test('loses data appended to the picture', async () => {
    const script = '<script>alert(1)</script>';
    const sent = Buffer.concat([await picture(80, 60).jpeg().toBuffer(), Buffer.from(script)]);
    const { photo } = await cleaned(sent, 'image/jpeg');
    expect(Buffer.from(photo).includes('script')).toBe(false);
  });
});

describe('photoCleaner', () => {
  const verdictOf = async (bytes: Uint8Array, type: Parameters<typeof clean>[1] = 'image/jpeg') => {
    const verdict = await clean(bytes, type);
    return verdict.ok ? 'ok' : verdict.fault;
  };

  test('refuses a file that is no picture or of another type than declared', async () => {
    const png = await picture(60, 40).png().toBuffer();
    expect(await verdictOf(new Uint8Array())).toBe('no-photo');
    expect(await verdictOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))).toBe(
      'no-photo',
    );
    expect(await verdictOf(png)).toBe('no-photo');
    expect(await verdictOf(await picture(60, 40).gif().toBuffer())).toBe('no-photo');
  });

  test('refuses a header without a picture', async () => {
    expect(await verdictOf(Buffer.from('ffd8ffe000104a464946', 'hex'))).toBe('broken');
    expect(await verdictOf(Buffer.from('89504e470d0a1a0a010203', 'hex'), 'image/png')).toBe('broken');
    expect(await verdictOf(Buffer.from('524946460000000057454250', 'hex'), 'image/webp')).toBe('broken');
  });

  test.each([0.3, 0.6, 0.95, 0.999])('refuses a picture that ends after %f of its bytes', async (share) => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await picture(400, 300).toFormat(format).toBuffer();
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      expect(await verdictOf(cut, `image/${format}`)).toBe('broken');
    }
  });

  test('refuses a small file that decodes to 144 megapixels', async () => {
    const packed = bomb(12_000);
    expect(packed.length).toBeLessThan(100_000);
    expect(await verdictOf(packed, 'image/png')).toBe('too-many-pixels');
  });
});

test('decodes at most two photos at once, and continues after a broken one', async () => {
  const good = await picture(1200, 900).jpeg().toBuffer();
  const photos = Array.from({ length: 7 }, (_, index) => (index % 3 === 0 ? good.subarray(0, 2000) : good));
  let most = 0;
  const watching = setInterval(() => {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue + process);
  }, 1);
  const verdicts = await Promise.all(photos.map((photo) => clean(photo, 'image/jpeg')));
  clearInterval(watching);
  expect(verdicts.map(({ ok }) => ok)).toEqual([false, true, true, false, true, true, false]);
  expect(most).toBe(2);
});
