/** The number of remembered searches (specification §9, Search history). */
export const searchHistoryLimit = 10;

/** Puts a search in front; a repetition in another case moves up instead of being listed twice. */
export function rememberSearch(history: readonly string[], search: string): readonly string[] {
  const words = search.trim().replace(/\s+/g, ' ');
  if (words === '') return history;
  const others = history.filter((entry) => entry.toLowerCase() !== words.toLowerCase());
  return [words, ...others].slice(0, searchHistoryLimit);
}

/** The stored searches; malformed values count as no history. */
export function readSearchHistory(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((entry): entry is string => typeof entry === 'string').slice(0, searchHistoryLimit);
}
