import type { FlagName } from '@riderbell/domain/flags/flags.ts';
import { isOpen, type Visitor } from '../guards/verdict.ts';
import type { RouteName } from '../../platform/paths.ts';
import { routeTable } from '../route-table.ts';

/** The tabs of the navigation bar, in their order (specification §2, Navigation). */
const tabs = ['requestARider', 'orderTracking', 'history', 'bulkOrder'] as const satisfies readonly RouteName[];
export type NavigationTab = (typeof tabs)[number];

/** The tabs that are available: their flag allows them, and their screen exists. */
export function openTabs(isOn: (flag: FlagName) => boolean): readonly NavigationTab[] {
  return tabs.filter((tab) => isOpen(tab, isOn) && routeTable[tab].screen !== null);
}

export interface NavigationParts {
  readonly hasBranchSelector: boolean;
  /** Whether to show the account menu; if false, the buttons to log in and to register. */
  readonly hasAccount: boolean;
}

/** The parts of the bar and the drawer besides the tabs, by visitor (specification §2, Navigation); the help centre has its own rule. */
export const navigationParts: Readonly<Record<Exclude<Visitor, 'signed-out'>, NavigationParts>> = {
  merchant: { hasBranchSelector: true, hasAccount: true },
  embedded: { hasBranchSelector: true, hasAccount: true },
  guest: { hasBranchSelector: false, hasAccount: false },
};
