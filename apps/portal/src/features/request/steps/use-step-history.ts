import type { RequestEvent, RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { type Dispatch, useEffect, useRef } from 'react';
import { addressOf } from '@riderbell/web/routing/location.ts';
import { useLocation, useRouter } from '@riderbell/web/routing/router-provider.tsx';
import { type StepEntry, stepMove, stepPageIn } from './step-history.ts';

/**
 * Gives each page of a narrow screen an entry in the browser's history: Back goes one page back instead of leaving the
 * request, and a reload stays on its page. A wide screen has one page and one entry.
 */
export function useStepHistory(flow: RequestFlow, dispatch: Dispatch<RequestEvent>, isPaged: boolean): void {
  const router = useRouter();
  const { key } = useLocation();
  const settled = useRef<string | null>(null);
  /** The entry that is being left: the browser takes time, and is asked only once. */
  const left = useRef<string | null>(null);
  useEffect(() => {
    const { location, isLoading } = router.get();
    // Another entry is loading; this effect runs again once it is there.
    if (isLoading || location.key !== key || left.current === key) return;
    left.current = null;
    const move = isPaged ? stepMove(flow, stepPageIn(location.state), settled.current !== key) : null;
    if (move === 'wait') return;
    if (move !== null && 'flow' in move) {
      dispatch({ type: move.flow });
      return;
    }
    settled.current = key;
    if (move === null) return;
    if ('go' in move) {
      left.current = key;
      void router.navigate(move.go);
    } else void router.navigate(addressOf(location), { state: { requestStep: move.push } satisfies StepEntry });
  }, [router, key, flow, dispatch, isPaged]);
}
