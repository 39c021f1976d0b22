import { externalFleet } from '../adapters/fleet/external-fleet.ts';
import { noFleet } from '../adapters/fleet/no-fleet.ts';
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

export interface FleetParts {
  readonly settings: Pick<Settings, 'fleet'>;
  /** The fleet of the surroundings. */
  readonly simulated: OpenFleet | undefined;
  /** In place of the one that the settings name. */
  readonly fleet: Fleet | null;
  readonly now: () => number;
}

/**
 * The fleet of the settings: the one of the surroundings, one outside, or none.
 * @throws where the settings name the simulated one and the surroundings have none
 */
export function openFleet({ settings, simulated, fleet, now }: FleetParts): OpenFleet {
  if (fleet) return silent(fleet);
  const { kind, external } = settings.fleet;
  if (kind !== 'simulated') return silent(external === null ? noFleet : outside(external, now));
  if (simulated === undefined) throw new Error('FLEET=simulated: there are no simulated riders');
  return simulated;
}

/** What it reports comes in through the calls that it signs. */
function outside({ url, secrets, timeoutSeconds }: ExternalFleetSettings, now: () => number): Fleet {
  return externalFleet({ url, secret: secrets[0], timeoutMilliseconds: timeoutSeconds * 1000, now });
}

/** A fleet that says nothing by itself. */
function silent(fleet: Fleet): OpenFleet {
  return { fleet, attach: () => undefined, start: () => undefined, stop: async () => undefined };
}
