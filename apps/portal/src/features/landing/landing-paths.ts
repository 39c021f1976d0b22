/** Where the landing page leads; the addresses are the app's. */
export interface LandingPaths {
  home: string;
  logIn: string;
  /** null where nobody can register. */
  register: string | null;
  /** Where Get Started goes: the sign-in, or the request itself. */
  start: string;
  /** Whether a parcel can be sent without an account. */
  guestsSend: boolean;
  /** Where somebody without an account follows a parcel. */
  track: (orderId: string) => string;
  prohibitedItems: string;
  terms: string;
}
