import type { World } from '@riderbell/worlds/world.ts';
import { createOutsideSystem } from '@riderbell/simulators/godroid/outside-system.ts';
import type { StandIn } from '../http/ports.ts';
import type { GodroidSettings } from '../settings/parts/godroid-settings.ts';
import type { Settings } from '../settings/settings.ts';

/** Where the stand-in is served. */
export const simulatedGodroid = '/simulated/godroid';

const issuer = 'simulated-godroid';
const audience = 'riderbell';

/**
 * The system that the portal is embedded in: that of the settings, else in a demo one that stands in for it, and never in
 * production, because everybody who reaches its page acts for its restaurants.
 */
export function composeEmbedding(
  settings: Pick<Settings, 'environment' | 'godroid' | 'demo'>,
  world: World | null,
  now: () => number,
): { godroid: GodroidSettings | null; standIn: StandIn | null } {
  const { environment, godroid, demo } = settings;
  if (godroid !== null || !demo.data || environment === 'prd' || world === null) return { godroid, standIn: null };
  const system = createOutsideSystem({
    issuer,
    audience,
    restaurants: new Map(world.vendors.map(({ id, name }) => [id, name])),
    storageKey: 'riderbell.external-token',
    portal: '/request-a-rider',
    now,
  });
  const keys = { kind: 'key', key: system.publicKey, algorithm: 'ES256' } as const;
  return { godroid: { issuer, audience, longestTokenHours: 24, keys }, standIn: system };
}
