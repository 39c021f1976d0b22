import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { type Access, paths, routeAccess, routeAt, type RouteName } from '../../platform/paths.ts';
import { routeTable } from '../route-table.ts';

/** What a visitor meets at an address. */
export type Verdict = 'shown' | 'not-found' | { readonly redirect: string };

/** Whoever looks at the portal. A disabled or expired sign-in is none: the server refuses it, and the session ends. */
export type Visitor = 'nobody' | 'merchant' | 'guest' | 'embedded';

/**
 * A guest has a session of a kind (specification §4) and may request and track, but is not logged in, and so may still sign in
 * or register.
 */
const admitted: Readonly<Record<Access, readonly Visitor[]>> = {
  public: ['nobody', 'merchant', 'guest', 'embedded'],
  authenticated: ['merchant', 'guest', 'embedded'],
  'public-only': ['nobody', 'guest'],
};

/** Whether the portal is closed for a while. */
export function isMaintenance(isOn: (flag: FlagName) => boolean): boolean {
  return isOn('planned_maintenance') || isOn('unplanned_maintenance');
}

/** Whether the flag that gates the route, if any, lets it be there. */
export function isOpen(route: RouteName, isOn: (flag: FlagName) => boolean): boolean {
  const { gate } = routeTable[route];
  return gate === undefined || isOn(gate.flag) === gate.is;
}

/** Whether the page at an address is everybody's: the end of a session changes nothing there. */
export function isForEverybody(pathname: string): boolean {
  const route = routeAt(pathname);
  return route !== null && routeAccess[route] === 'public';
}

/**
 * The guards of specification §2.
 * @param route null is an address that no route has
 * @param resumeAt where the maintenance page leads once there is no maintenance
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
