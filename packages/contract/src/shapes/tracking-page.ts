import { trackingNoteMaximum } from '@riderbell/domain/tracking/tracking-page.ts';
import * as z from 'zod/mini';
import { personText } from './primitives.ts';

/** What a vendor lets its recipients see on the tracking link. */
export const trackingPage = z.strictObject({
  show_rider_phone: z.boolean(),
  show_map: z.boolean(),
  /** Shown to each recipient; empty for nothing. */
  note: personText(trackingNoteMaximum),
});
export type TrackingPageSettings = z.infer<typeof trackingPage>;
