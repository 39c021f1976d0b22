import { localTimeOf } from '@riderbell/domain/countries/local-time.ts';
import { minuteOfDay } from '@riderbell/domain/countries/wall-time.ts';
import { joinAddress } from '@riderbell/domain/places/address.ts';
import { estimatedRoadMetres, type Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { deliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';
import { rideMinutes } from '@riderbell/domain/quotes/estimation.ts';
import { allowedPaymentMethods } from '@riderbell/domain/payments/payment-methods.ts';
import type { DemoScene } from './demo-scene.ts';
import type { WorldOrder, WorldStatus, WorldVendor } from './world.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Local minutes of the day at which past orders were placed: breakfast, lunch, afternoon. */
const pastTimes = [8 * 60 + 12, 9 * 60 + 47, 12 * 60 + 5, 13 * 60 + 38, 16 * 60 + 21] as const;
const pastDays = 8;
/** The times of today's orders, as shares of the day so far. */
const todaysShares = [0.35, 0.55, 0.7, 0.85] as const;

/** About forty orders of the last days and some of today, all ended. @param now epoch milliseconds */
export function demoOrders(scene: DemoScene, now: number): readonly WorldOrder[] {
  const { country } = scene;
  const midnight = now - minuteOfDay(localTimeOf(now, country.timeZone)) * minute - (now % minute);
  const made: number[] = [];
  for (let back = pastDays; back >= 1; back -= 1) {
    for (const [index, time] of pastTimes.entries()) {
      made.push(midnight - back * day + (time + ((back * 7 + index * 3) % 11)) * minute);
    }
  }
  // Soon after midnight, no order of today can have arrived yet.
  const elapsed = now - midnight;
  if (elapsed > 8 * 60 * minute) made.push(...todaysShares.map((share) => midnight + Math.floor(elapsed * share)));
  return made.map((at, index) => orderOf(scene, index, at)).filter((order) => endOf(order) < now);
}

/** The vendors of the orders: the outlets with coordinates, and the roastery itself, which a first visit shows. */
function outletsOf({ vendors }: DemoScene): readonly { vendor: WorldVendor; origin: Coordinates }[] {
  return vendors.flatMap((vendor) => {
    const { coordinates } = vendor.location;
    return (vendor.id === 'demo' || vendor.parentId === 'demo') && coordinates ? [{ vendor, origin: coordinates }] : [];
  });
}

function orderOf(scene: DemoScene, index: number, madeAt: number): WorldOrder {
  const { country } = scene;
  const { vendor, origin } = pick(outletsOf(scene), index * 5 + Math.floor(index / 3));
  const who = (index * 7) % scene.customers.length;
  const { latitude, longitude, ...customer } = pick(scene.customers, who);
  const { description, amount } = pick(scene.baskets, index * 4);
  const coordinates: Coordinates = { latitude, longitude };
  const distanceMetres = estimatedRoadMetres(origin, coordinates);
  const takesCash = allowedPaymentMethods(country.payment.allowed).includes('CASH_ON_DELIVERY');
  const paymentMethod = index % 3 === 0 || !takesCash ? 'PAID' : 'CASH_ON_DELIVERY';
  const { parts } = deliveryFee({ country, distanceMetres, city: vendor.location.city, paymentMethod });
  const rider = pick(scene.riders, index * 3);
  const cancelled = index % 9 === 5;
  const rideMs = rideMinutes(distanceMetres, rider.vehicle) * minute;
  return {
    id: orderId(vendor, index),
    vendorId: vendor.id,
    customer: {
      name: customer.name,
      // One number per customer, because another number would be another customer in the address book.
      phone: `${customer.phone}3${String(who).padStart(2, '0')}`,
      address: joinAddress(customer),
      coordinates,
      notes: customer.notes,
    },
    amount,
    description,
    paymentMethod,
    fee: parts,
    distanceMetres,
    riderId: cancelled ? null : rider.id,
    history: cancelled ? cancelledHistory(madeAt, index) : deliveredHistory(madeAt, rideMs, index),
  };
}

function deliveredHistory(madeAt: number, rideMs: number, index: number): readonly WorldStatus[] {
  const late = (index % 5) * minute;
  const pickedUp = madeAt + 11 * minute + late;
  const delivered = pickedUp + rideMs + 3 * minute;
  return history(
    ['NEW', madeAt, 'vendor'],
    ['RECEIVED', madeAt + 1000, 'system'],
    ['WAITING_FOR_TRANSPORT', madeAt + 2000, 'system'],
    ['ASSIGNED_TO_TRANSPORT', madeAt + 25_000, 'fleet'],
    ['COURIER_ACCEPTED_DELIVERY', madeAt + 50_000, 'fleet'],
    ['NEAR_VENDOR', pickedUp - 4 * minute, 'fleet'],
    ['PICKED_UP', pickedUp, 'fleet'],
    ['NEAR_CUSTOMER', delivered - 2 * minute, 'fleet'],
    ['DELIVERED', delivered, 'fleet'],
  );
}

function cancelledHistory(madeAt: number, index: number): readonly WorldStatus[] {
  const reason = pick(['customer-cancelled', 'mistake-error', 'address-incomplete', 'duplicate-order'], index);
  return [
    ...history(
      ['NEW', madeAt, 'vendor'],
      ['RECEIVED', madeAt + 1000, 'system'],
      ['WAITING_FOR_TRANSPORT', madeAt + 2000, 'system'],
    ),
    { status: 'CANCELLED', at: new Date(madeAt + 4 * minute).toISOString(), by: 'vendor', reason },
  ];
}

function history(
  ...entries: readonly (readonly [WorldStatus['status'], number, WorldStatus['by']])[]
): readonly WorldStatus[] {
  return entries.map(([status, at, by]) => ({ status, at: new Date(Math.round(at)).toISOString(), by }));
}

/** A regular order id that is the same at every start, so that planting the world twice adds nothing. */
function orderId(vendor: WorldVendor, index: number): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  let state = 0x9e3779b9 ^ (index + 1);
  let random = '';
  for (let length = 0; length < 10; length += 1) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + index + length;
    random += alphabet.charAt((state >>> 11) & 31);
  }
  return `${vendor.id.replaceAll('-', '').slice(0, 4)}-${random}`;
}

function endOf(order: WorldOrder): number {
  return Date.parse(order.history.at(-1)?.at ?? '');
}

function pick<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}
