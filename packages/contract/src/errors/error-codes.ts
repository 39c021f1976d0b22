/**
 * Every refusal and failure that the wire can carry: its HTTP status and the key of its text.
 * Codes are stable; texts are for people (decisions: The calls). Keys that the specification names (§5, §8) are kept.
 */
export const errorCodes = {
  'request.malformed': { status: 400, key: 'request.malformed' },
  'request.invalid': { status: 400, key: 'request.invalid' },
  'request.unknown-path': { status: 404, key: 'request.unknown-path' },
  'request.too-large': { status: 413, key: 'request.too-large' },
  'request.unsupported-type': { status: 415, key: 'request.unsupported-type' },
  'request.rate-limited': { status: 429, key: 'request.rate-limited' },
  'idempotency.key-reused': { status: 409, key: 'idempotency.key-reused' },

  'session.required': { status: 401, key: 'session.required' },
  'session.expired': { status: 401, key: 'session.expired' },
  'session.invalid': { status: 401, key: 'session.invalid' },
  'session.refresh-invalid': { status: 401, key: 'session.refresh-invalid' },
  'login.failed': { status: 401, key: 'auth.password-invalid' },
  'login.too-many': { status: 429, key: 'auth.too-many-requests' },

  'vendor.not-found': { status: 404, key: 'error.cant-retrieve-vendor' },
  'vendor.no-coordinates': { status: 422, key: 'address.no-coordinates' },
  'address.no-coordinates': { status: 422, key: 'address.no-coordinates' },
  'address.notes-too-long': { status: 422, key: 'address.notes-too-long' },
  'address.too-long': { status: 422, key: 'address.too-long' },

  'place.not-found': { status: 404, key: 'geolocator.error.fetch-place-details' },
  'place.autocomplete-failed': { status: 502, key: 'geolocator.error.autocomplete' },
  'place.reverse-failed': { status: 502, key: 'geolocator.error.reverse' },

  'quote.no-price': { status: 422, key: 'request.error.cannot-compute-price' },
  'quote.too-far': { status: 422, key: 'request.error.too-far' },
  'quote.outside-area': { status: 422, key: 'request.error.undeliverable-address' },
  'quote.closed': { status: 422, key: 'error.store-closed-v2' },
  'quote.collection-point-incomplete': { status: 422, key: 'request.error.collection-point-incomplete' },
  SignatureExpired: { status: 409, key: 'error.fee.expired' },
  SignatureInvalid: { status: 409, key: 'error.fee.invalid' },
  SignatureForeign: { status: 409, key: 'error.fee.foreign' },
  SignatureUsed: { status: 409, key: 'error.fee.used' },

  'order.not-found': { status: 404, key: 'order.not-found' },
  'order.vendor-unknown': { status: 422, key: 'error.cant-retrieve-vendor-rar' },
  'order.unit-number-missing': { status: 422, key: 'validation.fill-unit-number' },
  'order.customer-name-missing': { status: 422, key: 'validation.fill-customer-name' },
  'order.customer-name-wrong': { status: 422, key: 'validation.wrong-customer-name' },
  'order.customer-phone-missing': { status: 422, key: 'validation.fill-customer-phone' },
  'order.customer-phone-wrong': { status: 422, key: 'validation.phone-incorrect' },
  'order.description-too-long': { status: 422, key: 'validation.description-too-long' },
  'order.address-missing': { status: 422, key: 'validation.fill-address' },
  'order.coordinates-missing': { status: 422, key: 'validation.fill-coordinates' },
  'order.amount-missing': { status: 422, key: 'validation.fill-amount' },
  'order.amount-below-minimum': { status: 422, key: 'validation.minimum-amount' },
  'order.payment-method-missing': { status: 422, key: 'validation.select-payment-method' },
  'order.payment-method-unavailable': { status: 422, key: 'validation.payment-method-unavailable' },
  'order.vat-number-length': { status: 422, key: 'validation.vat-number-length' },
  'order.vat-number-invalid': { status: 422, key: 'validation.vat-number-invalid' },
  'order.scheduled-too-early': { status: 422, key: 'validation.scheduled-too-early' },
  'order.scheduled-too-late': { status: 422, key: 'validation.scheduled-too-late' },
  'order.cannot-cancel': { status: 409, key: 'error.cant-cancel-order' },
  'order.cannot-edit': { status: 409, key: 'order.cannot-edit' },
  'order.paid-to-cash': { status: 409, key: 'order.paid-to-cash' },
  'order.stale': { status: 409, key: 'order.stale' },
  'proof.not-found': { status: 404, key: 'proof.not-found' },
  'rider.not-found': { status: 404, key: 'rider.not-found' },

  'live.subscription-refused': { status: 404, key: 'live.subscription-refused' },
  'live.message-invalid': { status: 400, key: 'live.message-invalid' },
  'live.too-slow': { status: 429, key: 'live.too-slow' },

  'server.unavailable': { status: 503, key: 'server.unavailable' },
  'server.failure': { status: 500, key: 'server.failure' },
} as const satisfies Record<string, { status: number; key: string }>;

export type ErrorCode = keyof typeof errorCodes;
export type ErrorTranslationKey = (typeof errorCodes)[ErrorCode]['key'];

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorCodes, text);
}

/** What any call may answer besides its own: transport, identity and the server's own state. */
export const commonErrors = [
  'request.malformed',
  'request.invalid',
  'request.too-large',
  'request.unsupported-type',
  'request.rate-limited',
  'server.unavailable',
  'server.failure',
] as const satisfies readonly ErrorCode[];

/** What a call with `access: 'session'` may answer besides. */
export const sessionErrors = [
  'session.required',
  'session.expired',
  'session.invalid',
] as const satisfies readonly ErrorCode[];

/** What a call that honours `Idempotency-Key` may answer besides. */
export const idempotencyErrors = ['idempotency.key-reused'] as const satisfies readonly ErrorCode[];
