/** A route's loader throws this at an address without a page. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}
