import { foldText } from '../../places/fold-text.ts';
import { isAddressLine, isSentence } from './address-shape.ts';
import { isItems, isNote } from './item-shape.ts';
import { type Piece, wordsOf } from './label-pieces.ts';
import type { LabelledPart } from './label-words.ts';
import { paymentNamed } from './payment-words.ts';
import { wordPattern } from './word-pattern.ts';
import { sentenceWords } from './address-words.ts';

/** What a piece of a message is about; `gone` is about nothing of the customer's order. */
export type PieceKind = Exclude<LabelledPart, 'elsewhere' | 'ignored'> | 'plain' | 'sentence' | 'blank' | 'gone';

export interface SortedPiece extends Piece {
  readonly kind: PieceKind;
  readonly words: string;
  /** Whether a label says so, on this piece or on the one that it goes on from. */
  readonly labelled: boolean;
}

/** What a label leaves open behind it. */
interface Open {
  readonly part: LabelledPart | null;
  readonly line: number;
  /** Whether nothing has followed the label yet. */
  readonly empty: boolean;
  /** In what is about the sender or the shop. */
  readonly elsewhere: boolean;
}

const closed: Open = { part: null, line: -1, empty: false, elsewhere: false };

const ofCustomer = wordPattern(
  [
    'receiver',
    'recipient',
    "receiver's",
    "recipient's",
    'customer',
    'client',
    'deliver',
    'delivery',
    'drop',
    'dropoff',
    'ship',
    'consignee',
  ].concat([
    'ผู้รับ',
    'ลูกค้า',
    'จัดส่ง',
    'ปลายทาง',
    'المستلم',
    'العميل',
    'التوصيل',
    '收件',
    '收貨',
    '送貨',
    'お届け',
    'penerima',
    'empfänger',
    'lieferadresse',
  ]),
);
const sentence = wordPattern(sentenceWords);

/** Says of each piece what it is about: by its label, by the label that it goes on from, or by its own shape. */
export function sortPieces(pieces: readonly Piece[]): readonly SortedPiece[] {
  let open = closed;
  return pieces.map((piece) => {
    const words = wordsOf(piece);
    const { kind, labelled, next } =
      piece.label === null ? byShape(piece, words, open) : byLabel(piece, piece.label, words, open);
    open = next;
    return { ...piece, kind, labelled, words };
  });
}

interface Sorting {
  readonly kind: PieceKind;
  readonly labelled: boolean;
  readonly next: Open;
}

/** Of the order whoever is asked for it: these hold in every part of a message. */
const ofOrder: ReadonlySet<LabelledPart> = new Set(['items', 'amount', 'payment', 'note']);

function byLabel(piece: Piece, label: LabelledPart, words: string, open: Open): Sorting {
  const { line } = piece;
  const gone = (elsewhere: boolean): Sorting => ({
    kind: 'gone',
    labelled: true,
    next: { ...closed, part: 'ignored', line, elsewhere },
  });
  if (label === 'elsewhere') return gone(true);
  const elsewhere = open.elsewhere && label !== 'receiver' && !ofCustomer.test(foldText(piece.labelText));
  if (label === 'ignored' || (elsewhere && !ofOrder.has(label))) return gone(elsewhere);
  if (label === 'receiver') {
    const shape = byShape(piece, words, closed);
    return { ...shape, kind: shape.kind === 'plain' ? 'receiver' : shape.kind, labelled: true };
  }
  const empty = words === '' && piece.text.trim() === '';
  return { kind: label, labelled: true, next: { part: label, line, empty, elsewhere } };
}

/** Parts whose value may stand on the line after the label. */
const mayFollow: ReadonlySet<LabelledPart> = new Set([
  'name',
  'phone',
  'address',
  'unit',
  'building',
  'items',
  'amount',
  'payment',
  'note',
]);

function byShape(piece: Piece, words: string, open: Open): Sorting {
  const { elsewhere } = open;
  const shaped = (kind: PieceKind): Sorting => ({ kind, labelled: false, next: { ...closed, elsewhere } });
  const goesOn = (kind: PieceKind): Sorting => ({
    kind,
    labelled: true,
    next: { ...open, line: piece.line, empty: false },
  });
  if (piece.text.trim() === '')
    return { kind: 'blank', labelled: false, next: { ...open, part: open.empty ? open.part : null } };
  if (elsewhere) return { kind: 'gone', labelled: false, next: open };
  const sameLine = open.line === piece.line;
  if (open.part === 'ignored' && sameLine) return { kind: 'gone', labelled: true, next: open };
  if (open.empty && open.part !== null && mayFollow.has(open.part)) return goesOn(open.part as PieceKind);
  if (open.part === 'note' && sameLine && !isItems(words) && paymentNamed(words) === null) return goesOn('note');
  if (paymentNamed(words) !== null) return shaped('payment');
  if (isNote(words)) return shaped('note');
  if (open.part === 'items' && piece.line - open.line <= 1 && !isAddressLine(words)) return goesOn('items');
  // Both at once is a whole message without commas: nobody can say where the address ends.
  if (isItems(words)) return shaped(isAddressLine(words) ? 'sentence' : 'items');
  const follows = open.part === 'address' || open.part === 'place';
  if (follows && words !== '' && piece.line - open.line <= 1 && !isSentence(words)) return goesOn('address');
  if (isAddressLine(words)) return shaped('address');
  return shaped(sentence.test(foldText(words)) ? 'sentence' : 'plain');
}
