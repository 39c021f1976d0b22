import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { LazyBranchList } from '../../parts/outlets/branch-selector/branch-panel.tsx';
import { LazyAccountPanel } from './menu-panels.tsx';

/** The drawer of a phone, which holds the panels of both menus. */
export const LazyDrawer = lazyPart(() => import('./mobile-drawer.tsx'), 'MobileDrawer');

/** Fetches the menus before they are asked for: they are for a press, not for the first view. */
export async function loadMenus(): Promise<void> {
  await Promise.all([LazyBranchList, LazyAccountPanel, LazyDrawer].map((part) => part.preload()));
}
