import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Handlers } from '@riderbell/contract/handler.ts';
import { topSpeedKmh } from '@riderbell/domain/fleet/position-rules.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { DeliveryAreas } from '@riderbell/domain/quotes/delivery-areas.ts';
import type { Logger } from 'pino';
import { v7 as newId } from 'uuid';
import { isPossiblePhone } from '../adapters/phone-numbers/possible-phone.ts';
import { photoCleaner } from '../adapters/photos/clean-photo.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresOrders } from '../adapters/postgres/orders/postgres-orders.ts';
import { PostgresPromiseRecords } from '../adapters/postgres/promise-records.ts';
import { PostgresProofRegister } from '../adapters/postgres/proof-register.ts';
import { PostgresRiderPositions } from '../adapters/postgres/rider-positions.ts';
import { PostgresTrackingPages } from '../adapters/postgres/tracking-pages.ts';
import { FolderProofStorage } from '../adapters/proof-storage/folder-proof-storage.ts';
import { hmacSeal } from '../adapters/seals/hmac-seal.ts';
import { addressKey } from '../features/accounts/attempts.ts';
import type { ExportFiles, TrailSelection } from '../features/exports/ports.ts';
import { createFleetFeature, type FleetFeature } from '../features/fleet/feature.ts';
import type { AttemptLimiter } from '../features/accounts/ports.ts';
import { type BackgroundOrders, createOrdersFeature, type OrdersFeature } from '../features/orders/feature.ts';
import type { OrderJob } from '../features/orders/ports.ts';
import type { VendorAccess } from '../features/outlets/vendor-access.ts';
import { createQuotesFeature } from '../features/quotes/feature.ts';
import type { Roads } from '../features/quotes/ports.ts';
import { CachedPromises } from '../features/quotes/cached-promises.ts';
import { type Proofs, proofs } from '../features/tracking/proofs.ts';
import type { PublicLinks } from '../features/tracking/public-links.ts';
import type { VouchersFeature } from '../features/vouchers/feature.ts';
import type { FlagAnswers } from '../http/ports.ts';
import type { JobHandler, RecurringJob } from '../jobs/job-runner.ts';
import type { Settings } from '../settings/settings.ts';
import { composeExports } from './exports.ts';
import { type FleetParts, openFleet } from './fleet.ts';
import { composePublicLinks } from './public-links.ts';
import { composeVouchers } from './vouchers.ts';

const hour = 60 * 60_000;

export interface DeliveryParts extends FleetParts {
  readonly database: Database;
  readonly country: Country;
  readonly log: Logger;
  readonly vendors: VendorAccess;
  /** For its export. */
  readonly trail: TrailSelection;
  readonly areas: DeliveryAreas;
  readonly allOutletOrders: () => boolean;
  readonly onlinePayment: () => boolean;
  readonly settings: Pick<Settings, 'quotes' | 'fleet' | 'proofs' | 'tracking' | 'data' | 'guests' | 'brands'>;
  readonly secret: Uint8Array;
  readonly roads: Roads;
  /** Returns the city at a point. */
  readonly cityAt: (point: Coordinates) => Promise<string>;
  readonly flags: Pick<FlagAnswers, 'of'>;
  /** Limits guesses of voucher codes and tracking links, and orders of guests. */
  readonly limiter: AttemptLimiter;
  /** Called after each change of an order, for the relay and the jobs. */
  readonly onWritten: () => void;
}

export interface Deliveries {
  readonly handlers: Pick<
    Handlers,
    | 'validateDeliveryArea'
    | 'getDeliveryArea'
    | 'quoteDeliveryFee'
    | 'estimateDelivery'
    | keyof VouchersFeature['handlers']
    | 'createOrder'
    | 'getOrder'
    | 'listOrders'
    | 'totalOrders'
    | 'updateOrder'
    | 'cancelOrder'
    | 'rescheduleOrder'
    | keyof PublicLinks['handlers']
    | keyof FleetFeature['handlers']
  >;
  readonly jobs: FleetFeature['jobs'] &
    Readonly<Record<Exclude<OrderJob['name'], 'learn-customer' | 'learn-hand-over'>, JobHandler>>;
  readonly orders: Pick<OrdersFeature, 'find'> & BackgroundOrders;
  readonly recurring: readonly RecurringJob[];
  readonly files: { readonly proofs: Pick<Proofs, 'read'>; readonly exports: ExportFiles };
  readonly fleet: FleetFeature;
  /** Turns a guest's order into one of the account. */
  readonly withNewOwner: OrdersFeature['withNewOwner'];
  /** Starts the fleet. Call it when all other parts are ready. */
  start(): void;
  /** Stops the fleet. Call it before the jobs and the database end. */
  stop(): Promise<void>;
}

