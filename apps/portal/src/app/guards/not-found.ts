/** What a route's loader throws where no page is. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}
