import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { wait } from '@riderbell/web/clock.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import { lazy, Suspense } from 'react';

const load = () => withRetry(() => import('./account-panel.tsx'), wait);
const LazyAccountPanel = lazy(async () => ({ default: (await load()).AccountPanel }));

/** Fetches the panel before it is asked for. */
export async function loadAccountPanel(): Promise<void> {
  await load();
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
