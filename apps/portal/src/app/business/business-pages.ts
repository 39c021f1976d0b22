import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { RouteName } from '../../platform/paths.ts';

/**
 * The pages about the business itself, in this order, and the right that each needs at the vendor.
 * The line of a page comes with its screen.
 */
const businessPages = [
  { route: 'numbers', right: 'see-numbers' },
  { route: 'cashBook', right: 'keep-cash-book' },
  { route: 'team', right: 'manage-team' },
  { route: 'devices', right: 'manage-devices' },
  { route: 'activity', right: 'read-audit-trail' },
] as const satisfies readonly { route: RouteName; right: VendorRight }[];

export type BusinessPageName = (typeof businessPages)[number]['route'];

/** The pages that a caller with these rights may open. */
export function openBusinessPages(rights: readonly string[]): readonly BusinessPageName[] {
  return businessPages.filter(({ right }) => rights.includes(right)).map(({ route }) => route);
}
