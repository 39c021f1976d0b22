import { cityKey, noDeliveryAreas } from '@riderbell/domain/quotes/delivery-areas.ts';
import { helpCentreAudience } from '@riderbell/server/adapters/help-centre/signed-help-centre-tokens.ts';
import type { OpenSurroundings, Surroundings } from '@riderbell/server/compose/surroundings.ts';
import { createHelpCentre } from '@riderbell/simulators/help-centre/help-centre.ts';
import { knownPlacesOf } from '@riderbell/worlds/cities/known-places.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { demoWorld } from '@riderbell/worlds/demo.ts';
import type { World } from '@riderbell/worlds/world.ts';
import { openDemoCity } from './city/open-demo-city.ts';
import { openSimulatedFleet } from './fleet/open-simulated-fleet.ts';
import { openOutsideSystem, simulatedGodroid } from './outside-system.ts';
import { addMailbox, mailboxPath } from './pages/mailbox-page.ts';
import { addMapTiles } from './pages/map-tiles.ts';
import { addStandIn, type StandIn } from './pages/stand-in.ts';
import { plantWorld } from './planting/plant-world.ts';

/** The stand-in's path, outside the paths of the product. */
const simulatedHelpCentre = '/simulated/help-centre';

export interface DemoOptions {
  /** Replaces the demo data and ignores their setting. */
  world?: World | undefined;
  /** Without it distances are estimated and there are no map tiles; building it takes some seconds the first time. */
  withCity?: boolean | undefined;
}

/** What the demo adds to the server: a world, stand-ins, and in Thailand a city with streets. */
export function demoSurroundings({ world: given, withCity = true }: DemoOptions = {}): OpenSurroundings {
  return async (parts): Promise<Surroundings> => {
    const { settings, country, database, now } = parts;
    const world = given ?? (settings.demo.data ? demoWorld(now(), country.code) : null);
    if (world) await plantWorld(database.kysely, world, country.code, now());
    const city = withCity && country.code === 'TH' ? await openDemoCity(settings.data.folder) : null;
    const outside = openOutsideSystem(settings, world, now);
    const helpCentre: StandIn | null =
      settings.helpCentre.kind === 'simulated'
        ? createHelpCentre({
            secret: parts.helpSecret,
            audience: helpCentreAudience,
            address: simulatedHelpCentre,
            now,
          })
        : null;
    return {
      areas: world
        ? { ...noDeliveryAreas, cities: new Map(world.areas.map(({ city, area }) => [cityKey(city), area])) }
        : undefined,
      city: city ?? undefined,
      knownPlaces: knownPlacesOf(country.code),
      fleet: settings.fleet.kind === 'simulated' ? await openSimulatedFleet(parts, city) : undefined,
      godroid: outside?.godroid,
      account: settings.demo.data ? demoAccount : undefined,
      helpCentreUrl: helpCentre ? simulatedHelpCentre : undefined,
      mailboxUrl: settings.mail.mailbox ? mailboxPath : undefined,
      addRoutes(app, mailbox) {
        if (city) addMapTiles(app, city.tiles);
        if (mailbox) addMailbox(app, mailbox);
        if (helpCentre) addStandIn(app, simulatedHelpCentre, helpCentre);
        if (outside) addStandIn(app, simulatedGodroid, outside.standIn);
      },
    };
  };
}
