import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';
import { trackingPage } from '../../shapes/tracking-page.ts';

/** What holds for the vendor now: its own settings, else those of its parent, else the usual ones (flag tracking-page-settings). */
export const getTrackingPage = defineCall({
  id: 'get-tracking-page',
  summary: 'What a vendor lets its recipients see',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/tracking-page',
  access: 'session',
  params: z.object({ id }),
  answer: resultOf(trackingPage),
  errors: ['vendor.not-found', 'tracking-page.not-offered'],
});
