import { trackingNoteMaximum } from '@riderbell/domain/tracking/tracking-page.ts';
import * as z from 'zod/mini';
import { personText } from './primitives.ts';

/** What a vendor shows its recipients on the tracking link. */
export const trackingPage = z.strictObject({
  show_rider_phone: z.boolean(),
  show_map: z.boolean(),
  /** A note to each recipient; empty for none. */
  note: personText(trackingNoteMaximum),
});
export type TrackingPageSettings = z.infer<typeof trackingPage>;