/** Composes quotes, orders, the fleet and its photos. */
export async function composeDeliveries(parts: DeliveryParts): Promise<Deliveries> {
  const { database, vendors, country, settings, secret, now, log, roads, flags, limiter } = parts;
  const quotes = createQuotesFeature({
    vendors,
    // Created below: orders need quotes, and quotes need the order that is changed.
    orders: { toChange: (principal, vendorId, orderId) => orders.toChange(principal, vendorId, orderId) },
    roads,
    promises: new CachedPromises(new PostgresPromiseRecords(database.pool), now),
    cityAt: parts.cityAt,
    seal: hmacSeal('quotes', [secret]),
    now,
    newQuoteId: () => newId(),
    country,
    areas: parts.areas,
    testVendors: settings.quotes.testVendors,
    lifetimeSeconds: settings.quotes.lifetimeSeconds,
  });
  const { ordersPerAddress } = settings.guests;
  const guestOrder = (remoteAddress: string) => [addressKey('guest-order', remoteAddress, ordersPerAddress)];
  const vouchers = composeVouchers({ ...parts, quotes });
  const store = new PostgresOrders(database.pool, now, parts.onWritten);
  const orders = createOrdersFeature({
    store,
    vendors,
    quotes,
    vouchers,
    guestLimits: {
      take: (remoteAddress) => limiter.take(guestOrder(remoteAddress)),
      giveBack: (remoteAddress) => limiter.giveBack(guestOrder(remoteAddress)),
    },
    seal: hmacSeal('pages', [secret]),
    now,
    randomBytes,
    isPossiblePhone: isPossiblePhone(country.code),
    country,
    allOutletOrders: parts.allOutletOrders,
    onlinePayment: parts.onlinePayment,
    flags: (asker) => flags.of(asker),
  });
  const storage = new FolderProofStorage(join(settings.data.folder, 'proofs'));
  const { fleet, attach, start, stop } = openFleet(parts);
  const positions = new PostgresRiderPositions(database.pool);
  const feature = createFleetFeature({
    fleet,
    orders: {
      find: (orderId) => orders.find(orderId),
      carriedBy: (riderId) => orders.carriedBy(riderId),
      change: (orderId, decide) => orders.carry(orderId, decide),
    },
    positions,
    photos: storage,
    cleanPhoto: photoCleaner(),
    vendors,
    now,
    proofRetentionDays: settings.proofs.retentionDays,
    // Simulated riders are faster in proportion to the speed of the simulation.
    topSpeedKmh: settings.fleet.external?.topSpeedKmh ?? topSpeedKmh * Math.max(1, settings.fleet.speed),
    onIgnored: ({ orderId, why }) => log.info({ order_id: orderId, why }, 'an event of the fleet was ignored'),
  });
  attach(feature);
  const links = composePublicLinks({
    ...parts,
    orders,
    setChangeNote: orders.setChangeNote,
    positions,
    pages: new PostgresTrackingPages(database.pool),
  });
  const photos = proofs({ register: new PostgresProofRegister(database.pool), storage, vendors, now });
  const sweepOfQuotes: RecurringJob = {
    name: 'sweep-used-quotes',
    everyMilliseconds: hour,
    run: async () => void (await store.sweepQuotes(now() - hour)),
  };
  return {
    handlers: { ...quotes.handlers, ...vouchers.handlers, ...orders.handlers, ...feature.handlers, ...links.handlers },
    jobs: feature.jobs,
    orders,
    recurring: [photos.recurring, sweepOfQuotes],
    files: { proofs: photos, exports: composeExports({ ...parts, orders, photos: storage }) },
    fleet: feature,
    withNewOwner: orders.withNewOwner,
    start,
    stop,
  };
}
