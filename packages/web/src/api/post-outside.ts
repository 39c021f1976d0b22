/**
 * Asks somebody else's service, with no credential of ours and without telling the address of the page.
 * @returns the JSON of a 2xx, not checked
 * @throws when there is no answer within `timeout` ms, when it is a refusal, and when it is no JSON
 */
export async function postOutside(
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
