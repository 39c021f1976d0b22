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

/** The parts of the server with which surroundings are opened. */
export interface SurroundingsParts {
  readonly settings: Settings;
  readonly country: Country;
  /** Its schema is up to date, and no part has read from it yet. */
  readonly database: Database;
  /** The secret that is shared with the help centre. */
  readonly helpSecret: Uint8Array;
  readonly now: () => number;
  readonly log: Logger;
}

/** Adds data to the database if required, and returns the stand-ins for outside systems. */
export type OpenSurroundings = (parts: SurroundingsParts) => Promise<Surroundings>;

/**
 * Stand-ins for outside systems, with their data. Production has none; the demo has all of them (`apps/demo`). A configured real system
 * takes precedence.
 */
export interface Surroundings {
  /** The delivery areas, unless the operator has a file for them. */
  readonly areas?: DeliveryAreas | undefined;
  /** A city with streets. */
  readonly city?: SurroundingCity | undefined;
  /** Well-known places of a city without streets. */
  readonly knownPlaces?: readonly Town[];
  /** Delivers the orders with `FLEET=simulated`. */
  readonly fleet?: OpenFleet | undefined;
  /** The system in which the portal is embedded. */
  readonly godroid?: GodroidSettings | undefined;
  /** The account that the sign-in screen shows. */
  readonly account?: { readonly email: string; readonly password: string } | undefined;
  readonly helpCentreUrl?: string | undefined;
  /** Where stored e-mails can be read. */
  readonly mailboxUrl?: string | undefined;
  /** Adds the routes of the stand-ins. */
  addRoutes?(app: FastifyInstance, mailbox: Mailbox | null): void;
}

export interface SurroundingCity {
  readonly roads: CityRoads;
  readonly streets: MapParts;
  /** Opens the places; the first time takes some seconds. */
  openPlaces(): Promise<CityPlaces>;
}
