import { externalFleet } from '../adapters/fleet/external-fleet.ts';
import { noFleet } from '../adapters/fleet/no-fleet.ts';
import type { FleetFeature } from '../features/fleet/feature.ts';
import type { Fleet } from '../features/fleet/ports.ts';
import type { ExternalFleetSettings } from '../settings/parts/fleet-settings.ts';
import type { Settings } from '../settings/settings.ts';

export interface OpenFleet {
  readonly fleet: Fleet;
  /** Sets the receiver of its events. */
  attach(feature: Pick<FleetFeature, 'receive' | 'receivePositions'>): void;
  /** Starts its riders. */
  start(): void;
  stop(): Promise<void>;
}

export interface FleetParts {
  readonly settings: Pick<Settings, 'fleet'>;
  /** The fleet of the surroundings. */
  readonly simulated: OpenFleet | undefined;
  /** Replaces the configured fleet. */
  readonly fleet: Fleet | null;
  readonly now: () => number;
}

/**
 * Opens the configured fleet: the one of the surroundings, an outside one, or none.
 * @throws if the settings require the simulated one and the surroundings have none
 */
export function openFleet({ settings, simulated, fleet, now }: FleetParts): OpenFleet {
  if (fleet) return passive(fleet);
  const { kind, external } = settings.fleet;
  if (kind !== 'simulated') return passive(external === null ? noFleet : outside(external, now));
  if (simulated === undefined) throw new Error('FLEET=simulated: there are no simulated riders');
  return simulated;
}

/** The outside fleet. Its reports arrive through the calls that it signs. */
function outside({ url, secrets, timeoutSeconds }: ExternalFleetSettings, now: () => number): Fleet {
  return externalFleet({ url, secret: secrets[0], timeoutMilliseconds: timeoutSeconds * 1000, now });
}

/** A fleet that this process does not have to start. */
function passive(fleet: Fleet): OpenFleet {
  return { fleet, attach: () => undefined, start: () => undefined, stop: async () => undefined };
}
