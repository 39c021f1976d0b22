export type Fetch = typeof globalThis.fetch;

/** The body of an answer is longer than the caller reads. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';

  constructor(bytes: number) {
    super(`The answer is longer than ${bytes} bytes.`);
  }
}

/** Statuses that never have a body (Fetch standard, "null body status"). */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * A `fetch` for services that are not trusted: the time covers headers and body, reading fails with `AnswerTooLong` once the body
 * exceeds `bytes`, and redirects are errors unless `init` says otherwise.
 */
export function boundedFetch(bounds: { milliseconds: number; bytes: number }, fetch: Fetch = globalThis.fetch): Fetch {
  return async (input, init = {}) => {
    const timeout = AbortSignal.timeout(bounds.milliseconds);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const { status, headers, body } = await fetch(input, { redirect: 'error', ...init, signal });
    const bounded = withoutBody.has(status) ? null : (body?.pipeThrough(atMost(bounds.bytes)) ?? null);
    return new Response(bounded, { status, headers });
  };
}

/** Passes chunks on and fails beyond the limit, which also closes the connection that they come from. */
function atMost(bytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > bytes) controller.error(new AnswerTooLong(bytes));
      else controller.enqueue(chunk);
    },
  });
}
