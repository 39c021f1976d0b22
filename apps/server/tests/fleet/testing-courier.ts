import { signedHeaders } from '../../src/adapters/fleet/signatures.ts';

export const courierSecret = 'secret-of-a-courier-system-of-tests';

/** Settings of a server with an external courier system; no process listens at its address unless the test starts one. */
export const courierSettings = {
  FLEET: 'external',
  FLEET_URL: 'http://127.0.0.1:9',
  FLEET_SECRETS: courierSecret,
} as const;

/** The headers of a request that a courier system signed. `at` is epoch ms. */
export function courierHeaders(
  at: number,
  method: string,
  url: URL,
  body: Uint8Array | string = '',
  secret: string = courierSecret,
): Record<string, string> {
  return signedHeaders(secret, at, { method, path: url.pathname + url.search, body: Buffer.from(body) });
}
