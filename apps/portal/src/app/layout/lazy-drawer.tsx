import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { LazyBranchList } from '../../parts/outlets/branch-selector/branch-panel.tsx';
import { LazyAccountPanel } from './menu-panels.tsx';

/** The drawer of a phone, with the panels of both menus. */
export const LazyDrawer = lazyPart(() => import('./mobile-drawer.tsx'), 'MobileDrawer');

/** Preloads the menus, so that they open at once; the first view does not need them. */
export async function preloadMenus(): Promise<void> {
  await Promise.all([LazyBranchList, LazyAccountPanel, LazyDrawer].map((part) => part.preload()));
}
