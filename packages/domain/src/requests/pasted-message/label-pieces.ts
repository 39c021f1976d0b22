import { isItems } from './item-shape.ts';
import type { LabelledPart } from './label-words.ts';
import { labelAtStart, labelBefore, partOfLabel } from './labels.ts';
import { trimPunctuation, withoutMarks } from './message-marks.ts';

/** A part of a message between line ends, commas and labels. */
export interface Piece {
  /** With marks in place of phone numbers, amounts and points. */
  readonly text: string;
  readonly label: LabelledPart | null;
  /** The label as it was written; empty without one. */
  readonly labelText: string;
  readonly line: number;
  /** Whether a colon follows the label, so that it is certainly a label. */
  readonly certain: boolean;
}

/** The pieces of the lines in their order; an empty line is an empty piece. */
export function piecesOf(lines: readonly string[]): readonly Piece[] {
  return lines.flatMap((line, index) => piecesOfLine(line, index));
}

type Chunk = Pick<Piece, 'text' | 'label' | 'labelText' | 'certain'>;

function piecesOfLine(line: string, index: number): Piece[] {
  if (line.trim() === '') return [{ text: '', label: null, labelText: '', line: index, certain: false }];
  return chunksOf(line.replace(/^[\s\-•*·>#]+/, '').replace(/^\(?\d{1,2}[.)] (?=\D)/, '')).flatMap((chunk) =>
    splitAtCommas(chunk.text).map((text, place) =>
      place === 0 ? { ...chunk, text, line: index } : { ...unlabelled(text), line: index },
    ),
  );
}

const unlabelled = (text: string): Chunk => ({ text, label: null, labelText: '', certain: false });

/** The line, split before each label with a colon. */
function chunksOf(line: string): Chunk[] {
  const dashed = /^([^-–—:]{1,40}?) ?[-–—] ?(?=\S)/u.exec(line);
  const dashPart = dashed?.[1] === undefined ? null : partOfLabel(dashed[1]);
  if (dashed && dashPart !== null && dashPart !== 'place') {
    const [whole, labelText = ''] = dashed;
    return [{ text: line.slice(whole.length), label: dashPart, labelText, certain: true }];
  }
  const chunks: Chunk[] = [];
  let current: Chunk = unlabelled('');
  let from = 0;
  for (const { 0: sign, index } of line.matchAll(/[:：=﹕]|\p{Extended_Pictographic}|[\uE000-\uE1FF]/gu)) {
    const found = isPicture(sign) ? pictureAt(sign, index) : labelBefore(line, from, index);
    // A number belongs to the label before it, even without a colon: "tel 081… addr 12 Soi 5".
    const isFigure = /[\uE000-\uE1FF]/.test(sign);
    if (!found || (isFigure && found.part !== 'phone' && found.part !== 'amount')) continue;
    chunks.push({ ...current, text: line.slice(from, found.start) });
    current = { text: '', label: found.part, labelText: line.slice(found.start, index).trim(), certain: !isFigure };
    from = isFigure ? index : index + sign.length;
  }
  chunks.push({ ...current, text: line.slice(from) });
  return chunks.filter(({ label, text }) => label !== null || trimPunctuation(text) !== '');
}

/** An emoji as a label: a telephone, a pin. */
function pictureAt(sign: string, index: number): { part: LabelledPart; start: number } | null {
  const part = partOfLabel(sign);
  return part === null ? null : { part, start: index };
}

const isPicture = (sign: string): boolean => /\p{Extended_Pictographic}/u.test(sign);

// A comma between digits is part of a number; "12,Jalan" and "10, 11" are two parts.
const betweenParts = /(?<!\d)[,，،;；、]|[,，،;；、](?!\d)| [|•·/] /gu;

/** Splits the text after a phone number: "Ali Raza 0321… House 45", "tel 081… addr 12 Soi 5". */
function splitAfterPhone(text: string): string[] {
  const end = text.search(/[\uE000-\uE0FF]/u) + 1;
  const rest = text.slice(end).trim();
  if (end === 0 || rest === '') return [text];
  const parts = /[\p{L}\d]/u.test(text.slice(0, end - 1)) || /\d/.test(rest) || labelAtStart(rest) !== null;
  return parts ? [text.slice(0, end), rest] : [text];
}

function splitAtCommas(text: string): string[] {
  const parts = splitAfterPhone(text)
    .flatMap((each) => each.split(betweenParts))
    .map((part) => part.trim());
  const filled = parts.filter((part, index) => index === 0 || part !== '');
  return filled.length === 0 ? [''] : filled;
}

/** Parts whose label needs no colon, because the text after it shows whether it is a label. */
const withoutColon: ReadonlySet<LabelledPart> = new Set([
  'name',
  'phone',
  'address',
  'amount',
  'items',
  'note',
  'ignored',
  'elsewhere',
]);

/** The piece with the label at its beginning split off, if it has one without a colon. */
export function withBareLabel(piece: Piece): Piece {
  if (piece.label !== null) return piece;
  const found = labelAtStart(piece.text);
  if (!found || !withoutColon.has(found.part) || (found.part === 'items' && !isItems(withoutMarks(found.rest))))
    return piece;
  const labelText = piece.text.slice(0, piece.text.length - found.rest.length);
  // "not", "ps" and "nb" also begin other sentences.
  if (found.part === 'note' && labelText.length < 4 && /^\p{ASCII}*$/u.test(labelText)) return piece;
  return { ...piece, label: found.part, labelText, text: trimStart(found.rest) };
}

const trimStart = (text: string): string => text.replace(/^[\s.:#-]+/, '');

/** The words of a piece, without marks. */
export function wordsOf({ text }: Piece): string {
  return withoutMarks(text);
}
