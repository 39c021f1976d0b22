import type { Check, Finding } from './finding.ts';

/** Areas with other words for guests, and the areas whose keys they replace (decision 035). */
export const wordsForGuests: Readonly<Record<string, string>> = {
  'guest-request': 'orders',
  'guest-tracking': 'tracking',
};

/** A text for guests has to differ from the merchants' text, otherwise it is unnecessary. */
export const checkGuestWords: Check = (own) =>
  Object.entries(wordsForGuests).flatMap(([guests, plain]): Finding[] => {
    const file = own.areas.get(guests);
    const texts = own.areas.get(plain)?.texts ?? {};
    const same = Object.entries(file?.texts ?? {}).filter(([key, text]) => texts[key] === text);
    return same.map(([key, text]) => ({
      file: file?.file ?? guests,
      key,
      text,
      advice: `is the same as in ${plain}.json: write it for a person who sends a parcel and has no customers`,
    }));
  });

const failedToLogin = 'Failed to login.';

/** All failures of the identity provider begin with the same sentence (specification §8, Login). */
export const checkFailedLogins: Check = (own, english) => {
  const area = 'account-errors';
  const source = english.areas.get(area)?.texts ?? {};
  const file = own.areas.get(area);
  const failures = Object.entries(file?.texts ?? {}).filter(([key]) => source[key]?.startsWith(failedToLogin));
  const beginning = firstSentence(failures[0]?.[1] ?? '');
  return failures.flatMap(([key, text]): Finding[] => {
    if (text.startsWith(beginning) && text.length > beginning.length) return [];
    return [{ file: file?.file ?? area, key, text, advice: `has to begin with "${beginning}", as the others do` }];
  });
};

/** Thai and Lao have no full stop: a space ends the sentence. */
function firstSentence(text: string): string {
  return /^.*?(?:[.。।۔။។!]|(?<=\p{Script=Thai}) |(?<=\p{Script=Lao}) )/u.exec(text)?.[0] ?? text;
}

const colon = /[:：៖]\s*$/;

/** A text ends with a colon in each language, or in none. */
export const checkColons: Check = (own, english) =>
  [...own.areas].flatMap(([area, { file, texts }]) => {
    const source = english.areas.get(area)?.texts ?? {};
    const wrong = Object.entries(texts).filter(
      ([key, text]) => source[key] !== undefined && colon.test(source[key]) !== colon.test(text),
    );
    return wrong.map(([key, text]) => ({
      file,
      key,
      text,
      advice: colon.test(source[key] ?? '') ? 'has to end with a colon' : 'must not end with a colon',
    }));
  });
