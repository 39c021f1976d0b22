type Texts = Readonly<Record<string, string>>;

/** How a pseudo text looks: long in its line, or running against it as well. */
export type PseudoKind = 'long' | 'mirrored';

/** Whose texts pseudo texts take the place of; so the direction comes along, and nothing has to know of one more language. */
const kinds: Readonly<Record<string, PseudoKind>> = { en: 'long', ar: 'mirrored' };

export function pseudoKindOf(language: string): PseudoKind | null {
  return kinds[language] ?? null;
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';
const look: ReadonlyMap<string, string> = new Map(
  [...plain].map((letter, at) => [letter, [...accented][at] ?? letter]),
);

/** Every vowel twice: English grows by some two fifths, about as much as German or Finnish needs. */
function long(words: string): string {
  const grown = words.replaceAll(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase());
  return [...grown].map((letter) => look.get(letter) ?? letter).join('');
}

const against = '\u202e';
const asBefore = '\u202c';

/**
 * An English text as it shows what is wrong with a screen: what has no brackets was not in a language file, what has one of them is cut off, what has
 * them in the middle is glued, and what cannot grow or turn around breaks. Values stay as they are.
 */
export function pseudoText(text: string, kind: PseudoKind): string {
  const parts = text.split(/(\{\{\w+\}\})/).map((part) => {
    if (part === '' || part.startsWith('{{')) return part;
    return kind === 'long' ? long(part) : `${against}${long(part)}${asBefore}`;
  });
  return `⟦${parts.join('')}⟧`;
}

export function pseudoTexts(english: Texts, kind: PseudoKind): Texts {
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoText(text, kind)]));
}
