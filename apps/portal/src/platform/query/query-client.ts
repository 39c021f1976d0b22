import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../api/api-problem.ts';

/**
 * The cache of what the server said. It never retries: the api client already has, by the specification's rule (§7).
 * A query that shows its own error says so with `meta: { quiet: true }`; the error of any other goes to `onProblem`.
 */
export function createQueryClient(onProblem: (problem: ApiProblem) => void): QueryClient {
  const report = (error: Error, quiet: unknown) => {
    if (quiet !== true && error instanceof ApiProblem) onProblem(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta?.quiet) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta?.quiet),
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, gcTime: 600_000, networkMode: 'always', refetchOnWindowFocus: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
