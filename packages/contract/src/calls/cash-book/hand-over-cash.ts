import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { cashNote } from '../../shapes/cash-book.ts';
import { id, money } from '../../shapes/primitives.ts';
import { defaulted } from '../../shapes/requested.ts';

/** Enters cash that riders handed over to the vendor. It pays the oldest orders first, and is at most what riders hold. */
export const handOverCash = defineCall({
  id: 'hand-over-cash',
  summary: 'Enter cash that riders handed over',
  service: 'orders',
  method: 'POST',
  path: '/vendor/:id/cash-book/hand-overs',
  access: 'account',
  params: z.object({ id }),
  body: z.strictObject({ amount: money, note: defaulted(cashNote, '') }),
  answer: resultOf(z.object({})),
  errors: ['vendor.not-found', 'cash.amount-wrong', 'cash.more-than-open'],
  idempotent: true,
});
