/**
 * Posts JSON to a third party's service, without our credentials and without the address of the page as referrer.
 * @returns the JSON of a 2xx answer, unchecked
 * @throws if there is no answer within `timeout` ms, the status is not 2xx, or the body is not JSON
 */
export async function postToThirdParty(
  url: URL,
  body: unknown,
  { signal, timeout }: { signal: AbortSignal; timeout: number },
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  });
  if (!response.ok) throw new Error(`${url.origin} answered ${response.status}`);
  return response.json();
}
