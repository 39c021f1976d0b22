import { SkeletonLines } from '@riderbell/ui/states/skeletons.tsx';
import { wait } from '@riderbell/web/clock.ts';
import { withRetry } from '@riderbell/web/lazy/with-retry.ts';
import { lazy, Suspense } from 'react';

const load = () => withRetry(() => import('./branch-list.tsx'), wait);
const LazyBranchList = lazy(async () => ({ default: (await load()).BranchList }));

/** Fetches the list before it is asked for. */
export async function loadBranchList(): Promise<void> {
  await load();
}

/** The list of branches, which loads behind the first view. */
export function BranchPanel({ onChosen }: { onChosen: () => void }) {
  return (
    <Suspense fallback={<SkeletonLines count={4} />}>
      <LazyBranchList onChosen={onChosen} />
    </Suspense>
  );
}
