import type { Migration } from 'kysely/migration';
import { up as foundation } from './migrations/0001-foundation.ts';
import { up as liveTickets } from './migrations/0002-live-tickets.ts';
import { up as simulatedFleet } from './migrations/0003-simulated-fleet.ts';

/**
 * Every migration by its name, in the order in which they run. A migration is never edited after a release that holds it;
 * there is no way back, only a further one. The list is written out, so that a bundle or an image needs no folder to scan.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': { up: foundation },
  '0002-live-tickets': { up: liveTickets },
  '0003-simulated-fleet': { up: simulatedFleet },
};
