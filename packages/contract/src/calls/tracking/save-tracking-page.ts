import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';
import { trackingPage } from '../../shapes/tracking-page.ts';

/** From now on, also for the links that are open already. A parent's settings hold for outlets that have none of their own. */
export const saveTrackingPage = defineCall({
  id: 'save-tracking-page',
  summary: 'Save what a vendor lets its recipients see',
  service: 'orders',
  method: 'PUT',
  path: '/vendor/:id/tracking-page',
  access: 'session',
  params: z.object({ id }),
  body: trackingPage,
  answer: resultOf(trackingPage),
  errors: ['vendor.not-found', 'tracking-page.not-offered'],
});
