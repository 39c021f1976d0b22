import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { isOpen, type Visitor } from '../guards/verdict.ts';
import type { RouteName } from '../../platform/paths.ts';
import { routeTable } from '../route-table.ts';

/** The tabs of the navigation bar, in their order (specification §2, Navigation). */
const tabs = ['requestARider', 'orderTracking', 'history', 'bulkOrder'] as const satisfies readonly RouteName[];
export type NavigationTab = (typeof tabs)[number];

/** The tabs that lead somewhere now: their flag lets them be there, and their screen is built. */
export function openTabs(isOn: (flag: FlagName) => boolean): readonly NavigationTab[] {
  return tabs.filter((tab) => isOpen(tab, isOn) && routeTable[tab].screen !== null);
}

export interface NavigationParts {
  readonly branchSelector: boolean;
  /** The account menu, else the buttons to log in and to register. */
  readonly account: boolean;
}

/** What the bar and the drawer hold beside the tabs, by who looks at them (specification §2, Navigation); the help centre has its own rule. */
export const navigationParts: Readonly<Record<Exclude<Visitor, 'nobody'>, NavigationParts>> = {
  merchant: { branchSelector: true, account: true },
  embedded: { branchSelector: true, account: true },
  guest: { branchSelector: false, account: false },
};
