import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Bridge } from './init-request.ts';

/** What the page shows and how; nothing of the person, because it stands in an address. */
export interface PageLook {
  locale: string;
  brandName: string;
  colour: string;
  appearance: Bridge['appearance'];
}

/** The query of the page's address: the look and its seal, so that nobody puts words of his own under a brand's name. */
export function pageLink(look: PageLook, secret: Uint8Array): string {
  const text = Buffer.from(JSON.stringify(look)).toString('base64url');
  return new URLSearchParams({ look: text, seal: sealOf(text, secret).toString('base64url') }).toString();
}

/** null when the address was not made by `pageLink`. */
export function openPageLink(query: URLSearchParams, secret: Uint8Array): PageLook | null {
  const text = query.get('look') ?? '';
  const given = Buffer.from(query.get('seal') ?? '', 'base64url');
  const right = sealOf(text, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as PageLook;
}

function sealOf(text: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`page ${text}`).digest();
}
