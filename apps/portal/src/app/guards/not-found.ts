/** A route's loader throws this at an address without a page. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}
