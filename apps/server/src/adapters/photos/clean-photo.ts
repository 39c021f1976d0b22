import type { SentPhotoType } from '@riderbell/contract/shapes/fleet.ts';
import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { CleanPhoto, PhotoFault, PhotoVerdict } from '../../features/fleet/ports.ts';

/** Fifty megapixels of a phone, and a little. More is a picture that unpacks to fill the memory, or no phone's. */
const mostPixels = 52_000_000;
/** More than any screen of ours shows. */
const longestSide = 2048;
const longestSeconds = 15;
/** Pictures at once: the threads that decode are those that read and write files. */
const width = 2;

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;

const beginnings: Readonly<Record<SentPhotoType, (bytes: Uint8Array) => boolean>> = {
  'image/jpeg': (bytes) => hexAt(bytes, 0, 3) === 'ffd8ff',
  'image/png': (bytes) => hexAt(bytes, 0, 8) === '89504e470d0a1a0a',
  // "RIFF", four bytes of length, "WEBP".
  'image/webp': (bytes) => hexAt(bytes, 0, 4) === '52494646' && hexAt(bytes, 8, 12) === '57454250',
};

// Of all that the library can read (drawings and documents among it) the three kinds of photos are enough.
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
 * Decodes photos and draws them anew: upright, no larger than a screen shows, and without anything beside the picture, so
 * that neither where it was taken nor what hides behind a picture's head gets any further. Off the event loop, two at once.
 */
export function photoCleaner(): CleanPhoto {
  const limit = pLimit(width);
  return async (bytes, type) => {
    if (!beginnings[type](bytes)) return { ok: false, fault: 'no-photo' };
    return limit(redrawn, bytes, type);
  };
}

async function redrawn(bytes: Uint8Array, type: SentPhotoType): Promise<PhotoVerdict> {
  try {
    // The head alone is read here, so its measures are known before anything is unpacked.
    check(await sharp(bytes, { limitInputPixels: false }).metadata(), type);
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).timeout({
      seconds: longestSeconds,
    });
    const smaller = picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    return { ok: true, ...(await encoded(smaller, type)) };
  } catch (error) {
    // The library throws nothing else than what the file gives cause for.
    return { ok: false, fault: error instanceof Refused ? error.fault : 'broken' };
  }
}

function check({ format, width: across, height: down }: Metadata, type: SentPhotoType): void {
  if (format !== formats[type]) throw new Refused('no-photo');
  if (across * down > mostPixels) throw new Refused('too-many-pixels');
}

/** Without being told to keep it, the library writes no metadata, and colours as every screen knows them. */
async function encoded(picture: Sharp, type: SentPhotoType): Promise<Omit<PhotoVerdict & { ok: true }, 'ok'>> {
  if (type === 'image/png') return { photo: await picture.png().toBuffer(), contentType: 'image/png' };
  const photo = await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
  return { photo, contentType: 'image/jpeg' };
}

function hexAt(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString('hex');
}
