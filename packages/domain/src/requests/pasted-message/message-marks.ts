/**
 * Phone numbers, amounts and points that are already read are replaced by a mark in the text, a character of the private use
 * area that says what was there. So the words around it keep their places.
 */
const firstMarks = { phone: 0xe000, money: 0xe100, point: 0xe200 } as const;

/** How many marks of one kind exist; a message with more finds is no request. */
const marksOfAKind = 0x100;

export type MarkKind = keyof typeof firstMarks;

/** The mark of the nth find of a kind; all finds beyond the limit share the last mark. */
export function markOf(kind: MarkKind, index: number): string {
  return String.fromCodePoint(firstMarks[kind] + Math.min(index, marksOfAKind - 1));
}

/** The indices of the finds of a kind whose marks are in the text, in the order of the text. */
export function marksIn(kind: MarkKind, text: string): readonly number[] {
  return Array.from(text, (character) => (character.codePointAt(0) ?? 0) - firstMarks[kind]).filter(
    (index) => index >= 0 && index < marksOfAKind,
  );
}

/** Emoji, with their skin tones, flags and joiners. */
const pictures = /[\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}\u{1F1E6}-\u{1F1FF}]\u200D?/gu;

/** The text without marks, emoji and leftover punctuation at its ends. */
export function withoutMarks(text: string): string {
  const words = text
    .replaceAll(/[\uE000-\uE2FF]/g, ' ')
    .replaceAll(pictures, ' ')
    .replaceAll(/ {2,}/g, ' ');
  return trimPunctuation(words);
}

const outside = /[\s,;:|/\-–—=•·*>.،、。~()[\]"“”]/u;

/** The text without surrounding spaces and punctuation; a closed bracket and a point after a letter stay. */
export function trimPunctuation(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && outside.test(text.charAt(from)) && !opens(text, from)) from += 1;
  while (to > from && outside.test(text.charAt(to - 1)) && !closes(text, from, to)) to -= 1;
  return text.slice(from, to);
}

function opens(text: string, at: number): boolean {
  return text[at] === '(' && text.includes(')', at);
}

function closes(text: string, from: number, to: number): boolean {
  const last = text[to - 1];
  if (last === ')') return text.slice(from, to).includes('(');
  return last === '.' && /\p{L}/u.test(text[to - 2] ?? '');
}
