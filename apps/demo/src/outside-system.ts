import type { GodroidSettings } from '@riderbell/server/settings/parts/godroid-settings.ts';
import type { Settings } from '@riderbell/server/settings/settings.ts';
import { createOutsideSystem } from '@riderbell/simulators/godroid/outside-system.ts';
import type { World } from '@riderbell/worlds/world.ts';
import type { StandIn } from './pages/stand-in.ts';

/** The stand-in's path. */
export const simulatedGodroid = '/simulated/godroid';

const issuer = 'simulated-godroid';
const audience = 'riderbell';

/**
 * A stand-in for the system that embeds the portal. Null when the settings name a real one, and in production, because
 * anyone who opens its page can act for its restaurants.
 */
export function openOutsideSystem(
  settings: Pick<Settings, 'environment' | 'godroid' | 'demo'>,
  world: World | null,
  now: () => number,
): { godroid: GodroidSettings; standIn: StandIn } | null {
  const { environment, godroid, demo } = settings;
  if (godroid !== null || !demo.data || environment === 'prd' || world === null) return null;
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
