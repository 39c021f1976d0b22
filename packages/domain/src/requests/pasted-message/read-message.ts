import { descriptionLimit } from '../../orders/order-request-checks.ts';
import { type Coordinates, parseCoordinates } from '../../places/coordinates.ts';
import { chatLines } from './chat-lines.ts';
import { type FoundAmount, type AmountRules, takeAmounts } from './find-amounts.ts';
import { type FoundPhone, onePhone, type PhoneRules, takePhones } from './find-phones.ts';
import { onePoint, takePoints } from './find-point.ts';
import { gatherAddress } from './gather-address.ts';
import { gatherAmount, gatherPayment } from './gather-money.ts';
import { gatherName } from './gather-name.ts';
import { piecesOf, withBareLabel } from './label-pieces.ts';
import { marksIn } from './message-marks.ts';
import { messageLines } from './message-text.ts';
import type { NamedPayment } from './payment-words.ts';
import { type SortedPiece, sortPieces } from './sort-pieces.ts';

/** The country's rules for reading a message. */
export interface MessageRules extends PhoneRules, AmountRules {
  /** The smallest item value that an order may have, in minor units. */
  readonly minimumAmount: number | null;
}

/** The facts of an order that a message states for certain; null for what it does not say, or not clearly. */
export interface FoundInMessage {
  readonly coordinates: Coordinates | null;
  /** For the address search; the merchant chooses the place. */
  readonly addressText: string | null;
  readonly unitNumber: string | null;
  readonly building: string | null;
  readonly customerName: string | null;
  /** Digits, with a plus before a country prefix. */
  readonly customerPhone: string | null;
  readonly description: string | null;
  /** In minor units. */
  readonly amount: number | null;
  readonly payment: NamedPayment | null;
  readonly riderNotes: string | null;
}

/**
 * Reads a customer's chat message or an address block. It only returns what is certain: a wrong value in a field costs more
 * than an empty field. It reads links but never follows them, and reads only the beginning of a long text.
 */
export function readMessage(text: string, rules: MessageRules): FoundInMessage {
  const chat = chatLines(messageLines(text));
  const { lines, points, phones, amounts } = takeFigures(chat.lines, rules);
  const pieces = sortPieces(piecesOf(lines).map(withBareLabel));
  const coordinates = points.length > 0 ? onePoint(points) : labelledPoint(pieces);
  const phone = phoneOf(pieces, phones, rules) ?? phoneOfSender(chat.senders, phones, rules);
  const customerName = gatherName(pieces, phone === null ? null : phones.indexOf(phone));
  const address = gatherAddress(pieces, customerName);
  return {
    coordinates,
    addressText: address.text,
    unitNumber: address.unit,
    building: address.building,
    customerName,
    customerPhone: phone?.number ?? null,
    description: joined(pieces, 'items', descriptionLimit),
    amount: gatherAmount(pieces, amounts, rules),
    payment: gatherPayment(pieces),
    riderNotes: joined(pieces, 'note', noteLimit),
  };
}

/** Whether the message contained nothing for the form. */
export function isNothing(found: FoundInMessage): boolean {
  return Object.values(found).every((part) => part === null);
}

/** Takes points, amounts and phone numbers out of the lines and leaves marks in their places. */
function takeFigures(lines: readonly string[], rules: MessageRules) {
  const { text, points } = takePoints(lines.join('\n'));
  const phones: FoundPhone[] = [];
  const amounts: FoundAmount[] = [];
  const marked = text.split('\n').map((line) => {
    const priced = takeAmounts(line, rules, amounts);
    amounts.push(...priced.amounts);
    const called = takePhones(priced.text, rules, phones);
    phones.push(...called.phones);
    return called.text;
  });
  return { lines: marked, points, phones, amounts };
}

/** The point of "พิกัด: 13.74, 100.56", which has too few decimals without its label. */
function labelledPoint(pieces: readonly SortedPiece[]): Coordinates | null {
  const at = pieces.findIndex(({ kind, words }) => kind === 'point' && /\d\.\d/.test(words));
  const given = pieces[at];
  const next = pieces[at + 1];
  if (!given) return null;
  const pair = parseCoordinates(given.words);
  return pair ?? (next?.line === given.line ? parseCoordinates(`${given.words},${next.words}`) : null);
}

function phoneOf(
  pieces: readonly SortedPiece[],
  phones: readonly FoundPhone[],
  { phonePrefix }: MessageRules,
): FoundPhone | null {
  // After a label, the first of several numbers is the one to call; elsewhere they belong to different people.
  const named = pieces
    .filter(({ kind }) => kind === 'phone')
    .flatMap(({ text, certain }) => marksIn('phone', text).slice(0, certain ? 1 : undefined));
  const others = pieces.filter(({ kind }) => kind !== 'irrelevant').flatMap(({ text }) => marksIn('phone', text));
  const candidates = (named.length > 0 ? named : others).flatMap((index) => phones[index] ?? []);
  return onePhone(candidates, phonePrefix);
}

/** A chat shows an unsaved sender's phone number; if the message has no number, that one is the customer's. */
function phoneOfSender(
  senders: readonly string[],
  phones: readonly FoundPhone[],
  rules: MessageRules,
): FoundPhone | null {
  if (phones.length > 0) return null;
  return onePhone(
    senders.flatMap((sender) => takePhones(sender, rules, []).phones),
    rules.phonePrefix,
  );
}

const noteLimit = 200;

/** The pieces of a kind as one text; if it is too long, as many whole pieces as fit, and an ellipsis. */
function joined(pieces: readonly SortedPiece[], kind: 'items' | 'note', limit: number): string | null {
  const given = pieces.filter((piece) => piece.kind === kind && /\p{L}/u.test(piece.words)).map(({ words }) => words);
  const whole = given.join(', ');
  if ([...whole].length <= limit) return whole === '' ? null : whole;
  let text = '';
  for (const words of given) {
    const longer = text === '' ? words : `${text}, ${words}`;
    if ([...longer].length > limit - 2) break;
    text = longer;
  }
  return text === '' ? null : `${text} …`;
}
