import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { RouteName } from '../../platform/paths.ts';
import { routeTable } from '../route-table.ts';

/** The pages about the business itself, in their order, and the right that each needs at the vendor. */
const businessPages = [
  { route: 'numbers', right: 'see-numbers' },
  { route: 'cashBook', right: 'keep-cash-book' },
  { route: 'team', right: 'manage-team' },
  { route: 'activity', right: 'read-audit-trail' },
] as const satisfies readonly { route: RouteName; right: VendorRight }[];

export type BusinessPageName = (typeof businessPages)[number]['route'];

/** The pages that a caller with these rights may open, if their screens exist. */
export function openBusinessPages(rights: readonly string[]): readonly BusinessPageName[] {
  return businessPages
    .filter(({ route, right }) => rights.includes(right) && routeTable[route].screen !== null)
    .map(({ route }) => route);
}
