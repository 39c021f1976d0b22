import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { type Access, paths, routeAccess, routeAt, type RouteName } from '../../platform/paths.ts';
import { routeTable } from '../route-table.ts';

/** The result of the guards for an address. */
export type Verdict = 'shown' | 'not-found' | { readonly redirect: string };

/** The kind of visitor. A disabled or expired sign-in counts as signed out: the server rejects it, and the session ends. */
export type Visitor = 'signed-out' | 'merchant' | 'guest' | 'embedded';

/**
 * A guest has a limited session (specification §4) and may request and track, but has no account, and so may still sign in
 * or register.
 */
const admitted: Readonly<Record<Access, readonly Visitor[]>> = {
  public: ['signed-out', 'merchant', 'guest', 'embedded'],
  authenticated: ['merchant', 'guest', 'embedded'],
  'public-only': ['signed-out', 'guest'],
};

/** Whether the portal is closed for maintenance. */
export function isMaintenance(isOn: (flag: FlagName) => boolean): boolean {
  return isOn('planned_maintenance') || isOn('unplanned_maintenance');
}

/** Whether the route's feature flag, if it has one, allows it. */
export function isOpen(route: RouteName, isOn: (flag: FlagName) => boolean): boolean {
  const { gate } = routeTable[route];
  return gate === undefined || isOn(gate.flag) === gate.isOn;
}

/** Whether the page at an address is public, so that it stays after the end of a session. */
export function isPublicPage(pathname: string): boolean {
  const route = routeAt(pathname);
  return route !== null && routeAccess[route] === 'public';
}

/**
 * The guards of specification §2.
 * @param route null for an unknown address
 * @param resumeAt where the maintenance page redirects after the maintenance
 */
export function verdictOn(
  route: RouteName | null,
  visitor: Visitor,
  isOn: (flag: FlagName) => boolean,
  resumeAt: string = paths.landing(),
): Verdict {
  if (isMaintenance(isOn)) return route === 'maintenance' ? 'shown' : { redirect: paths.maintenance() };
  if (route === 'maintenance') return { redirect: resumeAt };
  if (route === null) return 'not-found';
  if (!isOpen(route, isOn)) return 'not-found';
  const access = routeAccess[route];
  if (admitted[access].includes(visitor)) return 'shown';
  return { redirect: access === 'public-only' ? paths.requestARider() : paths.landing() };
}
