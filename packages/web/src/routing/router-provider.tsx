import { Component, createContext, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react';
import type { Location } from './location.ts';
import { matchPath, type Params } from './match-path.ts';
import type { NavigateOptions, Router, RouterState } from './router.ts';

const RouterContext = createContext<Router | null>(null);
const StateContext = createContext<RouterState | null>(null);
/** How many levels stand around. */
const DepthContext = createContext(0);
const FailureContext = createContext<unknown>(null);

/**
 * Shows what the router says, and `fallback` until it has started. Another screen comes as a transition, so that what shows stays
 * until all of it is there.
 */
export function RouterProvider({ router, fallback }: { router: Router; fallback: ReactNode }) {
  const [state, setState] = useState(router.get);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.get()));
    follow();
    return router.subscribe(follow);
  }, [router]);
  return (
    <RouterContext value={router}>
      <StateContext value={state}>{state.isStarted ? <Outlet /> : fallback}</StateContext>
    </RouterContext>
  );
}

/** The next level: a frame, a screen, or what shows that it failed. */
export function Outlet() {
  const depth = use(DepthContext);
  const { levels, failure, turn } = useRouterState();
  const level = levels[depth];
  if (level === undefined) return null;
  const { Component, ErrorBoundary } = level;
  if (failure !== null && ErrorBoundary !== null && depth === levels.length - 1) {
    return (
      <FailureContext value={failure.error}>
        <ErrorBoundary />
      </FailureContext>
    );
  }
  const content = <DepthContext value={depth + 1}>{Component === null ? <Outlet /> : <Component />}</DepthContext>;
  if (ErrorBoundary === null) return content;
  return (
    <Caught turn={turn} shown={<ErrorBoundary />}>
      {content}
    </Caught>
  );
}

interface CaughtProps {
  turn: number;
  /** In the place of what broke. */
  shown: ReactNode;
  children: ReactNode;
}

interface CaughtState {
  broken: { error: unknown } | null;
  turn: number;
}

/** What breaks while it renders; the next look of the guards gives it another chance. */
class Caught extends Component<CaughtProps, CaughtState> {
  override state: CaughtState = { broken: null, turn: this.props.turn };

  static getDerivedStateFromError(error: unknown): Pick<CaughtState, 'broken'> {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ turn }: CaughtProps, state: CaughtState): CaughtState | null {
    return turn === state.turn ? null : { broken: null, turn };
  }

  override render() {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    return <FailureContext value={broken.error}>{this.props.shown}</FailureContext>;
  }
}

export function useRouter(): Router {
  const router = use(RouterContext);
  if (router === null) throw new Error('There is no RouterProvider');
  return router;
}

function useRouterState(): RouterState {
  const state = use(StateContext);
  if (state === null) throw new Error('There is no RouterProvider');
  return state;
}

/** What failed, for an `ErrorBoundary`; `notFound` is an address that does not exist. */
export function useRouteError(): unknown {
  return use(FailureContext);
}

export function useLocation(): Location {
  return useRouterState().location;
}

/** What the address of the screen gives for the names of its pattern. */
export function useParams(): Params {
  return useRouterState().params;
}

export function useMatch(pattern: string): Params | null {
  return matchPath(pattern, useLocation().pathname);
}

export function useIsLoading(): boolean {
  return useRouterState().isLoading;
}

export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}

/** The query of the address, and the way to another one on the same screen. */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams, options?: NavigateOptions) => void] {
  const { navigate } = useRouter();
  const { pathname, search } = useLocation();
  return [new URLSearchParams(search), (next, options) => void navigate(`${pathname}?${next.toString()}`, options)];
}
