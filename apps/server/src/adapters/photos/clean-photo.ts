import type { SentPhotoType } from '@riderbell/contract/shapes/fleet.ts';
import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { CleanPhoto, PhotoFault, PhotoVerdict } from '../../features/fleet/ports.ts';

/** A little more than the 50 megapixels of a phone. A larger picture was made to fill the memory, or is no phone's. */
const maxPixels = 52_000_000;
/** More than any screen of the portal shows. */
const longestSide = 2048;
const longestSeconds = 15;
/** Pictures decoded at once: decoding uses the threads that also read and write files. */
const width = 2;

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;

const beginnings: Readonly<Record<SentPhotoType, (bytes: Uint8Array) => boolean>> = {
  'image/jpeg': (bytes) => hexAt(bytes, 0, 3) === 'ffd8ff',
  'image/png': (bytes) => hexAt(bytes, 0, 8) === '89504e470d0a1a0a',
  // "RIFF", a length of four bytes, "WEBP".
  'image/webp': (bytes) => hexAt(bytes, 0, 4) === '52494646' && hexAt(bytes, 8, 12) === '57454250',
};

// The library also reads drawings and documents; allow only the three photo formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

class Refused extends Error {
  override readonly name = 'Refused';
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Decodes photos and encodes them again: upright, at most as large as a screen, and without metadata, so that neither the location nor
 * data hidden in the file is stored. Works off the event loop, on two photos at once.
 */
export function photoCleaner(): CleanPhoto {
  const limit = pLimit(width);
  return async (bytes, type) => {
    if (!beginnings[type](bytes)) return { ok: false, fault: 'no-photo' };
    return limit(reencoded, bytes, type);
  };
}

async function reencoded(bytes: Uint8Array, type: SentPhotoType): Promise<PhotoVerdict> {
  try {
    // Reads only the header, so that the dimensions are known before decoding.
    check(await sharp(bytes, { limitInputPixels: false }).metadata(), type);
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels }).timeout({
      seconds: longestSeconds,
    });
    const smaller = picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    return { ok: true, ...(await encoded(smaller, type)) };
  } catch (error) {
    // The library throws only because of the file.
    return { ok: false, fault: error instanceof Refused ? error.fault : 'broken' };
  }
}

function check({ format, width: across, height: down }: Metadata, type: SentPhotoType): void {
  if (format !== formats[type]) throw new Refused('no-photo');
  if (across * down > maxPixels) throw new Refused('too-many-pixels');
}

/** By default the library writes no metadata and converts to sRGB. */
async function encoded(picture: Sharp, type: SentPhotoType): Promise<Omit<PhotoVerdict & { ok: true }, 'ok'>> {
  if (type === 'image/png') return { photo: await picture.png().toBuffer(), contentType: 'image/png' };
  const photo = await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
  return { photo, contentType: 'image/jpeg' };
}

function hexAt(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString('hex');
}
