import type { RequestEvent, RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { type Dispatch, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type StepEntry, stepMove, stepPageIn } from './step-history.ts';

/**
 * Gives each page of a narrow screen an entry in the browser's history: Back goes one page back instead of leaving the
 * request, and a reload stays on its page. A wide screen has one page and one entry.
 */
export function useStepHistory(flow: RequestFlow, dispatch: Dispatch<RequestEvent>, isPaged: boolean): void {
  const navigate = useNavigate();
  const location = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  const settled = useRef<string | null>(null);
  /** The entry that is being left: React takes time to render the next one, and the browser to go back. */
  const left = useRef<string | null>(null);
  useEffect(() => {
    const { key } = location;
    // Another entry is loading; this effect runs again once it is there.
    if (isLoading || left.current === key) return;
    left.current = null;
    const move = isPaged ? stepMove(flow, stepPageIn(location.state), settled.current !== key) : null;
    if (move === 'wait') return;
    if (move !== null && 'flow' in move) {
      dispatch({ type: move.flow });
      return;
    }
    settled.current = key;
    if (move === null) return;
    left.current = key;
    if ('go' in move) void navigate(move.go);
    else {
      const state: StepEntry = { requestStep: move.push };
      // The guard of this very address has been asked.
      void navigate(location, { state, defaultShouldRevalidate: false });
    }
  }, [navigate, location, isLoading, flow, dispatch, isPaged]);
}
