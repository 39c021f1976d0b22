import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Handlers } from '@riderbell/contract/handler.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import { defaultFlags } from '@riderbell/domain/flags/flags.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { Logger } from 'pino';
import { v7 as newId } from 'uuid';
import { isPossiblePhone } from '../adapters/phone-numbers/possible-phone.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresOrders } from '../adapters/postgres/orders-port.ts';
import { PostgresProofRegister } from '../adapters/postgres/proof-register.ts';
import { PostgresRiderPositions } from '../adapters/postgres/rider-positions.ts';
import { FolderProofStorage } from '../adapters/proof-storage/folder-proof-storage.ts';
import { hmacSeal } from '../adapters/seals/hmac-seal.ts';
import { createFleetFeature, type FleetFeature } from '../features/fleet/feature.ts';
import type { Fleet } from '../features/fleet/ports.ts';
import { createOrdersFeature } from '../features/orders/feature.ts';
import type { OrderJob } from '../features/orders/ports.ts';
import type { VendorAccess } from '../features/outlets/vendor-access.ts';
import { createQuotesFeature } from '../features/quotes/feature.ts';
import type { Roads } from '../features/quotes/ports.ts';
import { type Proofs, proofs } from '../features/tracking/proofs.ts';
import type { JobHandler, RecurringJob } from '../jobs/job-runner.ts';
import type { Settings } from '../settings/settings.ts';
import { openFleet } from './fleet.ts';

const hour = 60 * 60_000;

/** The way of a rider; null where no road leads there. */
export type Router = (
  from: Coordinates,
  to: Coordinates,
) => Promise<{ readonly metres: number; readonly points: readonly Coordinates[] } | null>;

export interface DeliveryParts {
  readonly database: Database;
  readonly vendors: VendorAccess;
  readonly country: Country;
  readonly settings: Pick<Settings, 'quotes' | 'fleet' | 'proofs' | 'data'>;
  readonly secret: Uint8Array;
  readonly roads: Roads;
  /** Null without a map of roads: riders go straight. */
  readonly route: Router | null;
  /** In place of the one that the settings name. */
  readonly fleet: Fleet | null;
  readonly now: () => number;
  readonly log: Logger;
  /** Told after each change of an order, for the relay and the jobs. */
  readonly onWritten: () => void;
}

export interface Deliveries {
  readonly handlers: Pick<
    Handlers,
    | 'validateDeliveryArea'
    | 'quoteDeliveryFee'
    | 'estimateDelivery'
    | 'createOrder'
    | 'getOrder'
    | 'listOrders'
    | 'updateOrder'
    | 'cancelOrder'
    | 'getRider'
  >;
  readonly jobs: Readonly<Record<OrderJob['name'], JobHandler>>;
  readonly recurring: readonly RecurringJob[];
  readonly proofs: Pick<Proofs, 'read'>;
  readonly fleet: FleetFeature;
  /** Lets the fleet move by itself; call it when everything else is there. */
  start(): void;
  /** Ends what moves by itself; call it before the jobs and the database end. */
  stop(): Promise<void>;
}

/** Quotes, orders, the fleet and its photos: everything that brings a parcel to a door. */
export async function composeDeliveries(parts: DeliveryParts): Promise<Deliveries> {
  const { database, vendors, country, settings, secret, now, log, roads } = parts;
  const quotes = createQuotesFeature({
    vendors,
    roads,
    seal: hmacSeal('quotes', [secret]),
    now,
    newQuoteId: () => newId(),
    country,
    lifetimeSeconds: settings.quotes.lifetimeSeconds,
  });
  const flags = defaultFlags();
  const store = new PostgresOrders(database.pool, now, parts.onWritten);
  const orders = createOrdersFeature({
    store,
    vendors,
    quotes,
    seal: hmacSeal('pages', [secret]),
    now,
    randomBytes,
    isPossiblePhone: isPossiblePhone(country.code),
    country,
    flags: () => flags,
  });
  const storage = new FolderProofStorage(join(settings.data.folder, 'proofs'));
  const { fleet, attach, start, stop } = await openFleet(parts);
  const feature = createFleetFeature({
    fleet,
    orders: { find: (orderId) => orders.find(orderId), change: (orderId, decide) => orders.carry(orderId, decide) },
    positions: new PostgresRiderPositions(database.pool),
    photos: storage,
    vendors,
    now,
    proofRetentionDays: settings.proofs.retentionDays,
    onIgnored: ({ orderId, why }) => log.info({ order_id: orderId, why }, 'an event of the fleet was ignored'),
  });
  attach(feature);
  const photos = proofs({ register: new PostgresProofRegister(database.pool), storage, vendors, now });
  const sweepOfQuotes: RecurringJob = {
    name: 'sweep-used-quotes',
    everyMilliseconds: hour,
    run: async () => void (await store.sweepQuotes(now() - hour)),
  };
  return {
    handlers: { ...quotes.handlers, ...orders.handlers, ...feature.handlers },
    jobs: feature.jobs,
    recurring: [photos.recurring, sweepOfQuotes],
    proofs: photos,
    fleet: feature,
    start,
    stop,
  };
}
