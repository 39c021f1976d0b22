import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';
import { trackingPage } from '../../shapes/tracking-page.ts';

/** The vendor's current settings: its own, else its parent's, else the defaults (flag tracking-page-settings). */
export const getTrackingPage = defineCall({
  id: 'get-tracking-page',
  summary: 'Get what a vendor shows its recipients',
  service: 'orders',
  method: 'GET',
  path: '/vendor/:id/tracking-page',
  access: 'session',
  params: z.object({ id }),
  answer: resultOf(trackingPage),
  errors: ['vendor.not-found', 'tracking-page.not-offered'],
});
