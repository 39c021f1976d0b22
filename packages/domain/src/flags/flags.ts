/** The feature flags that gate behaviour (specification §6). */
export const flagNames = [
  'google_autocomplete',
  'unplanned_maintenance',
  'planned_maintenance',
  'helpcenter',
  'guest_checkout',
  'payment_vat',
  'pre_order',
  'tag-id-check-pg',
  'voucher',
  'tracking-page-settings',
  'proof-of-delivery-web',
  'proof-of-pickup-web',
  'proof-of-return-web',
  'draw-delivery-areas',
  'dynamic-time-estimation',
  'order-pre-accepted-static-text',
  'order-prepare-message',
  'request-a-rider-button-goes-to-login-page',
  'pay-at-pickup',
  'godroid-popup',
  'show-modify-order-button',
  'digit-grouping',
  'bulk-order-upload',
  'show-track-order-before-picked-up',
  'deactivate-sign-up-button',
  'none-payment-method',
  'activate-address-book',
  'show-delivery-receipt-cta',
  'edit-vendor-outlet',
  'add-vendor-outlet',
  'cybersource-credit-card-taiwan',
  'increased-fee-info',
  'delayed-cancellation',
  // Ours: the specification lets a banner tell of delays at the contact centre (§2) and names no switch for it.
  'contact-centre-delays',
] as const;

export type FlagName = (typeof flagNames)[number];
export type Flags = Readonly<Record<FlagName, boolean>>;

const known: ReadonlySet<string> = new Set(flagNames);

export function isFlagName(text: string): text is FlagName {
  return known.has(text);
}

// Specification §9 gives four defaults: both maintenances and google_autocomplete off, the help centre on. For the
// others it gives none; they stay off, so that a feature appears only where a deployment has switched it on.
const onByDefault: ReadonlySet<FlagName> = new Set<FlagName>(['helpcenter']);

/** What each flag says while no provider has answered. */
export function defaultFlags(): Flags {
  return Object.fromEntries(flagNames.map((name) => [name, onByDefault.has(name)])) as Record<FlagName, boolean>;
}

/** Whom a flag is asked for: rules may look at both. */
export interface FlagAsker {
  /** null: nobody's yet, as on the pages before the sign-in. */
  readonly vendorId: string | null;
  /** The application mode (specification §1); null before the sign-in. */
  readonly mode: string | null;
}
