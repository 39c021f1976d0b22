import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { Suspense } from 'react';

export const LazyAccountPanel = lazyPart(() => import('./account-panel.tsx'), 'AccountPanel');

/**
 * @param onHelp opens the help centre; absent if the panel has no help item
 * @param onTour closes the panel, because the tour points at the screen below it
 */
export function AccountPanel({ onHelp, onTour }: { onHelp?: () => void; onTour: () => void }) {
  return (
    <Suspense fallback={<SkeletonLines count={4} />}>
      <LazyAccountPanel onHelp={onHelp} onTour={onTour} />
    </Suspense>
  );
}
