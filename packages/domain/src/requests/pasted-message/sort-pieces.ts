import { foldText } from '../../places/fold-text.ts';
import { isAddressLine, isSentence } from './address-shape.ts';
import { isItems, isNote } from './item-shape.ts';
import { type Piece, wordsOf } from './label-pieces.ts';
import type { LabelledPart } from './label-words.ts';
import { paymentNamed } from './payment-words.ts';
import { wordPattern } from './word-pattern.ts';
import { sentenceWords } from './address-words.ts';

/** The topic of a piece of a message; `irrelevant` has nothing to do with the customer's order. */
export type PieceKind = Exclude<LabelledPart, 'elsewhere' | 'ignored'> | 'plain' | 'sentence' | 'blank' | 'irrelevant';

export interface SortedPiece extends Piece {
  readonly kind: PieceKind;
  readonly words: string;
  /** Whether a label says so, on this piece or on the piece that it continues. */
  readonly labelled: boolean;
}

/** The label whose value may continue in the following pieces. */
interface OpenLabel {
  readonly part: LabelledPart | null;
  readonly line: number;
  /** Whether nothing follows the label so far. */
  readonly empty: boolean;
  /** Inside a part about the sender or the shop. */
  readonly elsewhere: boolean;
}

const closed: OpenLabel = { part: null, line: -1, empty: false, elsewhere: false };

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

/** Finds the topic of each piece: by its label, by the label that it continues, or by its shape. */
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
  readonly next: OpenLabel;
}

/** Labels that are always about the order, even inside a part about the sender or the shop. */
const ofOrder: ReadonlySet<LabelledPart> = new Set(['items', 'amount', 'payment', 'note']);

function byLabel(piece: Piece, label: LabelledPart, words: string, open: OpenLabel): Sorting {
  const { line } = piece;
  const irrelevant = (elsewhere: boolean): Sorting => ({
    kind: 'irrelevant',
    labelled: true,
    next: { ...closed, part: 'ignored', line, elsewhere },
  });
  if (label === 'elsewhere') return irrelevant(true);
  const elsewhere = open.elsewhere && label !== 'receiver' && !ofCustomer.test(foldText(piece.labelText));
  if (label === 'ignored' || (elsewhere && !ofOrder.has(label))) return irrelevant(elsewhere);
  if (label === 'receiver') {
    const shape = byShape(piece, words, closed);
    return { ...shape, kind: shape.kind === 'plain' ? 'receiver' : shape.kind, labelled: true };
  }
  const empty = words === '' && piece.text.trim() === '';
  return { kind: label, labelled: true, next: { part: label, line, empty, elsewhere } };
}

/** Parts whose value may be on the line after the label. */
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

function byShape(piece: Piece, words: string, open: OpenLabel): Sorting {
  const { elsewhere } = open;
  const shaped = (kind: PieceKind): Sorting => ({ kind, labelled: false, next: { ...closed, elsewhere } });
  const continueAs = (kind: PieceKind): Sorting => ({
    kind,
    labelled: true,
    next: { ...open, line: piece.line, empty: false },
  });
  if (piece.text.trim() === '')
    return { kind: 'blank', labelled: false, next: { ...open, part: open.empty ? open.part : null } };
  if (elsewhere) return { kind: 'irrelevant', labelled: false, next: open };
  const sameLine = open.line === piece.line;
  if (open.part === 'ignored' && sameLine) return { kind: 'irrelevant', labelled: true, next: open };
  if (open.empty && open.part !== null && mayFollow.has(open.part)) return continueAs(open.part as PieceKind);
  if (open.part === 'note' && sameLine && !isItems(words) && paymentNamed(words) === null) return continueAs('note');
  if (paymentNamed(words) !== null) return shaped('payment');
  if (isNote(words)) return shaped('note');
  if (open.part === 'items' && piece.line - open.line <= 1 && !isAddressLine(words)) return continueAs('items');
  // A piece with both is a whole message without commas, where the end of the address is unclear.
  if (isItems(words)) return shaped(isAddressLine(words) ? 'sentence' : 'items');
  const follows = open.part === 'address' || open.part === 'place';
  if (follows && words !== '' && piece.line - open.line <= 1 && !isSentence(words)) return continueAs('address');
  if (isAddressLine(words)) return shaped('address');
  return shaped(sentence.test(foldText(words)) ? 'sentence' : 'plain');
}
