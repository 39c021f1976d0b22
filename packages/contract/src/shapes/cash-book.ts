import { cashNoteMaximum } from '@riderbell/domain/cash/cash-book.ts';
import { cashLineKinds, orderAccounts } from '@riderbell/domain/cash/cash-of-order.ts';
import * as z from 'zod/mini';
import { day } from './numbers.ts';
import { instant, personText } from './primitives.ts';

/** In the currency; below zero where a line takes something back. */
const amount = z.number();

const cashLine = z.object({
  line_id: z.int(),
  day,
  at: instant,
  account: z.enum([...orderAccounts, 'handed-over']),
  kind: z.enum(cashLineKinds),
  order_id: z.nullable(z.string()),
  amount,
  /** The line that this one corrects, and the day of that line. */
  corrects: z.nullable(z.object({ line_id: z.int(), day })),
  /** The e-mail address of the person who entered it; null for a line that follows from an order. */
  who: z.nullable(z.string()),
  note: z.string(),
});

const cashSums = z.object({
  expected: amount,
  collected: amount,
  paid_at_pickup: amount,
  handed_over: amount,
  /** What came to the outlet, which is counted when the day is closed. */
  to_count: amount,
});

/** One day of a vendor's cash book. */
export const cashBook = z.object({
  day,
  /** The current day of the country. */
  today: day,
  sums: cashSums,
  /** What riders have collected on any day and not handed over. */
  open: amount,
  lines: z.array(cashLine),
  /** null while the day is open. */
  closing: z.nullable(
    z.object({
      to_count: amount,
      counted: amount,
      difference: amount,
      explanation: z.string(),
      closed_at: instant,
      closed_by: z.string(),
    }),
  ),
});
export type CashBook = z.infer<typeof cashBook>;

/** The sums of one cash book, or of several, over days. */
export const cashDays = z.object({
  from: day,
  to: day,
  /** The current day of the country. */
  today: day,
  sums: cashSums,
  /** What riders have collected on any day, also outside the period, and not handed over. */
  open: amount,
  /** The days that have lines or were closed, the oldest first. */
  days: z.array(
    z.object({
      day,
      sums: cashSums,
      /** How many of the books are closed on this day. */
      closed: z.int(),
      /** What was counted in these books beyond what was to count; negative if cash was missing. */
      difference: amount,
    }),
  ),
  /** The parent and its outlets, if they were asked for; otherwise empty. */
  outlets: z.array(z.object({ vendor_id: z.string(), name: z.string(), sums: cashSums, open: amount })),
});
export type CashDays = z.infer<typeof cashDays>;

/** An explanation or a reason. */
export const cashNote = personText(cashNoteMaximum);
