import type { ErrorCode } from '@riderbell/contract/errors/error-codes.ts';

/**
 * What each code says to the developer who reads an answer or the API's description. People at a screen read the text of
 * the translation key instead.
 */
export const errorSentences: Record<ErrorCode, string> = {
  'request.malformed': 'The request could not be read: the JSON, the path or the length is broken.',
  'request.invalid': 'The request does not have the described shape.',
  'request.unknown-path': 'There is no such call.',
  'request.too-large': 'The body is larger than 256 kB.',
  'request.unsupported-type': 'The body must be sent as application/json.',
  'request.rate-limited': 'Too many requests from this address.',
  'idempotency.key-reused': 'The Idempotency-Key was already used for another request.',

  'session.required': 'The call needs a session: send Authorization: Bearer.',
  'session.expired': 'The access token has expired.',
  'session.invalid': 'The access token is not valid, or its session has ended.',
  'session.refresh-invalid': 'The refresh token is not valid, was used before or has expired.',
  'login.failed': 'The e-mail address or the password is wrong.',
  'login.too-many': 'Too many attempts to sign in; values.seconds says how long to wait.',

  'vendor.not-found': 'There is no such vendor among those of the session.',
  'vendor.no-coordinates': 'The collection point has no coordinates yet.',
  'address.no-coordinates': 'The address has no coordinates.',
  'address.notes-too-long': 'The notes are longer than 1000 bytes.',
  'address.too-long': 'The street address is longer than 255 bytes.',

  'place.not-found': 'There is no such place.',
  'place.autocomplete-failed': 'The place search did not answer.',
  'place.reverse-failed': 'The address of the point could not be found.',

  'quote.no-price': 'No price can be computed for this delivery.',
  'quote.too-far': 'The destination is too far from the collection point.',
  'quote.outside-area': 'The destination is outside the delivery area.',
  'quote.closed': 'The service is closed at that time.',
  'quote.collection-point-incomplete': 'The collection point has no coordinates yet.',
  SignatureExpired: 'The quote has expired; ask for the fee again.',
  SignatureInvalid: 'The signature does not hold this fee.',
  SignatureForeign: 'The quote was made for another vendor or another delivery.',
  SignatureUsed: 'The quote was already used for an order.',

  'order.not-found': 'There is no such order among those of the session.',
  'order.vendor-unknown': 'There is no such vendor among those of the session.',
  'order.unit-number-missing': 'The unit number is required in this country.',
  'order.customer-name-missing': 'The customer’s name is missing.',
  'order.customer-name-wrong': 'The customer’s name must not contain digits.',
  'order.customer-phone-missing': 'The customer’s phone number is missing.',
  'order.customer-phone-wrong': 'The customer’s phone number is not a possible one.',
  'order.description-too-long': 'The description is longer than 200 characters.',
  'order.address-missing': 'The address is missing.',
  'order.coordinates-missing': 'The address has no coordinates.',
  'order.amount-missing': 'The item value is missing.',
  'order.amount-below-minimum': 'The item value is below the country’s minimum.',
  'order.payment-method-missing': 'A payment method is required.',
  'order.payment-method-unavailable': 'The payment method is not available to this vendor.',
  'order.vat-number-length': 'The VAT number must have 8 characters.',
  'order.vat-number-invalid': 'The VAT number is not valid.',
  'order.scheduled-too-early': 'The collection time is too early.',
  'order.scheduled-too-late': 'The collection time is more than two days ahead.',
  'order.cannot-cancel': 'The order can no longer be cancelled.',
  'order.cannot-edit': 'The order can no longer be changed.',
  'order.paid-to-cash': 'A paid order cannot be changed to cash.',
  'order.stale': 'The order was changed meanwhile; read it again.',
  'proof.not-found': 'There is no such proof.',
  'rider.not-found': 'There is no such rider for this order.',

  'live.subscription-refused': 'There is no such vendor among those of the session.',
  'live.message-invalid': 'The message does not have the described shape.',
  'live.too-slow': 'The messages were not read fast enough.',

  'server.unavailable': 'The server cannot work at the moment; try again shortly.',
  'server.failure': 'Something went wrong on the server; the request id finds it in the log.',
};
