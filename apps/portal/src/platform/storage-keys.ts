import type { StorageKey } from '@riderbell/web/storage/storage.ts';

/** Everything that the portal stores in the browser, by name. */
export const storageKeys = {
  auth: 'riderbell.auth',
  /** The refresh token that is being traded, and the key with which its trade may be asked for again. */
  refreshAttempt: 'riderbell.refresh-attempt',
  externalToken: 'riderbell.external-token',
  guestToken: 'riderbell.guest-token',
  guestOrders: 'riderbell.guest-orders',
  /** Who sends a guest's order, while it is filled in. */
  guestSender: 'riderbell.guest-sender',
  /** A registration as far as it is filled in, without its passwords. */
  typedRegistration: 'riderbell.typed-registration',
  /** What is typed of what recipients see, until it is saved. */
  linkSettings: 'riderbell.link-settings',
  /** A collection point as far as it is filled in. */
  originDraft: 'riderbell.origin-draft',
  vendor: 'riderbell.vendor',
  searchHistory: 'riderbell.search-history',
  /** When the merchant chose to wait on for a rider, by order. */
  waitingOn: 'riderbell.waiting-on',
  includeOutlets: 'riderbell.include-outlets',
  colourScheme: 'riderbell.colour-scheme',
  welcomeTour: 'riderbell.welcome-tour',
  analyticsConsent: 'riderbell.analytics-consent',
  device: 'riderbell.device',
  /** Which changes the counter's wall sounds for, and how loud; it belongs to the device. */
  wallSound: 'riderbell.wall-sound',
  /** Of which changes which account wants to be notified here. */
  notices: 'riderbell.notices',
  contactCentreClosed: 'riderbell.contact-centre-closed',
  /** Proves, in this tab alone, that the way back from the outside identity provider began here. */
  providerAttempt: 'riderbell.provider-attempt',
  /** Whether this tab lets the account be chosen at the outside provider, and whether it did so the last time. */
  providerChoice: 'riderbell.provider-choice',
  /** Where a maintenance met this tab, so that it ends there. */
  interrupted: 'riderbell.interrupted',
  /** The page that a signed-out visitor asked for, so that the sign-in leads on to it. */
  returnAddress: 'riderbell.asked-for',
  /** A registration whose mail is under way: what this browser needs when its link is opened. */
  registration: 'riderbell.registration',
  /** A request as far as it is filled in; the key of an order's own draft begins with it. */
  requestDraft: 'riderbell.request-draft',
  recentDropOffs: 'riderbell.recent-drop-offs',
} as const satisfies Record<string, StorageKey>;
