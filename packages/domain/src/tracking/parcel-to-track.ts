import { readOrderId } from '../orders/order-id.ts';

export type ParcelToTrack =
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'refused'; readonly because: 'empty' | 'no-order-id' | 'link-elsewhere' };

/** Longer than any link or the message around it, and short enough to search at once. */
const longestText = 2_000;

/** A complete URL, else any word with a slash: a link copied from an address bar may have no scheme. */
const links = [/https?:\/\/\S+/i, /\S+\/\S*/];
/** An order id that is a complete part of a URL's path or query. */
const namedInLink = /[/=]((?:guest|[a-z0-9]{1,4})-[a-z0-9]{10})(?=[/?&#]|$)/i;

/**
 * The order that a person wants to track who types an order id or pastes one of our links, alone or inside a message. A link to any
 * page of ours with an order id is accepted, and only the id is used. Whether the order exists, its page shows.
 * @param host of the portal, with its port if it has one; links to other hosts are refused
 */
export function parcelToTrack(text: string, host: string): ParcelToTrack {
  const typed = text.trim();
  if (typed === '') return { kind: 'refused', because: 'empty' };
  if (typed.length > longestText) return { kind: 'refused', because: 'no-order-id' };
  const link = links.map((kind) => kind.exec(typed)?.[0]).find((found) => found !== undefined);
  const orderId = link === undefined ? readOrderId(typed) : orderInLink(link, host);
  if (orderId === 'elsewhere') return { kind: 'refused', because: 'link-elsewhere' };
  return orderId === null ? { kind: 'refused', because: 'no-order-id' } : { kind: 'order', orderId };
}

function orderInLink(link: string, host: string): string | null {
  const [linked = '', ...parts] = link.replace(/^https?:\/\//i, '').split('/');
  if (linked.toLowerCase() !== host.toLowerCase()) return 'elsewhere';
  // In a message, punctuation or a bracket may follow the link.
  const path = `/${parts.join('/')}`.replace(/[.,;:!?)\]>"'»”]+$/, '');
  const named = namedInLink.exec(path)?.[1];
  return named === undefined ? null : readOrderId(named);
}
