import { readOrderId } from '../orders/order-id.ts';

export type ParcelToTrack =
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'refused'; readonly because: 'empty' | 'no-order-id' | 'link-elsewhere' };

/** Longer than any link or the message around it, short enough to be looked through at once. */
const longest = 2_000;

/** A whole address, else whatever has a slash: what is copied from an address bar may come without its scheme. */
const links = [/https?:\/\/\S+/i, /\S+\/\S*/];
/** An order id as a part of an address, in the path or in the query, and nothing around it. */
const namedInLink = /[/=]((?:guest|[a-z0-9]{1,4})-[a-z0-9]{10})(?=[/?&#]|$)/i;

/**
 * Which parcel somebody wants to track who types an order id, or pastes a link of ours, by itself or with the message around it.
 * Any page of ours that names an order will do: its id is all that is taken. Whether there is such an order, its page says.
 * @param host of the portal, with its port where it has one: a link of another one is not ours to follow
 */
export function parcelToTrack(text: string, host: string): ParcelToTrack {
  const typed = text.trim();
  if (typed === '') return { kind: 'refused', because: 'empty' };
  if (typed.length > longest) return { kind: 'refused', because: 'no-order-id' };
  const link = links.map((kind) => kind.exec(typed)?.[0]).find((found) => found !== undefined);
  const orderId = link === undefined ? readOrderId(typed) : orderInLink(link, host);
  if (orderId === 'elsewhere') return { kind: 'refused', because: 'link-elsewhere' };
  return orderId === null ? { kind: 'refused', because: 'no-order-id' } : { kind: 'order', orderId };
}

function orderInLink(link: string, host: string): string | null {
  const [linked = '', ...parts] = link.replace(/^https?:\/\//i, '').split('/');
  if (linked.toLowerCase() !== host.toLowerCase()) return 'elsewhere';
  // A message ends its sentence, or puts a link between brackets.
  const path = `/${parts.join('/')}`.replace(/[.,;:!?)\]>"'»”]+$/, '');
  const named = namedInLink.exec(path)?.[1];
  return named === undefined ? null : readOrderId(named);
}
