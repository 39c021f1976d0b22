import { looksLikePhone, unspaced, wordsOf } from '../addressbook/search-terms.ts';
import { foldText } from './fold-text.ts';

/** What a list below an address field offers: a place, or a customer who was delivered to before; without unit and building. */
export type Match =
  | { readonly kind: 'place'; readonly address: string }
  | { readonly kind: 'customer'; readonly name: string; readonly phone: string; readonly address: string };

/** The worst fit: the search found it, but not by the words that were typed. */
const noFit = 0;

/**
 * The matches with the best first, and how well each fits what was typed; equal ones stay in their order. A place that is called exactly
 * so comes before every customer.
 */
export function rankMatches<Offered extends Match>(
  query: string,
  matches: readonly Offered[],
): readonly { readonly match: Offered; readonly fits: boolean }[] {
  return matches
    .map((match) => ({ match, fit: fitOf(query, match) }))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ match, fit }) => ({ match, fits: fit > noFit }));
}

function fitOf(query: string, match: Match): number {
  const asked = wordsOf(query);
  if (asked.length === 0) return noFit;
  if (match.kind === 'place') return placeFit(query, asked, match.address);
  if (looksLikePhone(query)) return 80;
  // The place itself comes before a customer who lives there.
  return Math.max(nameFit(asked, match.name), placeFit(query, asked, match.address) - 5);
}

function placeFit(query: string, asked: readonly string[], address: string): number {
  const name = wordsOf(address.split(/[,،，、]/)[0] ?? '');
  if (sameWords(asked, name) || sameWords(asked, wordsOf(address))) return 100;
  if (sameWords(asked, name.slice(0, asked.length))) return 75;
  // "Sukhumvit 31" is Sukhumvit Soi 31 rather than a shop of that street.
  if (holds(name, asked)) return 65 - Math.min(10, name.length - asked.length);
  const words = wordsOf(address);
  if (holds(words, asked)) return 50;
  if (begins(name, asked)) return 45;
  if (asked.every((word) => words.some((known) => known.startsWith(word)))) return 25;
  return unspaced.test(query) && foldText(address).includes(foldText(query.trim())) ? 25 : noFit;
}

function nameFit(asked: readonly string[], name: string): number {
  const words = wordsOf(name);
  if (holds(words, asked)) return 70;
  return asked.every((word) => words.some((known) => known.startsWith(word))) ? 55 : noFit;
}

const holds = (words: readonly string[], asked: readonly string[]) => asked.every((word) => words.includes(word));
const sameWords = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ');

/** Whether a name goes on where the typed words end. */
function begins(name: readonly string[], asked: readonly string[]): boolean {
  return name.slice(0, asked.length).join(' ').startsWith(asked.join(' '));
}
