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

const idLength = { least: 3, most: 32 } as const;

/**
 * The canonical spelling of an id that a merchant chose for an outlet: Latin letters in lower case, digits, and single dashes between
 * them, as in "silom-2"; null when the text is no such id. Like an e-mail address, it can be read aloud, and no two ids look alike.
 */
export function foldedVendorId(typed: string): string | null {
  const folded = typed.trim().normalize('NFKC').toLowerCase();
  if (folded.length < idLength.least || folded.length > idLength.most) return null;
  return /^[a-z\d]+(-[a-z\d]+)*$/.test(folded) ? folded : null;
}
