/** What a vendor lets its recipients see on the tracking link (flag tracking-page-settings). */
export interface TrackingPage {
  readonly showRiderPhone: boolean;
  /** The map with the rider on it. */
  readonly showMap: boolean;
  /** What the vendor tells each recipient; empty for nothing. */
  readonly note: string;
}

/** Where a vendor has decided nothing, and where the flag is off. */
export const usualTrackingPage: TrackingPage = { showRiderPhone: true, showMap: true, note: '' };

/** A line or two on a phone. */
export const trackingNoteMaximum = 200;
