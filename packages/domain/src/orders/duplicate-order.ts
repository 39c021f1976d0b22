import { readableAddress } from '../places/address.ts';
import { distanceInMetres, isInWorld } from '../places/coordinates.ts';
import { foldText } from '../places/fold-text.ts';
import type { OrderState } from './order.ts';
import { statusGroups } from './status-groups.ts';

/** After this time a merchant who places the same order again means it. */
export const duplicateWithinMs = 10 * 60_000;

/** Two pins for one door are seldom on exactly the same point. */
export const sameDoorMetres = 10;

/** The facts of an order or a request that make it a duplicate. */
export type OrderedFacts = {
  readonly customer: {
    readonly phone_number: string;
    readonly location: {
      readonly address: string;
      readonly latitude: number | null;
      readonly longitude: number | null;
    };
  };
  /** A decimal; null where there is no amount. */
  readonly order: { readonly amount: number | null };
  readonly currency: string;
};

export type PlacedOrder = OrderedFacts &
  Pick<OrderState, 'status'> & { readonly order_id: string; readonly created_at: string };

/** Orders that did not reach the customer, so the merchant orders again on purpose. */
const undelivered: ReadonlySet<string> = new Set([...statusGroups.cancelled, 'RETURN_INITIATED', 'RETURNED_TO_VENDOR']);

/** Whether an order in this status did not reach its customer, so that another one like it is no duplicate. */
export function isUndelivered(status: string): boolean {
  return undelivered.has(status);
}

/**
 * The newest order of the last minutes that the request would duplicate: the same phone number, door and amount; null where there
 * is none. `fullPhone` writes a number in its international form. `except` are orders to ignore, such as the order being edited.
 */
export function findDuplicateOrder<Placed extends PlacedOrder>(
  request: OrderedFacts,
  placed: readonly Placed[],
  {
    nowMs,
    fullPhone,
    except = [],
  }: { nowMs: number; fullPhone: (phone: string) => string; except?: readonly string[] },
): Placed | null {
  const phone = fullPhone(request.customer.phone_number);
  const duplicates = placed.filter(
    (order) =>
      // A clock behind the server's sees orders from the future, which count as well.
      nowMs - Date.parse(order.created_at) < duplicateWithinMs &&
      !isUndelivered(order.status) &&
      !except.includes(order.order_id) &&
      phone !== '' &&
      fullPhone(order.customer.phone_number) === phone &&
      order.currency === request.currency &&
      (order.order.amount ?? 0) === (request.order.amount ?? 0) &&
      isSameDoor(order, request),
  );
  return duplicates.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))[0] ?? null;
}

/** Within some metres, or with an address that reads the same. */
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

/** An address as two addresses are compared: as a person reads it, without case, accents and extra spaces. */
export function plainAddress(address: string): string {
  return foldText(readableAddress(address)).replaceAll(/\s+/g, ' ');
}
