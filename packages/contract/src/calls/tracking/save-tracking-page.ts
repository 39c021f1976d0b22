import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { resultOf } from '../../envelopes.ts';
import { id } from '../../shapes/primitives.ts';
import { trackingPage } from '../../shapes/tracking-page.ts';

/** Applies at once, also to links that are already open. An outlet without settings uses its parent's. */
export const saveTrackingPage = defineCall({
  id: 'save-tracking-page',
  summary: 'Save what a vendor shows its recipients',
  service: 'orders',
  method: 'PUT',
  path: '/vendor/:id/tracking-page',
  access: 'session',
  params: z.object({ id }),
  body: trackingPage,
  answer: resultOf(trackingPage),
  errors: ['vendor.not-found', 'tracking-page.not-offered'],
});
