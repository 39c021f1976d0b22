/** Where the landing page leads; the addresses are the app's. */
export interface LandingPaths {
  home: string;
  logIn: string;
  /** null where nobody can register. */
  register: string | null;
  /** Where Get Started goes: the sign-in, or the request itself. */
  start: string;
  prohibitedItems: string;
  terms: string;
}
