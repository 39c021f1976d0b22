/** What a vendor shows its recipients on the tracking link (flag tracking-page-settings). */
export interface TrackingPage {
  readonly showRiderPhone: boolean;
  /** The map with the rider on it. */
  readonly showMap: boolean;
  /** The vendor's note to each recipient; empty for none. */
  readonly note: string;
}

/** The settings of a vendor that has chosen none, and while the flag is off. */
export const defaultTrackingPage: TrackingPage = { showRiderPhone: true, showMap: true, note: '' };

/** In characters: a line or two on a phone. */
export const trackingNoteMaximum = 200;
