import { wordList } from './word-list.ts';
import { foldText } from '../../places/fold-text.ts';
import { amountIn, type FoundAmount, type AmountRules } from './find-amounts.ts';
import { isManyOf } from './item-shape.ts';
import { marksIn } from './message-marks.ts';
import { type NamedPayment, paymentNamed, saysOnlyPayment } from './payment-words.ts';
import type { SortedPiece } from './sort-pieces.ts';
import { wordPattern } from './word-pattern.ts';

const total = wordPattern(
  wordList(`
    total; collect; to pay; due; amount to collect; payable; รวม; ยอด; เก็บ; ทั้งหมด; المجموع; الإجمالي; الاجمالي
    المطلوب
    總; 合計; 代收; 共; 总; 合计; gesamt; summe; jumlah; kabuuan; totalt; razem; celkem; итого
  `),
);

/** The item value, in minor units: the labelled total, the amount beside the payment, or the only amount. */
export function gatherAmount(
  pieces: readonly SortedPiece[],
  amounts: readonly FoundAmount[],
  rules: AmountRules & { readonly minimumAmount: number | null },
): number | null {
  const labelled = pieces.filter(({ kind }) => kind === 'amount');
  const totals = labelled.filter(({ labelText }) => total.test(foldText(labelText)));
  const paid = pieces.filter(({ kind }) => kind === 'payment');
  const groups: readonly (readonly FoundAmount[])[] = [
    totals.flatMap((piece) => amountsOf(piece, amounts, rules)),
    labelled.flatMap((piece) => amountsOf(piece, amounts, rules)),
    paid.flatMap((piece) => besidePayment(piece, amounts, rules)),
    pieces.flatMap((piece) => (mayHoldTotal(piece) ? marked(piece, amounts) : [])),
  ];
  const group = groups.find((each) => each.some(({ isOther }) => !isOther)) ?? [];
  const values = new Set(group.filter(({ isOther }) => !isOther).map(({ minor }) => minor));
  const [minor = null] = values;
  return values.size === 1 && minor !== null && minor >= (rules.minimumAmount ?? 0) ? minor : null;
}

function marked({ text }: SortedPiece, amounts: readonly FoundAmount[]): FoundAmount[] {
  return marksIn('money', text).flatMap((index) => amounts[index] ?? []);
}

function amountsOf(piece: SortedPiece, amounts: readonly FoundAmount[], rules: AmountRules): FoundAmount[] {
  const withCurrency = marked(piece, amounts);
  if (withCurrency.length > 0 || piece.words === '')
    return withCurrency.map(({ minor }) => ({ minor, isOther: false }));
  const words = piece.words.replaceAll(/\p{L}+/gu, (word) => (saysOnlyPayment(word) ? '' : word));
  const minor = amountIn(words, rules);
  return minor === null ? [] : [{ minor, isOther: false }];
}

function besidePayment(piece: SortedPiece, amounts: readonly FoundAmount[], rules: AmountRules): FoundAmount[] {
  const withCurrency = marked(piece, amounts);
  if (withCurrency.length > 0) return withCurrency;
  const words = piece.words.replaceAll(/[\d.,'’ ]+/g, ' ').trim();
  if (words !== '' && !saysOnlyPayment(words)) return [];
  const [written, ...more] = piece.words.match(/\d[\d.,'’]*/g) ?? [];
  const minor = written === undefined || more.length > 0 ? null : amountIn(written.replace(/[.,]$/, ''), rules);
  return minor === null ? [] : [{ minor, isOther: false }];
}

/** An amount beside several items may be the price of one of them, and an amount in a note is about change. */
function mayHoldTotal({ kind, words }: SortedPiece): boolean {
  if (kind === 'irrelevant' || kind === 'note') return false;
  return kind !== 'items' || !isManyOf(words);
}

/** In other kinds of pieces, such as a name, the same words may mean something else. */
const mayNamePayment: ReadonlySet<string> = new Set(['payment', 'amount', 'items', 'plain', 'phone']);

/** The payment method, if the message names exactly one. */
export function gatherPayment(pieces: readonly SortedPiece[]): NamedPayment | null {
  const named = new Set(
    pieces
      .filter(({ kind }) => mayNamePayment.has(kind))
      .map(paymentOf)
      .filter((each) => each !== null),
  );
  const [payment = null] = named;
  return named.size === 1 ? payment : null;
}

function paymentOf({ label, labelText, words, text }: SortedPiece): NamedPayment | null {
  const said = paymentNamed(words.replaceAll(/\d[\d.,]*/g, ' ').trim());
  if (said !== null || label !== 'payment') return said;
  const isAmount = /\d/.test(words) || marksIn('money', text).length > 0;
  return isAmount || /^(?:yes|y|ok|✓)$/i.test(words)
    ? paymentNamed(labelText.toUpperCase() === 'COD' ? 'COD' : labelText)
    : null;
}
