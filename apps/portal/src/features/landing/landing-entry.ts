/** How a visitor gets from the landing page to a rider; the app decides by its flags and by what the device remembers. */
export interface LandingEntry {
  /** Where Get Started leads: to the sign-in, the registration or the request itself. */
  readonly startPath: string;
  /** Whether a visitor can make an account here. */
  readonly canRegister: boolean;
  /** Whether a visitor can send a parcel without an account. */
  readonly canGuestsSend: boolean;
}
