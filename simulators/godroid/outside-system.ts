import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { enterPage } from './enter-page.ts';

const tokenSeconds = 60 * 60;

export interface OutsideSystemOptions {
  readonly issuer: string;
  readonly audience: string;
  /** The names of its restaurants by id. */
  readonly restaurants: ReadonlyMap<string, string>;
  /** Where the portal looks for a stored token, and where it begins. */
  readonly storageKey: string;
  readonly portal: string;
  /** Epoch ms. */
  readonly now: () => number;
}

export interface OutsideAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A system that a portal is embedded in: it signs tokens for restaurants, and opens the portal with one of them stored. */
export interface OutsideSystem {
  readonly publicKey: KeyObject;
  /** ES256, for an hour. */
  tokenFor(restaurantId: string): string;
  answer(request: { readonly method: string; readonly path: string }): OutsideAnswer;
}

/** Creates a new key pair each time. */
export function createOutsideSystem(options: OutsideSystemOptions): OutsideSystem {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { issuer, audience, restaurants, storageKey, portal, now } = options;
  const tokenFor = (restaurantId: string): string => {
    const iat = Math.floor(now() / 1000);
    const claims = { iss: issuer, aud: audience, iat, exp: iat + tokenSeconds, restaurant_id: restaurantId };
    const text = `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}`;
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  };
  return {
    publicKey,
    tokenFor,
    answer({ method, path }) {
      if (method !== 'GET' || path !== '/') return plain(404, 'There is nothing here.');
      const entries = [...restaurants].map(([id, name]) => ({ id, name, token: tokenFor(id) }));
      const { html, policy } = enterPage(entries, storageKey, portal);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      return { status: 200, headers: { ...headers, 'cache-control': 'no-store' }, body: html };
    },
  };
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function plain(status: number, body: string): OutsideAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}
