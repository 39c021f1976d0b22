import { wait } from '@riderbell/web/clock.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import { lazy } from 'react';
import { loadBranchList } from '../../parts/outlets/branch-selector/branch-panel.tsx';
import { loadAccountPanel } from './menu-panels.tsx';

const load = () => withRetry(() => import('./mobile-drawer.tsx'), wait);

/** The drawer of a phone, which holds the panels of both menus. */
export const LazyDrawer = lazy(async () => ({ default: (await load()).MobileDrawer }));

/** Fetches the menus before they are asked for: they are for a press, not for the first view. */
export async function loadMenus(): Promise<void> {
  await Promise.all([loadBranchList(), loadAccountPanel(), load()]);
}
