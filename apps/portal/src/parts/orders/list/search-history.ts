/** The searches that are remembered (specification §9, Search history). */
export const searchHistoryLimit = 10;

/** Puts a finished search in front; the same words in another case move up instead of standing twice. */
export function rememberSearch(history: readonly string[], search: string): readonly string[] {
  const words = search.trim().replace(/\s+/g, ' ');
  if (words === '') return history;
  const others = history.filter((entry) => entry.toLowerCase() !== words.toLowerCase());
  return [words, ...others].slice(0, searchHistoryLimit);
}

/** What the browser kept, as a list of searches; anything else that stands there is no history. */
export function readSearchHistory(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((entry): entry is string => typeof entry === 'string').slice(0, searchHistoryLimit);
}
