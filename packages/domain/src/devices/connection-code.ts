/** Without characters that look alike: 0 and O, 1, I and L, 5 and S, 2 and Z, 8 and B, U and V. */
const alphabet = '34679ACDEFGHJKMNPQRTWXY';
const codeLength = 8;

/** How long a code can be used, minutes. */
export const codeMinutes = 30;

/** The code with which a device is connected. @param random at least 8 bytes */
export function newConnectionCode(random: Uint8Array): string {
  if (random.length < codeLength) throw new Error('a connection code needs more random bytes');
  return [...random.subarray(0, codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** The code in two groups, as it is shown. */
export function shownConnectionCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}

/** The code that was typed, without spaces and hyphens and in capitals. */
export function foldedConnectionCode(typed: string): string {
  return typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
}
