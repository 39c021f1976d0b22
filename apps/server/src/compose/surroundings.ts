import type { Country } from '@riderbell/domain/countries/country.ts';
import type { DeliveryAreas } from '@riderbell/domain/quotes/delivery-areas.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { CityPlaces } from '../adapters/places/embedded-geocoder.ts';
import type { CityRoads } from '../adapters/places/embedded-router.ts';
import type { Town } from '../adapters/places/gazetteer.ts';
import type { Database } from '../adapters/postgres/database.ts';
import type { Mailbox } from '../http/ports.ts';
import type { GodroidSettings } from '../settings/parts/godroid-settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { OpenFleet } from './fleet.ts';

export interface MapParts {
  tilesUrl: string;
  tilesZoom: number;
  attribution: string;
}

/** What surroundings are opened with: the server's own parts that exist by then. */
export interface SurroundingsParts {
  readonly settings: Settings;
  readonly country: Country;
  /** Its schema is up to date, and no other part has read from it yet. */
  readonly database: Database;
  /** Shared with the help centre. */
  readonly helpSecret: Uint8Array;
  readonly now: () => number;
  readonly log: Logger;
}

/** Puts data into the database where it is meant to, and returns what the server uses in place of systems outside. */
export type OpenSurroundings = (parts: SurroundingsParts) => Promise<Surroundings>;

/**
 * Stand-ins for the systems around the server, and the data that they know. Production has none of them; the demo brings
 * all of them (`apps/demo`). Where a setting names a real system, that system is used.
 */
export interface Surroundings {
  /** Where riders deliver, unless the operator's file says it. */
  readonly areas?: DeliveryAreas | undefined;
  /** A city with streets. */
  readonly city?: SurroundingCity | undefined;
  /** Places that people know by their names, in a city without streets. */
  readonly knownPlaces?: readonly Town[];
  /** Carries the orders with `FLEET=simulated`. */
  readonly fleet?: OpenFleet | undefined;
  /** The system that the portal is embedded in. */
  readonly godroid?: GodroidSettings | undefined;
  /** Shown on the sign-in screen. */
  readonly account?: { readonly email: string; readonly password: string } | undefined;
  readonly helpCentreUrl?: string | undefined;
  /** Where mails that are stored instead of sent can be read. */
  readonly mailboxUrl?: string | undefined;
  /** Adds the routes of all of these. */
  addRoutes?(app: FastifyInstance, mailbox: Mailbox | null): void;
}

export interface SurroundingCity {
  readonly roads: CityRoads;
  readonly streets: MapParts;
  /** Takes some seconds the first time. */
  openPlaces(): Promise<CityPlaces>;
}
