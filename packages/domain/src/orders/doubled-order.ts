import { readableAddress } from '../places/address.ts';
import { distanceInMetres, isInWorld } from '../places/coordinates.ts';
import { foldText } from '../places/fold-text.ts';
import type { OrderStanding } from './order.ts';
import { statusGroups } from './status-groups.ts';

/** Whoever orders the same after this long means it. */
export const doubledWithinMs = 10 * 60_000;

/** Two pins for one door are seldom put on the very same point. */
export const sameDoorMetres = 10;

/** An order, or a request for one, as far as it can be a slip. */
export type OrderedFacts = {
  readonly customer: {
    readonly phone_number: string;
    readonly location: {
      readonly address: string;
      readonly latitude: number | null;
      readonly longitude: number | null;
    };
  };
  /** A decimal; null is no amount, which an order keeps as none. */
  readonly order: { readonly amount: number | null };
  readonly currency: string;
};

export type PlacedOrder = OrderedFacts &
  Pick<OrderStanding, 'status'> & { readonly order_id: string; readonly created_at: string };

/** Orders whose goods did not come to the customer: to order again is what a merchant does about them. */
const fruitless: ReadonlySet<string> = new Set([...statusGroups.cancelled, 'RETURN_INITIATED', 'RETURNED_TO_VENDOR']);

/**
 * The newest order of the last minutes that the request would double: for the same phone number, to the same door and for the same
 * amount; null where there is none. `fullPhone` writes a number in its one full form. `except` are orders that do not count, such as
 * the one that is being changed.
 */
export function findDoubledOrder<Placed extends PlacedOrder>(
  request: OrderedFacts,
  placed: readonly Placed[],
  {
    nowMs,
    fullPhone,
    except = [],
  }: { nowMs: number; fullPhone: (phone: string) => string; except?: readonly string[] },
): Placed | null {
  const phone = fullPhone(request.customer.phone_number);
  const doubled = placed.filter(
    (order) =>
      // A clock that is behind the server's sees orders of the future.
      nowMs - Date.parse(order.created_at) < doubledWithinMs &&
      !fruitless.has(order.status) &&
      !except.includes(order.order_id) &&
      phone !== '' &&
      fullPhone(order.customer.phone_number) === phone &&
      order.currency === request.currency &&
      (order.order.amount ?? 0) === (request.order.amount ?? 0) &&
      isSameDoor(order, request),
  );
  return doubled.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))[0] ?? null;
}

/** Within some metres, or by an address that reads the same. */
function isSameDoor({ customer: a }: OrderedFacts, { customer: b }: OrderedFacts): boolean {
  const [from, to] = [pointOf(a.location), pointOf(b.location)];
  if (from && to && distanceInMetres(from, to) <= sameDoorMetres) return true;
  const address = plainAddress(a.location.address);
  return address !== '' && address === plainAddress(b.location.address);
}

function pointOf({ latitude, longitude }: OrderedFacts['customer']['location']) {
  if (latitude === null || longitude === null || !isInWorld({ latitude, longitude })) return null;
  return { latitude, longitude };
}

function plainAddress(address: string): string {
  return foldText(readableAddress(address)).replaceAll(/\s+/g, ' ');
}
