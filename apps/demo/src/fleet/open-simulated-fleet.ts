import type { OpenFleet } from '@riderbell/server/compose/fleet.ts';
import type { SurroundingsParts } from '@riderbell/server/compose/surroundings.ts';
import { bangkokRiders } from '@riderbell/simulators/fleet/roster.ts';
import { createSimulatedFleet, type SimulatedFleetOptions } from '@riderbell/simulators/fleet/simulated-fleet.ts';
import type { StoredDelivery, StoredRider } from '@riderbell/simulators/fleet/store.ts';
import { localRider } from '@riderbell/worlds/demo-scene.ts';
import type { DemoCity } from '../city/open-demo-city.ts';
import { SimulatedFleetStore } from './simulated-fleet-store.ts';
import { fleetEventOf, riderPositionOf, simulatedFleet } from './simulated-fleet.ts';

type Receiver = Parameters<OpenFleet['attach']>[0];

/** Opens the demo's fleet. @param city null: riders go in straight lines */
export async function openSimulatedFleet(
  { settings, database, country, now, log }: SurroundingsParts,
  city: Pick<DemoCity, 'route'> | null,
): Promise<OpenFleet> {
  let receiver: Receiver | null = null;
  const currentReceiver = (): Receiver => {
    if (receiver === null) throw new Error('the events of the simulated fleet have no receiver yet');
    return receiver;
  };
  const simulation = await createSimulatedFleet({
    clock: { now },
    speed: settings.fleet.speed,
    route: async (from, to) => (await city?.route(from, to))?.points ?? [from, to],
    // Any constant, so that the riders start at the same places in every demo.
    seed: 20,
    riders: bangkokRiders.map((rider, index) => localRider(rider, index, country.code)),
    centre: country.centre,
    store: new SimulatedFleetStore<StoredRider, StoredDelivery>(database.pool),
    onEvent: async (report) => void (await currentReceiver().receive(fleetEventOf(report))),
    onPositions: async (positions) => void (await currentReceiver().receivePositions(positions.map(riderPositionOf))),
    onFailure: (error) => log.warn({ err: error }, 'the simulated fleet failed and will retry'),
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
