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
  // Our own flag: a banner may announce delays at the contact centre (specification §2), but the specification names no flag for it.
  'contact-centre-delays',
] as const;

export type FlagName = (typeof flagNames)[number];
export type Flags = Readonly<Record<FlagName, boolean>>;

const known: ReadonlySet<string> = new Set(flagNames);

export function isFlagName(text: string): text is FlagName {
  return known.has(text);
}

// Specification §9 gives four defaults: both maintenances and google_autocomplete off, the help centre on. The other
// flags stay off, so that a feature appears only where the operator has switched it on.
const onByDefault: ReadonlySet<FlagName> = new Set<FlagName>(['helpcenter']);

/** The value of each flag while no provider has answered. */
export function defaultFlags(): Flags {
  return Object.fromEntries(flagNames.map((name) => [name, onByDefault.has(name)])) as Record<FlagName, boolean>;
}

/** The caller for whom a flag is evaluated; targeting rules may use both members. */
export interface FlagAsker {
  /** null before the sign-in. */
  readonly vendorId: string | null;
  /** The application mode (specification §1); null before the sign-in. */
  readonly mode: string | null;
}
