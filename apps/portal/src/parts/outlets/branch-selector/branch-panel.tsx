import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { lazyPart } from '@riderbell/web/lazy/lazy-part.ts';
import { Suspense } from 'react';

export const LazyBranchList = lazyPart(() => import('./branch-list.tsx'), 'BranchList');

/** The list of branches, loaded after the first view. */
export function BranchPanel({ onChosen }: { onChosen: () => void }) {
  return (
    <Suspense fallback={<SkeletonLines count={4} />}>
      <LazyBranchList onChosen={onChosen} />
    </Suspense>
  );
}
