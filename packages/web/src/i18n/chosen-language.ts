import type { Language } from '@riderbell/domain/countries/languages.ts';

/** A choice of language holds for a year on this device. */
const yearInSeconds = 31_536_000;

/** The language that was chosen here before; null when none was. */
export function chosenLanguage(cookies: string): string | null {
  return /(?:^|;\s*)language=(\w{2,8})(?:;|$)/.exec(cookies)?.[1] ?? null;
}

/** Keeps a choice of language: in a cookie and nowhere else, because the server has to know it before any script runs. */
export function keepLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // A browser that takes no cookies forgets the choice with the page; nothing else is lost.
  document.cookie = `language=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}
