import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { cashNote } from '../../shapes/cash-book.ts';
import { day } from '../../shapes/numbers.ts';
import { id, money } from '../../shapes/primitives.ts';
import { defaulted } from '../../shapes/requested.ts';

/**
 * Closes a day with the counted cash, for good; a difference needs an explanation. Of two people who close a day, the second gets
 * `cash.day-closed` with who closed it.
 */
export const closeCashDay = defineCall({
  id: 'close-cash-day',
  summary: 'Close a day of the cash book with the counted amount',
  service: 'orders',
  method: 'POST',
  path: '/vendor/:id/cash-book/days/:day/close',
  access: 'account',
  params: z.object({ id, day }),
  body: z.strictObject({ counted: money, explanation: defaulted(cashNote, '') }),
  answer: resultOf(z.object({})),
  errors: ['vendor.not-found', 'cash.amount-wrong', 'cash.day-not-come', 'cash.explanation-missing', 'cash.day-closed'],
  idempotent: true,
});
