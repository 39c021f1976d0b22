import type { RequestEvent, RequestFlow } from '@riderbell/domain/requests/request-flow.ts';
import { type Dispatch, use, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate, useNavigation } from 'react-router';
import { type StepEntry, stepMove, stepPageIn } from './step-history.ts';

/**
 * Gives each page of a narrow screen an entry in the browser's history: Back goes one page back instead of leaving the
 * request, and a reload stays on its page. A wide screen has one page and one entry.
 */
export function useStepHistory(flow: RequestFlow, dispatch: Dispatch<RequestEvent>, isPaged: boolean): void {
  const navigate = useNavigate();
  const location = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  // `useNavigation` changes in a transition, later than the flow. A placed order empties the form while order tracking is
  // still loading: only the router itself knows that already, and a move now would end that navigation.
  const router = use(DataRouterContext)?.router;
  const settled = useRef<string | null>(null);
  /** The entry that is being left: React takes time to render the next one, and the browser to go back. */
  const left = useRef<string | null>(null);
  useEffect(() => {
    const { key } = location;
    // Another entry is loading; this effect runs again once it is there.
    if (isLoading || left.current === key || router?.state.navigation.state === 'loading') return;
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
  }, [navigate, router, location, isLoading, flow, dispatch, isPaged]);
}
