import { lazy, Suspense } from 'react';
import { wait } from '@riderbell/web/clock.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';

/** The panels of the menus are for a press, not for the first view: they load right behind it. */
const load = () =>
  withRetry(
    () => Promise.all([import('./branch-list.tsx'), import('./account-panel.tsx'), import('./mobile-drawer.tsx')]),
    wait,
  );

const LazyBranchList = lazy(async () => ({ default: (await load())[0].BranchList }));
const LazyAccountPanel = lazy(async () => ({ default: (await load())[1].AccountPanel }));

/** The drawer of a phone, which holds both. */
export const LazyDrawer = lazy(async () => ({ default: (await load())[2].MobileDrawer }));

/** Brings the panels before somebody asks for them. */
export async function loadMenuPanels(): Promise<void> {
  await load();
}

export function BranchPanel({ onChosen }: { onChosen: () => void }) {
  return (
    <Suspense fallback={<SkeletonLines count={4} />}>
      <LazyBranchList onChosen={onChosen} />
    </Suspense>
  );
}

/**
 * @param onHelp opens the help centre, where there is room for it
 * @param onTour closes the panel, since the tour speaks of what is under it
 */
export function AccountPanel({ onHelp, onTour }: { onHelp?: () => void; onTour: () => void }) {
  return (
    <Suspense fallback={<SkeletonLines count={4} />}>
      <LazyAccountPanel onHelp={onHelp} onTour={onTour} />
    </Suspense>
  );
}
