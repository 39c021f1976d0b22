import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../api/api-problem.ts';

export type ProblemListener = (problem: ApiProblem) => void;

/**
 * The cache of the server's answers. It never retries, because the API client already does, by the specification's rule (§7).
 * A query or mutation that shows its own error sets `meta: { quiet: true }`; the errors of all others go to `onProblem`.
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
      // The API client checks the network itself; the browser's online state is less reliable.
      queries: { retry: false, staleTime: 30_000, gcTime: 600_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // Refetch the queries that failed offline, so that no screen keeps showing that error.
  const refetchFailed = () =>
    queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isOffline(state.error) });
  // There is no window while the server renders a page.
  if (typeof window !== 'undefined') window.addEventListener('online', () => void refetchFailed());
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
