/** An upload that moves nothing for this long, in milliseconds, has failed; how long it takes in total does not matter. */
const longestSilence = 30_000;

/**
 * Sends a request like `fetch`, and reports the bytes of its body that have left, which `fetch` cannot. Use it as the `fetch` of an API
 * client for calls with a large body. Rejects with the signal's reason, or with a `TypeError` when no answer came.
 */
export function fetchWithProgress(
  onProgress: (sent: number, total: number) => void,
): (url: string, init: RequestInit) => Promise<Response> {
  return (url, init) =>
    new Promise((resolve, reject) => {
      const { signal, body } = init;
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      let timer = setTimeout(abort, longestSilence);
      const heard = () => {
        clearTimeout(timer);
        timer = setTimeout(abort, longestSilence);
      };
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      const fail = () => {
        end();
        reject(signal?.aborted ? signal.reason : new TypeError('The upload got no answer'));
      };
      signal?.addEventListener('abort', abort, { once: true });
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        heard();
        onProgress(loaded, total);
      });
      request.upload.addEventListener('load', heard);
      request.addEventListener('error', fail);
      request.addEventListener('abort', fail);
      request.addEventListener('load', () => {
        end();
        resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }));
      });
      request.open(init.method ?? 'GET', url);
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.send(typeof body === 'string' ? body : null);
    });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
