/** Crockford's base32 in lower case: without i, l, o and u, so that people can read an id aloud. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const randomLength = 7;

/**
 * The id of a vendor that registers itself: a "v" and seven random characters. Order ids begin with its first four characters, so
 * that orders of different vendors look different. `randomBytes` are at least seven bytes of a cryptographic source.
 * @throws RangeError when there are fewer.
 */
export function newVendorId(randomBytes: Uint8Array): string {
  if (randomBytes.length < randomLength) throw new RangeError(`A vendor id needs ${randomLength} random bytes`);
  // 256 is a multiple of 32, so the remainder favours no character.
  const random = Array.from(randomBytes.subarray(0, randomLength), (byte) => alphabet.charAt(byte % alphabet.length));
  return `v${random.join('')}`;
}
