import type { OrderState } from '../orders/order.ts';
import { collectsCash } from '../payments/payment-methods.ts';
import { collectedAtDoor, dueAtDoor } from '../tracking/door-payment.ts';

/** What the recipient of a cash order pays with, as they said on the tracking page. Money is in minor units. */
export interface ChangeNote {
  readonly paysWith: number;
  /** What was due when they said it; if that has changed since, the note no longer holds. */
  readonly due: number;
}

interface Paid {
  readonly paymentMethod: string;
  /** The item value; null where the country makes it optional. */
  readonly amount: number | null;
}

interface PaidWith extends Paid {
  readonly changeNote: ChangeNote | null;
}

/** A choice needs at most this many notes more than the largest notes alone: no person pays 280 with fourteen notes of 20. */
const extraNotes = 3;
const mostChoices = 5;

/** What the recipient still has to pay in cash; null for nothing, and once the order has ended (specification §4, Cash handling). */
export function cashDue(order: OrderState, paid: Paid): number | null {
  return collectsCash(paid.paymentMethod) ? dueAtDoor(order, paid) : null;
}

/** The note of a recipient who pays with this; null if a person cannot pay the amount with it. */
export function changeNoteOf(paysWith: number, due: number, bankNotes: readonly number[]): ChangeNote | null {
  return isPossible(paysWith, due, bankNotes) ? { paysWith, due } : null;
}

/** The note after the merchant has changed the amount: it holds if a person could pay the new amount with it too. */
export function noteAfterEdit(
  note: ChangeNote | null,
  amount: number | null,
  bankNotes: readonly number[],
): ChangeNote | null {
  return (note && amount && changeNoteOf(note.paysWith, amount, bankNotes)) || note;
}

/** Whether the amount has changed since the recipient said what they pay with, so that they have to say it again. */
export function noteIsDropped(order: OrderState, paid: PaidWith): boolean {
  const due = cashDue(order, paid);
  return due !== null && paid.changeNote !== null && paid.changeNote.due !== due;
}

/** What the recipient pays with, and what the rider gives back. */
export interface Change {
  readonly paysWith: number;
  readonly change: number;
}

/** The change that the rider needs for the order, or gave if it is delivered; null without a note that holds. */
export function changeOf(order: OrderState, paid: PaidWith): Change | null {
  const { changeNote, paymentMethod } = paid;
  if (changeNote === null || !collectsCash(paymentMethod)) return null;
  const { paysWith, due } = changeNote;
  return due === (dueAtDoor(order, paid) ?? collectedAtDoor(order, paid)) ? { paysWith, change: paysWith - due } : null;
}

/**
 * Whether a person can pay the amount with `paysWith`: with the exact amount, or with notes that come to more. The change is less than
 * the largest note, because people do not add a note only to get it back.
 */
function isPossible(paysWith: number, due: number, bankNotes: readonly number[]): boolean {
  if (paysWith === due) return true;
  const largest = bankNotes.at(-1) ?? 0;
  return paysWith > due && paysWith - due < largest && fewestNotes(paysWith, bankNotes) !== null;
}

/** What people would pay the amount with other than exactly, smallest first: 265 baht with 300, 500 or 1000. */
export function choicesFor(due: number, bankNotes: readonly number[]): readonly number[] {
  const most = Math.ceil(due / (bankNotes.at(-1) ?? 1)) + extraNotes;
  const rounded = bankNotes.map((note) => Math.ceil(due / note) * note);
  return [...new Set(rounded)]
    .filter((amount) => amount !== due && (fewestNotes(amount, bankNotes) ?? Infinity) <= most)
    .toSorted((a, b) => a - b)
    .slice(0, mostChoices);
}

/** With how many notes the amount can be paid at least; null if notes cannot make it. */
function fewestNotes(amount: number, bankNotes: readonly number[]): number | null {
  const step = bankNotes.reduce(commonDivisor, 0);
  const largest = bankNotes.at(-1) ?? 0;
  if (step === 0 || amount % step !== 0) return null;
  // Of an amount this large, most of it is paid with the largest note.
  const largestNotes = Math.max(Math.floor(amount / largest) - 1, 0);
  const rest = (amount - largestNotes * largest) / step;
  const steps = bankNotes.map((note) => note / step);
  const fewest = [0];
  for (let sum = 1; sum <= rest; sum += 1) {
    fewest.push(1 + Math.min(...steps.map((note) => fewest[sum - note] ?? Infinity)));
  }
  const found = largestNotes + (fewest[rest] ?? Infinity);
  return Number.isFinite(found) ? found : null;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
