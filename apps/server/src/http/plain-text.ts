import { RequestRefused } from './errors.ts';

/** Escapes of characters that no database stores as text: NUL and single surrogates. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

/**
 * Whether all strings of the parsed JSON are valid: no NUL, no single surrogates. People never send these, they pass every length
 * check, and they would only fail in the database.
 * @param source the JSON as it was sent, which is checked first because nearly every body is valid
 */
export function isPlain(source: string, parsed: unknown): boolean {
  return !suspicious.test(source) || isPlainValue(parsed);
}

/** @throws RequestRefused if the address contains an escaped NUL */
export function refuseHiddenNul(url: string): void {
  if (url.includes('%00')) throw new RequestRefused({ code: 'request.malformed' });
}

/** Decodes a part of an address; returns it unchanged if its escapes are invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isPlainValue(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => isPlainValue(key) && isPlainValue(part));
}
