import { eachText } from './finding.ts';
import { anyQuote, quotes } from './quotes.ts';

/** What `npm run messages:add` writes where a translation is due. */
export const dueMark = '⟪translate⟫';

const leftovers: readonly (readonly [RegExp, string])[] = [
  [new RegExp(dueMark), 'was added with `npm run messages:add`: put the translation in its place'],
  [/\b(?:TODO|FIXME|TBD|XXX+)\b/, 'is not finished'],
  [/lorem|ipsum/i, 'is filler'],
  [/<\/?[a-z][^>]*>/i, 'has a tag in it: texts are shown as they stand'],
  [/&(?:[a-z]+|#\d+);/i, 'has an entity in it: write the sign itself'],
  [/\\[nrtu"']/, 'has an escape in it that is shown as it stands'],
  [/\.\.\./, 'has three dots: write …'],
  [/[⟦⟧]/, 'has the brackets of the pseudo texts'],
];

export const checkLeftovers = eachText((text) => leftovers.find(([pattern]) => pattern.test(text))?.[1]);

export const checkQuotes = eachText((text, { language }) => {
  const foreign = (text.match(anyQuote) ?? []).find((sign) => !quotes[language].includes(sign));
  return foreign === undefined ? undefined : `has ${foreign}, but ${language} is written with ${quotes[language]}`;
});
