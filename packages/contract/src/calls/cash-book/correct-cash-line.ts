import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { cashNote } from '../../shapes/cash-book.ts';
import { id, money } from '../../shapes/primitives.ts';

/**
 * Corrects a line to `amount` with a further line, which is entered today, or on the next day if today is closed. The corrected line and
 * its day stay as they are. Repeating the call changes nothing.
 */
export const correctCashLine = defineCall({
  id: 'correct-cash-line',
  summary: 'Correct a line of the cash book with a further line',
  service: 'orders',
  method: 'POST',
  path: '/vendor/:id/cash-book/corrections',
  access: 'account',
  params: z.object({ id }),
  body: z.strictObject({ line_id: z.int().check(z.minimum(1)), amount: money, reason: cashNote }),
  answer: resultOf(z.object({})),
  errors: ['vendor.not-found', 'cash.amount-wrong', 'cash.explanation-missing', 'cash.not-correctable'],
  idempotent: true,
});
