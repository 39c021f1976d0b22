/**
 * Every refusal and failure of the API, with its HTTP status and the key of its text. Codes are stable; texts are for
 * people (specification §7). Keys that the specification names (§5, §8) are used as they are.
 */
export const errorCodes = {
  'request.malformed': { status: 400, key: 'request.malformed' },
  'request.invalid': { status: 400, key: 'request.invalid' },
  'request.unknown-path': { status: 404, key: 'request.unknown-path' },
  'request.wrong-method': { status: 405, key: 'request.wrong-method' },
  'request.too-large': { status: 413, key: 'request.too-large' },
  'request.unsupported-type': { status: 415, key: 'request.unsupported-type' },
  'request.rate-limited': { status: 429, key: 'request.rate-limited' },
  'idempotency.key-reused': { status: 409, key: 'idempotency.key-reused' },
  'idempotency.in-progress': { status: 409, key: 'idempotency.in-progress' },

  'session.required': { status: 401, key: 'session.required' },
  'session.expired': { status: 401, key: 'session.expired' },
  'session.invalid': { status: 401, key: 'session.invalid' },
  'session.account-required': { status: 403, key: 'session.account-required' },
  'session.refresh-invalid': { status: 401, key: 'session.refresh-invalid' },
  'login.failed': { status: 401, key: 'auth.password-invalid' },
  'login.too-many': { status: 429, key: 'auth.too-many-requests' },
  'login.user-not-confirmed': { status: 403, key: 'auth.user-not-confirmed' },
  'login.internal-error': { status: 502, key: 'auth.internal-error' },
  'login.unexpected-error': { status: 502, key: 'auth.unexpected-error' },
  'login.invalid-response': { status: 502, key: 'auth.invalid-response' },
  'login.parameter-invalid': { status: 502, key: 'auth.parameter-invalid' },
  'login.user-pool-configuration-invalid': { status: 502, key: 'auth.user-pool-configuration-invalid' },
  'login.role-policy-invalid': { status: 403, key: 'auth.role-policy-invalid' },
  'login.resource-not-found': { status: 404, key: 'auth.resource-not-found' },
  'login.user-not-validated': { status: 403, key: 'auth.user-not-validated' },
  'login.user-not-found': { status: 403, key: 'auth.user-not-found' },
  'login.email-invalid': { status: 403, key: 'auth.email-invalid' },
  'login.username-exists': { status: 409, key: 'auth.username-exists' },
  'login.code-invalid': { status: 403, key: 'auth.code-invalid' },

  'register.closed': { status: 403, key: 'register.closed.error' },
  'register.email-invalid': { status: 422, key: 'validation.email-invalid' },
  'register.name-missing': { status: 422, key: 'validation.fill-name' },
  'register.vendor-name-missing': { status: 422, key: 'validation.fill-vendor-name' },
  'register.phone-missing': { status: 422, key: 'validation.fill-phone' },
  'register.phone-wrong': { status: 422, key: 'validation.phone-incorrect' },
  'register.terms-not-accepted': { status: 422, key: 'validation.accept-terms' },
  'register.vendor-missing': { status: 422, key: 'register.vendor-missing.error' },
  'register.wrong-email': { status: 422, key: 'register.wrong-email.error' },
  'register.already-linked': { status: 409, key: 'register.already-linked.error' },
  'register.already-registered': { status: 409, key: 'register.already-registered.error' },
  'register.link-invalid': { status: 404, key: 'register.link-invalid.error' },
  'register.link-used': { status: 409, key: 'register.link-used.error' },
  'register.link-expired': { status: 410, key: 'register.link-expired.error' },
  'password.length': { status: 422, key: 'validation.password-length' },
  'password.number': { status: 422, key: 'validation.password-number' },
  'password.uppercase': { status: 422, key: 'validation.password-uppercase' },
  'password.lowercase': { status: 422, key: 'validation.password-lowercase' },
  'password.letter': { status: 422, key: 'validation.password-letter' },
  'password.special': { status: 422, key: 'validation.password-special' },
  'password.present-wrong': { status: 422, key: 'validation.present-password-wrong' },
  'reset.code-invalid': { status: 422, key: 'reset.code-invalid.error' },
  'account.too-many': { status: 429, key: 'account.too-many.error' },
  'account.kept-elsewhere': { status: 409, key: 'account.kept-elsewhere.error' },
  'session.not-found': { status: 404, key: 'session.not-found' },

  'guest.not-offered': { status: 404, key: 'guest.not-offered.error' },
  'guest.too-many': { status: 429, key: 'guest.too-many.error' },
  'guest.token-invalid': { status: 422, key: 'guest.token-invalid.error' },
  'guest.token-expired': { status: 410, key: 'guest.token-expired.error' },
  'guest.already-joined': { status: 409, key: 'guest.already-joined.error' },
  'guest.vendor-missing': { status: 422, key: 'guest.vendor-missing.error' },
  'guest.too-many-orders': { status: 409, key: 'guest.too-many-orders.error' },

  'operator.token-wrong': { status: 401, key: 'operator.token-wrong' },
  'operator.too-many': { status: 429, key: 'operator.too-many' },
  'fleet.unsigned': { status: 401, key: 'fleet.unsigned' },
  'fleet.signature-old': { status: 401, key: 'fleet.signature-old' },
  'fleet.signature-wrong': { status: 401, key: 'fleet.signature-wrong' },
  'country-parameter.wrong-value': { status: 422, key: 'country-parameter.wrong-value' },

  'vendor.not-found': { status: 404, key: 'error.cant-retrieve-vendor' },
  'outlet.not-offered': { status: 404, key: 'outlet.not-offered' },
  'outlet.locked': { status: 409, key: 'outlet.locked' },
  /** The id and the parent of an outlet never change. */
  'outlet.fixed': { status: 422, key: 'outlet.fixed' },
  'outlet.parent-wrong': { status: 422, key: 'outlet.parent-wrong' },
  'outlet.id-missing': { status: 422, key: 'validation.fill-outlet-id' },
  'outlet.id-wrong': { status: 422, key: 'validation.wrong-outlet-id' },
  'outlet.id-reserved': { status: 422, key: 'validation.reserved-outlet-id' },
  'outlet.id-taken': { status: 409, key: 'outlet.id-taken' },
  'outlet.label-missing': { status: 422, key: 'validation.fill-label' },
  'outlet.phone-missing': { status: 422, key: 'validation.fill-phone' },
  'outlet.phone-wrong': { status: 422, key: 'validation.phone-incorrect' },
  'outlet.address-missing': { status: 422, key: 'validation.select-pickup-address' },
  'outlet.email-wrong': { status: 422, key: 'validation.email-invalid' },
  'outlet.too-many-owners': { status: 422, key: 'validation.too-many-owners' },
  'outlet.too-many-invitations': { status: 429, key: 'outlet.too-many-invitations' },
  'opening-hours.overlap': { status: 422, key: 'opening-hours.overlap' },
  'opening-hours.repeated-date': { status: 422, key: 'opening-hours.repeated-date' },
  'vendor.no-coordinates': { status: 422, key: 'address.no-coordinates' },
  'address.no-coordinates': { status: 422, key: 'address.no-coordinates' },
  'address.other-country': { status: 422, key: 'address.other-country' },
  'address.notes-too-long': { status: 422, key: 'address.notes-too-long' },
  'address.too-long': { status: 422, key: 'address.too-long' },

  'cash.amount-wrong': { status: 422, key: 'cash.amount-wrong' },
  'cash.more-than-open': { status: 409, key: 'cash.more-than-open' },
  'cash.not-correctable': { status: 409, key: 'cash.not-correctable' },
  'cash.explanation-missing': { status: 422, key: 'cash.explanation-missing' },
  'cash.day-not-come': { status: 422, key: 'cash.day-not-come' },
  'cash.day-closed': { status: 409, key: 'cash.day-closed' },

  'team.not-member': { status: 404, key: 'team.not-member.error' },
  'team.last-owner': { status: 409, key: 'team.last-owner.error' },
  'team.already-member': { status: 409, key: 'team.already-member.error' },
  'invitation.email-invalid': { status: 422, key: 'validation.email-invalid' },
  'invitation.not-pending': { status: 404, key: 'invitation.not-pending.error' },
  'invitation.invalid': { status: 404, key: 'invitation.invalid.error' },
  'invitation.used': { status: 409, key: 'invitation.used.error' },
  'invitation.revoked': { status: 410, key: 'invitation.revoked.error' },
  'invitation.expired': { status: 410, key: 'invitation.expired.error' },
  'invitation.other-account': { status: 403, key: 'invitation.other-account.error' },

  'device.name-missing': { status: 422, key: 'device.name-missing' },
  'device.name-taken': { status: 409, key: 'device.name-taken' },
  'device.pin-length': { status: 422, key: 'device.pin-length' },
  'device.pin-simple': { status: 422, key: 'device.pin-simple' },
  'device.too-many-devices': { status: 409, key: 'device.too-many-devices' },
  'device.too-many-people': { status: 409, key: 'device.too-many-people' },
  'device.not-found': { status: 404, key: 'device.not-found' },
  'device.person-not-found': { status: 404, key: 'device.person-not-found' },
  'device.code-invalid': { status: 404, key: 'device.code-invalid' },
  'device.disconnected': { status: 410, key: 'device.disconnected' },
  'device.pin-wrong': { status: 403, key: 'device.pin-wrong' },
  'device.locked-out': { status: 429, key: 'device.locked-out' },

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

  'voucher.not-offered': { status: 404, key: 'voucher.error.not-offered' },
  'voucher.not-available': { status: 422, key: 'voucher.error.validation.message' },
  'voucher.no-details': { status: 404, key: 'voucher.error.get.message' },
  'voucher.not-yet-valid': { status: 422, key: 'voucher.error.not-yet-valid' },
  'voucher.expired': { status: 422, key: 'voucher.error.expired' },
  'voucher.fee-too-low': { status: 422, key: 'voucher.error.fee-too-low' },
  'voucher.used-up': { status: 422, key: 'voucher.error.used-up' },
  'voucher.used-up-here': { status: 422, key: 'voucher.error.used-up-here' },
  'voucher.incomplete': { status: 422, key: 'voucher.error.incomplete' },
  'voucher.signature-invalid': { status: 409, key: 'voucher.error.signature-invalid' },
  'voucher.signature-foreign': { status: 409, key: 'voucher.error.signature-foreign' },
  'voucher.too-many': { status: 429, key: 'voucher.error.too-many' },
  'voucher.wrong-value': { status: 422, key: 'voucher.error.wrong-value' },
  'voucher.code-taken': { status: 409, key: 'voucher.error.code-taken' },
  'voucher.unknown': { status: 404, key: 'voucher.error.unknown' },

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
  // The specification has only one message about the amount (§5, 8).
  'order.amount-invalid': { status: 422, key: 'validation.amount-invalid' },
  'order.amount-below-minimum': { status: 422, key: 'validation.minimum-amount' },
  'order.payment-method-missing': { status: 422, key: 'validation.select-payment-method' },
  'order.payment-method-unavailable': { status: 422, key: 'validation.payment-method-unavailable' },
  'order.vat-number-length': { status: 422, key: 'validation.vat-number-length' },
  'order.vat-number-invalid': { status: 422, key: 'validation.vat-number-invalid' },
  'order.scheduled-not-offered': { status: 422, key: 'validation.scheduled-not-offered' },
  'order.scheduled-too-early': { status: 422, key: 'validation.scheduled-too-early' },
  'order.scheduled-too-late': { status: 422, key: 'validation.scheduled-too-late' },
  'order.sender-missing': { status: 422, key: 'validation.fill-sender' },
  'order.sender-not-offered': { status: 422, key: 'validation.sender-not-offered' },
  'order.sender-name-missing': { status: 422, key: 'validation.fill-sender-name' },
  'order.sender-email-wrong': { status: 422, key: 'validation.email-invalid' },
  'order.sender-phone-missing': { status: 422, key: 'validation.fill-sender-phone' },
  'order.sender-phone-wrong': { status: 422, key: 'validation.phone-incorrect' },
  'order.sender-address-missing': { status: 422, key: 'validation.fill-sender-address' },
  'order.sender-coordinates-missing': { status: 422, key: 'validation.fill-sender-coordinates' },
  'order.sender-notes-too-long': { status: 422, key: 'address.notes-too-long' },
  /** The pagination key belongs to another list. */
  'order.page-of-another-list': { status: 400, key: 'request.invalid' },
  /** As for orders, of the audit trail. */
  'audit.page-of-another-list': { status: 400, key: 'request.invalid' },
  'audit.period-reversed': { status: 422, key: 'validation.period-reversed' },
  'audit.period-too-long': { status: 422, key: 'validation.period-too-long' },
  'order.period-reversed': { status: 422, key: 'validation.period-reversed' },
  'order.period-too-long': { status: 422, key: 'validation.period-too-long' },
  'order.collected-cannot-cancel': { status: 409, key: 'error.cant-cancel-collected-order' },
  'order.cannot-cancel': { status: 409, key: 'error.cant-cancel-order' },
  'order.cannot-edit': { status: 409, key: 'order.cannot-edit' },
  'order.cannot-reschedule': { status: 409, key: 'order.cannot-reschedule' },
  'order.paid-to-cash': { status: 409, key: 'order.paid-to-cash' },
  'order.stale': { status: 409, key: 'order.stale' },
  'proof.not-found': { status: 404, key: 'proof.not-found' },
  'proof.no-photo': { status: 422, key: 'proof.no-photo' },
  'proof.broken': { status: 422, key: 'proof.broken' },
  'proof.too-many-pixels': { status: 422, key: 'proof.too-many-pixels' },
  'export.already-running': { status: 409, key: 'export.already-running' },
  'export-schedule.no-recipient': { status: 422, key: 'export-schedule.no-recipient' },
  'export-schedule.repeated-recipient': { status: 422, key: 'export-schedule.repeated-recipient' },
  'export-schedule.not-in-team': { status: 422, key: 'export-schedule.not-in-team' },
  'rider.not-found': { status: 404, key: 'rider.not-found' },

  'tracking.not-found': { status: 404, key: 'tracking.not-found' },
  'tracking.expired': { status: 410, key: 'tracking.expired' },
  'tracking.too-many': { status: 429, key: 'tracking.too-many' },
  'tracking-page.not-offered': { status: 404, key: 'tracking-page.not-offered' },
  'receipt.not-ready': { status: 409, key: 'receipt.not-ready' },
  'change-note.too-many': { status: 429, key: 'change-note.too-many' },
  'change-note.nothing-due': { status: 409, key: 'change-note.nothing-due' },
  'change-note.impossible': { status: 422, key: 'change-note.impossible' },

  'help.not-offered': { status: 404, key: 'help-center.not-offered' },

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

/** The errors that any call may also answer: transport, identity and the server's own state. */
export const commonErrors = [
  'request.malformed',
  'request.invalid',
  'request.too-large',
  'request.unsupported-type',
  'request.rate-limited',
  'server.unavailable',
  'server.failure',
] as const satisfies readonly ErrorCode[];

/** The errors that a call with `access: 'session'` may also answer. */
export const sessionErrors = [
  'session.required',
  'session.expired',
  'session.invalid',
] as const satisfies readonly ErrorCode[];

/** The errors that a call with `access: 'account'` may also answer. */
export const accountErrors = [...sessionErrors, 'session.account-required'] as const satisfies readonly ErrorCode[];

/** The errors that a call with `access: 'operator'` may also answer; the first one if the deployment has no operator token. */
export const operatorErrors = [
  'request.unknown-path',
  'operator.token-wrong',
  'operator.too-many',
] as const satisfies readonly ErrorCode[];

/** The errors that a call with `access: 'fleet'` may also answer; the first one if the deployment has no outside courier system. */
export const fleetErrors = [
  'request.unknown-path',
  'fleet.unsigned',
  'fleet.signature-old',
  'fleet.signature-wrong',
] as const satisfies readonly ErrorCode[];

/** The errors that a call with `Idempotency-Key` may also answer. */
export const idempotencyErrors = [
  'idempotency.key-reused',
  'idempotency.in-progress',
] as const satisfies readonly ErrorCode[];
