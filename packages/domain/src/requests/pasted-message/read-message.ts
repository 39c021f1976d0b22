import { descriptionLimit } from '../../orders/order-request-checks.ts';
import { type Coordinates, parseCoordinates } from '../../places/coordinates.ts';
import { chatLines } from './chat-lines.ts';
import { type FoundAmount, type MoneyWorld, takeAmounts } from './find-amounts.ts';
import { type FoundPhone, onePhone, type PhoneWorld, takePhones } from './find-phones.ts';
import { onePoint, takePoints } from './find-point.ts';
import { gatherAddress } from './gather-address.ts';
import { gatherAmount, gatherPayment } from './gather-money.ts';
import { gatherName } from './gather-name.ts';
import { piecesOf, withBareLabel } from './label-pieces.ts';
import { marksIn } from './message-marks.ts';
import { messageLines } from './message-text.ts';
import type { NamedPayment } from './payment-words.ts';
import { type SortedPiece, sortPieces } from './sort-pieces.ts';

/** What a message is read with: what differs between countries. */
export interface MessageWorld extends PhoneWorld, MoneyWorld {
  /** The least that an order may be worth, in minor units. */
  readonly minimumAmount: number | null;
}

/** What a message surely says of an order; null is what it does not say, or not beyond doubt. */
export interface FoundInMessage {
  readonly coordinates: Coordinates | null;
  /** To be searched for, never taken for a place unseen. */
  readonly addressText: string | null;
  readonly unitNumber: string | null;
  readonly building: string | null;
  readonly customerName: string | null;
  /** Digits, and a plus before the number of a country. */
  readonly customerPhone: string | null;
  readonly description: string | null;
  /** In minor units. */
  readonly amount: number | null;
  readonly payment: NamedPayment | null;
  readonly riderNotes: string | null;
}

/**
 * Reads what a customer wrote in a chat, or an address block. It takes only what is beyond doubt: a field that is filled in
 * wrongly costs more than one that is left empty. Links are read and never followed. Of a long text the beginning is read.
 */
export function readMessage(text: string, world: MessageWorld): FoundInMessage {
  const chat = chatLines(messageLines(text));
  const { lines, points, phones, amounts } = takeFigures(chat.lines, world);
  const pieces = sortPieces(piecesOf(lines).map(withBareLabel));
  const coordinates = points.length > 0 ? onePoint(points) : labelledPoint(pieces);
  const phone = phoneOf(pieces, phones, world) ?? phoneOfSender(chat.senders, phones, world);
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
    amount: gatherAmount(pieces, amounts, world),
    payment: gatherPayment(pieces),
    riderNotes: joined(pieces, 'note', noteLimit),
  };
}

/** Whether a message said anything that can be filled in. */
export function isNothing(found: FoundInMessage): boolean {
  return Object.values(found).every((part) => part === null);
}

/** Takes points, amounts and phone numbers out of the lines; marks stay in their places. */
function takeFigures(lines: readonly string[], world: MessageWorld) {
  const { text, points } = takePoints(lines.join('\n'));
  const phones: FoundPhone[] = [];
  const amounts: FoundAmount[] = [];
  const marked = text.split('\n').map((line) => {
    const priced = takeAmounts(line, world, amounts);
    amounts.push(...priced.amounts);
    const called = takePhones(priced.text, world, phones);
    phones.push(...called.phones);
    return called.text;
  });
  return { lines: marked, points, phones, amounts };
}

/** "พิกัด: 13.74, 100.56", which is too short to be a point without its label. */
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
  { phonePrefix }: MessageWorld,
): FoundPhone | null {
  // Behind a label the first of several is the one to call; elsewhere they are different people's.
  const named = pieces
    .filter(({ kind }) => kind === 'phone')
    .flatMap(({ text, certain }) => marksIn('phone', text).slice(0, certain ? 1 : undefined));
  const others = pieces.filter(({ kind }) => kind !== 'gone').flatMap(({ text }) => marksIn('phone', text));
  const candidates = (named.length > 0 ? named : others).flatMap((index) => phones[index] ?? []);
  return onePhone(candidates, phonePrefix);
}

/** A chat names whoever is not saved by the number; where a message has no number, that is the customer's. */
function phoneOfSender(
  senders: readonly string[],
  phones: readonly FoundPhone[],
  world: MessageWorld,
): FoundPhone | null {
  if (phones.length > 0) return null;
  return onePhone(
    senders.flatMap((sender) => takePhones(sender, world, []).phones),
    world.phonePrefix,
  );
}

const noteLimit = 200;

/** The pieces of a kind as one text; of a list that is too long as many whole pieces as fit, and a sign that there is more. */
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
