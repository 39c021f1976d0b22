import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { localRider } from '@riderbell/worlds/demo-scene.ts';
import { bangkokRiders } from '@riderbell/simulators/fleet/roster.ts';
import { createSimulatedFleet, type SimulatedFleetOptions } from '@riderbell/simulators/fleet/simulated-fleet.ts';
import type { StoredDelivery, StoredRider } from '@riderbell/simulators/fleet/store.ts';
import type { Logger } from 'pino';
import { externalFleet } from '../adapters/fleet/external-fleet.ts';
import { noFleet } from '../adapters/fleet/no-fleet.ts';
import { fleetEventOf, riderPositionOf, simulatedFleet } from '../adapters/fleet/simulated-fleet.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { SimulatedFleetStore } from '../adapters/postgres/simulated-fleet-store.ts';
import type { FleetFeature } from '../features/fleet/feature.ts';
import type { Fleet } from '../features/fleet/ports.ts';
import type { ExternalFleetSettings } from '../settings/parts/fleet-settings.ts';
import type { Settings } from '../settings/settings.ts';

export interface OpenFleet {
  readonly fleet: Fleet;
  /** Says who receives its events. */
  attach(feature: Pick<FleetFeature, 'receive' | 'receivePositions'>): void;
  /** From here on it moves by itself. */
  start(): void;
  stop(): Promise<void>;
}

/** The way of a rider; null where no road leads there. */
export type Router = (
  from: Coordinates,
  to: Coordinates,
) => Promise<{ readonly metres: number; readonly points: readonly Coordinates[] } | null>;

export interface FleetParts {
  readonly database: Database;
  readonly country: Country;
  readonly settings: Pick<Settings, 'fleet'>;
  /** Null without a map of roads: riders go straight. */
  readonly route: Router | null;
  /** In place of the one that the settings name. */
  readonly fleet: Fleet | null;
  readonly now: () => number;
  readonly log: Logger;
}

/** The fleet of the settings: the simulated one, one outside, or none. */
export async function openFleet(parts: FleetParts): Promise<OpenFleet> {
  if (parts.fleet) return silent(parts.fleet);
  const { kind, external } = parts.settings.fleet;
  if (kind === 'simulated') return simulate(parts);
  return silent(external === null ? noFleet : outside(external, parts.now));
}

/** What it reports comes in through the calls that it signs. */
function outside({ url, secrets, timeoutSeconds }: ExternalFleetSettings, now: () => number): Fleet {
  return externalFleet({ url, secret: secrets[0], timeoutMilliseconds: timeoutSeconds * 1000, now });
}

/** A fleet that says nothing by itself. */
function silent(fleet: Fleet): OpenFleet {
  return { fleet, attach: () => undefined, start: () => undefined, stop: async () => undefined };
}

async function simulate({ settings, database, country, route, now, log }: FleetParts): Promise<OpenFleet> {
  let receiver: Pick<FleetFeature, 'receive' | 'receivePositions'> | null = null;
  const attached = (): Pick<FleetFeature, 'receive' | 'receivePositions'> => {
    if (receiver === null) throw new Error('nobody receives the events of the fleet yet');
    return receiver;
  };
  const simulation = await createSimulatedFleet({
    clock: { now },
    speed: settings.fleet.speed,
    // Where no road is known a rider flies; the demo's city has all of them.
    route: async (from, to) => (await route?.(from, to))?.points ?? [from, to],
    // Any number: the riders stand at the same places in every demo.
    seed: 20,
    riders: bangkokRiders.map((rider, index) => localRider(rider, index, country.code)),
    centre: country.centre,
    store: new SimulatedFleetStore<StoredRider, StoredDelivery>(database.pool),
    onEvent: async (report) => void (await attached().receive(fleetEventOf(report))),
    onPositions: async (positions) => void (await attached().receivePositions(positions.map(riderPositionOf))),
    onFailure: (error) => log.warn({ err: error }, 'the simulated fleet failed and tries again'),
  } satisfies SimulatedFleetOptions);
  return {
    fleet: simulatedFleet(simulation),
    attach(feature) {
      receiver = feature;
    },
    start: () => simulation.start(),
    stop: () => simulation.stop(),
  };
}
