import type { PhotoType } from './ports.ts';

/** A photo of a phone, as large as we keep one. */
export const photoLimitBytes = 8 * 1024 * 1024;

const beginnings: Readonly<Record<PhotoType, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** Whether the bytes begin as a file of that type does, and are no more than we keep. */
export function isPhoto(bytes: Uint8Array, type: PhotoType): boolean {
  return bytes.length <= photoLimitBytes && beginnings[type].every((byte, index) => bytes[index] === byte);
}
