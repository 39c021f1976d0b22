import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Bridge } from './init-request.ts';

/** What the page shows and how. It is part of an address, so it contains no personal data. */
export interface PageLook {
  locale: string;
  brandName: string;
  colour: string;
  appearance: Bridge['appearance'];
}

/** The query of the page's address: the look and its signature, so that no one can make a page with another name. */
export function pageLink(look: PageLook, secret: Uint8Array): string {
  const text = Buffer.from(JSON.stringify(look)).toString('base64url');
  return new URLSearchParams({ look: text, seal: sealOf(text, secret).toString('base64url') }).toString();
}

/** Returns null when the address was not made by `pageLink`. */
export function readPageLink(query: URLSearchParams, secret: Uint8Array): PageLook | null {
  const text = query.get('look') ?? '';
  const received = Buffer.from(query.get('seal') ?? '', 'base64url');
  const expected = sealOf(text, secret);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as PageLook;
}

function sealOf(text: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`page ${text}`).digest();
}
