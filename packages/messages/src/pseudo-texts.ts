type Texts = Readonly<Record<string, string>>;

/** The kind of a pseudo text: long, or long and in reverse direction. */
export type PseudoKind = 'long' | 'mirrored';

/** The languages that pseudo texts replace, so that each has a direction and no code has to know another language. */
const kinds: Readonly<Record<string, PseudoKind>> = { en: 'long', ar: 'mirrored' };

export function pseudoKindOf(language: string): PseudoKind | null {
  return kinds[language] ?? null;
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';
const look: ReadonlyMap<string, string> = new Map(
  [...plain].map((letter, at) => [letter, [...accented][at] ?? letter]),
);

/** Doubles every vowel: English grows by about two fifths, as much as German or Finnish needs. */
function long(words: string): string {
  const longer = words.replaceAll(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase());
  return [...longer].map((letter) => look.get(letter) ?? letter).join('');
}

const reverse = '\u202e';
const endReverse = '\u202c';

/**
 * An English text in a form that shows faults of a screen: a text without brackets is in no language file, a text with only one is cut
 * off, brackets in the middle show texts glued together, and a layout that cannot grow or mirror breaks. Values stay unchanged.
 */
export function pseudoText(text: string, kind: PseudoKind): string {
  const parts = text.split(/(\{\{\w+\}\})/).map((part) => {
    if (part === '' || part.startsWith('{{')) return part;
    return kind === 'long' ? long(part) : `${reverse}${long(part)}${endReverse}`;
  });
  return `⟦${parts.join('')}⟧`;
}

export function pseudoTexts(english: Texts, kind: PseudoKind): Texts {
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoText(text, kind)]));
}
