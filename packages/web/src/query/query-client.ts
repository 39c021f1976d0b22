import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../api/api-problem.ts';

export type ProblemListener = (problem: ApiProblem) => void;

/**
 * The cache of what the server said. It never retries: the api client already has, by the specification's rule (§7).
 * A query or mutation that shows its own error says so with `meta: { quiet: true }`; the error of any other goes to `onProblem`.
 */
export function createQueryClient(): {
  queryClient: QueryClient;
  onProblem: (listener: ProblemListener) => () => void;
} {
  const listeners = new Set<ProblemListener>();
  const report = (error: Error, quiet: unknown) => {
    if (quiet === true || !(error instanceof ApiProblem)) return;
    for (const listener of listeners) listener(error);
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta?.quiet) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta?.quiet),
    }),
    defaultOptions: {
      // The api client knows better than the browser's word whether there is a network.
      queries: { retry: false, staleTime: 30_000, gcTime: 600_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // What failed for want of a connection is asked again once there is one, so that no screen goes on saying that there is none.
  const again = () => queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isOffline(state.error) });
  // The server that makes a page asks nothing.
  if (typeof window !== 'undefined') window.addEventListener('online', () => void again());
  return {
    queryClient,
    onProblem(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiProblem && error.isOffline;
}
