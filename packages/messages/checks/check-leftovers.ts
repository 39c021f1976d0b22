import { eachText } from './finding.ts';
import { anyQuote, quotes } from './quotes.ts';

/** The mark that `npm run messages:add` writes where a translation is due. */
export const dueMark = '⟪translate⟫';

const leftovers: readonly (readonly [RegExp, string])[] = [
  [new RegExp(dueMark), 'was added with `npm run messages:add`: replace it by the translation'],
  [/\b(?:TODO|FIXME|TBD|XXX+)\b/, 'is not finished'],
  [/lorem|ipsum/i, 'is filler'],
  [/<\/?[a-z][^>]*>/i, 'has a tag: the page shows texts as they are'],
  [/&(?:[a-z]+|#\d+);/i, 'has an entity: write the character itself'],
  [/\\[nrtu"']/, 'has an escape that the page would show as it is'],
  [/\.\.\./, 'has three dots: write …'],
  [/[⟦⟧]/, 'has the brackets of the pseudo texts'],
];

export const checkLeftovers = eachText((text) => leftovers.find(([pattern]) => pattern.test(text))?.[1]);

export const checkQuotes = eachText((text, { language }) => {
  const foreign = (text.match(anyQuote) ?? []).find((sign) => !quotes[language].includes(sign));
  return foreign === undefined ? undefined : `has ${foreign}, but the quotes of ${language} are ${quotes[language]}`;
});
