import { refuseOtherPaths } from '../compose/http.ts';
import type { Role } from '../settings/parts/role-settings.ts';
import { openSockets } from './live.ts';
import type { ProcessParts } from './process-parts.ts';
import { answerCalls, servePages } from './web.ts';
import { startWork } from './worker.ts';

/**
 * Starts the roles of this process. Routes are added before any work starts.
 * @returns whether the portal was built; null in a process without pages
 */
export async function startRoles(roles: readonly Role[], parts: ProcessParts): Promise<boolean | null> {
  if (roles.includes('web')) await answerCalls(parts);
  if (roles.includes('live')) await openSockets(parts);
  const isPortalBuilt = roles.includes('web') ? await servePages(parts) : await refuseOtherPaths(parts.app);
  if (roles.includes('worker')) startWork(parts);
  return isPortalBuilt;
}
