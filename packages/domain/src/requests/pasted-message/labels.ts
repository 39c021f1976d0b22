import { foldText } from '../../places/fold-text.ts';
import { type LabelledPart, labelWords } from './label-words.ts';
import { trimPunctuation } from './message-marks.ts';

const keyOf = (label: string): string => foldText(trimPunctuation(label).replace(/\.+$/, '')).replaceAll(/\s+/g, ' ');

const parts: ReadonlyMap<string, LabelledPart> = new Map(
  Object.entries(labelWords).flatMap(([part, words]) =>
    words.map((word): [string, LabelledPart] => [keyOf(word), part as LabelledPart]),
  ),
);

/** The longest label, in words and in characters. */
const mostWords = 4;
const mostCharacters = 40;

/** The part that a label announces; null when the text is no label. A remark in brackets after it ("Tel (LINE)") is ignored. */
export function partOfLabel(label: string): LabelledPart | null {
  if (label.length > mostCharacters) return null;
  return parts.get(keyOf(label)) ?? parts.get(keyOf(label.replace(/\([^()]*\)/, ''))) ?? null;
}

export function isLabel(text: string): boolean {
  return partOfLabel(text) !== null;
}

/** The label directly before the colon at `end`. */
export function labelBefore(line: string, from: number, end: number): { part: LabelledPart; start: number } | null {
  const start = Math.max(from, end - mostCharacters);
  const words = [...line.slice(start, end).matchAll(/[^\s,;|،，\uE000-\uE2FF]+/gu)].slice(-mostWords);
  for (const { index } of words) {
    const part = partOfLabel(line.slice(start + index, end));
    if (part !== null) return { part, start: start + index };
  }
  return null;
}

/** A label without a colon at the beginning of a text: "Tel 081…", "ชื่อ สมชาย"; `rest` is the text after it. */
export function labelAtStart(text: string): { part: LabelledPart; rest: string } | null {
  const words = [...text.slice(0, mostCharacters + 20).matchAll(/[^\s\uE000-\uE2FF]+/gu)].slice(0, mostWords);
  for (const word of words.toReversed()) {
    const end = word.index + word[0].length;
    const part = partOfLabel(text.slice(0, end));
    if (part !== null) return { part, rest: text.slice(end) };
  }
  const [, glued] = /^([^\s\d\uE000-\uE2FF]{1,20})(?=[\d\uE000-\uE2FF])/u.exec(text) ?? [];
  const part = glued === undefined ? null : partOfLabel(glued);
  return glued !== undefined && part !== null ? { part, rest: text.slice(glued.length) } : null;
}
