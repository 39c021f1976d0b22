import type { Language } from '@riderbell/domain/countries/languages.ts';

/** The language choice lasts a year on this device. */
const yearInSeconds = 31_536_000;

/** The language that was chosen on this device; null if none was. */
export function chosenLanguage(cookies: string): string | null {
  return /(?:^|;\s*)language=(\w{2,8})(?:;|$)/.exec(cookies)?.[1] ?? null;
}

/** Stores the language choice in a cookie, because the server needs it before any script runs. */
export function storeLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // A browser without cookies only forgets the choice when the page closes.
  document.cookie = `language=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}
