import type { StorageKey } from '@riderbell/web/storage/storage.ts';

/** The keys of everything that the portal stores in the browser. */
export const storageKeys = {
  auth: 'riderbell.auth',
  /** The refresh token that is being exchanged, and the id with which that attempt may be repeated. */
  refreshAttempt: 'riderbell.refresh-attempt',
  externalToken: 'riderbell.external-token',
  guestToken: 'riderbell.guest-token',
  guestOrders: 'riderbell.guest-orders',
  /** The sender of a guest's order, while the form is being filled in. */
  guestSender: 'riderbell.guest-sender',
  /** The draft of a registration, without its passwords. */
  typedRegistration: 'riderbell.typed-registration',
  /** The draft of the tracking page's settings. */
  linkSettings: 'riderbell.link-settings',
  /** The draft of a collection point. */
  originDraft: 'riderbell.origin-draft',
  /** The key of the shared device that this browser is; it opens nothing without a PIN. */
  deviceKey: 'riderbell.device-key',
  /** When the shared device was touched the last time, epoch ms. */
  deviceTouched: 'riderbell.device-touched',
  vendor: 'riderbell.vendor',
  searchHistory: 'riderbell.search-history',
  /** The columns of the history that are hidden on this device. */
  historyColumns: 'riderbell.history-columns',
  /** When the merchant chose to keep waiting for a rider, by order. */
  waitingOn: 'riderbell.waiting-on',
  includeOutlets: 'riderbell.include-outlets',
  colourScheme: 'riderbell.colour-scheme',
  welcomeTour: 'riderbell.welcome-tour',
  analyticsConsent: 'riderbell.analytics-consent',
  device: 'riderbell.device',
  /** The sounds of the counter view and their volume, for this device. */
  counterSound: 'riderbell.wall-sound',
  /** The notifications that each account has turned on for this device. */
  notifications: 'riderbell.notices',
  contactCentreClosed: 'riderbell.contact-centre-closed',
  /** Proves that the redirect from the outside identity provider belongs to a sign-in of this tab. */
  providerAttempt: 'riderbell.provider-attempt',
  /** Whether this tab asks the outside provider for a choice of account, and whether it did so the last time. */
  providerChoice: 'riderbell.provider-choice',
  /** The page that maintenance interrupted, to return to it afterwards. */
  interrupted: 'riderbell.interrupted',
  /** The page that a signed-out visitor requested, to return to it after the sign-in. */
  returnAddress: 'riderbell.asked-for',
  /** What this browser needs when the mailed link of a registration is opened. */
  registration: 'riderbell.registration',
  /** The draft of a request; the keys of drafts for existing orders begin with it. */
  requestDraft: 'riderbell.request-draft',
  recentDropOffs: 'riderbell.recent-drop-offs',
} as const satisfies Record<string, StorageKey>;
