import { RequestRefused } from './errors.ts';

/** Escapes that can stand for what no database stores as text: NUL, and half of a pair that makes one letter. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

/**
 * Whether every text in the parsed JSON is one: no NUL, no half letters. Such bytes never come from people, pass every
 * length check, and fail only where they are stored.
 * @param source the JSON as it was sent, which is looked at first because nearly every body is innocent
 */
export function isPlain(source: string, parsed: unknown): boolean {
  return !suspicious.test(source) || isPlainValue(parsed);
}

/** @throws RequestRefused when the address hides a NUL */
export function refuseHiddenNul(url: string): void {
  if (url.includes('%00')) throw new RequestRefused({ code: 'request.malformed' });
}

/** A part of an address without its escapes; as it is where they mean nothing. */
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
