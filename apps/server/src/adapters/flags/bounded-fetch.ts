export type Fetch = typeof globalThis.fetch;

/**
 * `fetch` for a service that is not trusted: the whole answer within the time and the size, and from nowhere else. The
 * library's own time-out ends with the headers, so that a body could come for ever.
 */
export function boundedFetch(bounds: { milliseconds: number; bytes: number }, fetch: Fetch = globalThis.fetch): Fetch {
  return async (input, init = {}) => {
    const timeout = AbortSignal.timeout(bounds.milliseconds);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const { status, headers, body } = await fetch(input, { ...init, signal, redirect: 'error' });
    const bytes = await readAtMost(bounds.bytes, body);
    return new Response([204, 304].includes(status) ? null : bytes, { status, headers });
  };
}

async function readAtMost(limit: number, body: ReadableStream<Uint8Array> | null): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    // Leaving the loop ends the stream, and with it the connection.
    if (length > limit) throw new Error(`The answer is longer than ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
