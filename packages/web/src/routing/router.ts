import type { ComponentType } from 'react';
import { type Observable, observed } from '../observable.ts';
import type { History } from './history.ts';
import { addressOf, isPlaceIn, type Location, locationOf } from './location.ts';
import type { Params } from './match-path.ts';
import { type Branch, boundaryOf, branchAt, branchesOf, notFound, type RootRoute, type Route } from './routes.ts';

export interface RouterState {
  readonly location: Location;
  readonly params: Params;
  /** From the root to the screen; while there is a failure, down to what shows it. */
  readonly levels: readonly Level[];
  readonly failure: { readonly error: unknown } | null;
  /** Whether another screen is on its way. */
  readonly isLoading: boolean;
  /** Whether the first screen, or its failure, is there. */
  readonly isStarted: boolean;
  /** Changes whenever the guards have looked, also where the address stays. */
  readonly turn: number;
}

export interface Level {
  readonly Component: ComponentType | null;
  readonly ErrorBoundary: ComponentType | null;
}

export interface Router extends Observable<RouterState> {
  /**
   * Goes to an address of the portal, or so many steps in the history; the address changes when the screen is there.
   * @returns when it shows, or another navigation has overtaken it
   */
  navigate(this: void, to: string | number, options?: NavigateOptions): Promise<void>;
  /** Lets the guard of what shows look again. */
  revalidate(this: void): Promise<void>;
  /** Leaves the history alone from now on. */
  dispose(this: void): void;
}

export interface NavigateOptions {
  /** Takes the place of the entry in the history. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

interface Going {
  readonly location: Location;
  /** What it does to the history: `moved` is what the browser has done already, `again` looks where one is. */
  readonly how: 'push' | 'replace' | 'moved' | 'again';
}

type Shown = Pick<RouterState, 'params' | 'levels' | 'failure'>;

/** Starts to show the address of the history at once. */
export function createRouter(root: RootRoute, history: History): Router {
  const branches = branchesOf(root);
  const loaded = new Map<Route, ComponentType>();
  const first: Going = { location: history.read(), how: 'moved' };
  const nothing: Shown = { params: {}, levels: [], failure: null };
  const state = observed<RouterState>({
    ...nothing,
    location: first.location,
    isLoading: false,
    isStarted: false,
    turn: 0,
  });
  let under: Going | null = null;

  async function go(going: Going): Promise<void> {
    const { location, how } = going;
    const now = state.get();
    under = going;
    if (now.isStarted && how !== 'again' && isPlaceIn(now.location, location)) return arrive(going, now);
    if (now.isStarted && how !== 'again') state.set({ ...now, isLoading: true });
    const outcome = await prepare(location);
    if (under !== going) return;
    if ('redirect' in outcome)
      await go({ location: locationOf(outcome.redirect), how: how === 'push' ? how : 'replace' });
    else arrive(going, outcome);
  }

  /** Asks the guard and loads the parts at the same time. */
  async function prepare(location: Location): Promise<Shown | { readonly redirect: string }> {
    const { branch, params } = branchAt(branches, location.pathname) ?? { branch: [root] as const, params: {} };
    const parts = branch.map((route) => settled(load(route)));
    const screen = branch.length - 1;
    const verdict = await settled(
      Promise.resolve(branch[screen]?.guard?.(addressOf(location), params) ?? unknown(branch)),
    );
    if (verdict.status === 'rejected') return failed(branch, params, screen, verdict.reason);
    if (verdict.value === 'not-found') return failed(branch, params, screen, notFound);
    if (verdict.value !== 'shown') return verdict.value;
    const results = await Promise.all(parts);
    for (const [depth, result] of results.entries()) {
      if (result.status === 'rejected') return failed(branch, params, depth, result.reason);
    }
    return { params, levels: branch.map(levelOf), failure: null };
  }

  async function load(route: Route): Promise<void> {
    if (route.lazy !== undefined && !loaded.has(route)) loaded.set(route, await route.lazy());
  }

  function levelOf(route: Route): Level {
    return { Component: loaded.get(route) ?? route.Component ?? null, ErrorBoundary: route.ErrorBoundary ?? null };
  }

  /** What stands above the failure stays, as far as it is there. */
  function failed(branch: Branch, params: Params, failedAt: number, error: unknown): Shown {
    return { params, levels: branch.slice(0, boundaryOf(branch, failedAt) + 1).map(levelOf), failure: { error } };
  }

  function arrive({ location, how }: Going, { params, levels, failure }: Shown): void {
    under = null;
    if (how === 'push') history.push(location);
    if (how === 'replace') history.replace(location);
    const { turn } = state.get();
    state.set({ params, levels, failure, location, isLoading: false, isStarted: true, turn: turn + 1 });
  }

  const stop = history.onMove(() => void go({ location: history.read(), how: 'moved' }));
  void go(first);
  return {
    get: state.get,
    subscribe: state.subscribe,
    async navigate(to, { replace = false, state: left } = {}) {
      if (typeof to === 'number') history.go(to);
      else await go({ location: locationOf(to, left), how: replace ? 'replace' : 'push' });
    },
    revalidate: () => go(under ?? { location: state.get().location, how: 'again' }),
    dispose() {
      stop();
      under = null;
    },
  };
}

/** A screen without a guard is for everybody; an address without a screen is none. */
function unknown(branch: Branch): 'shown' | 'not-found' {
  return branch.at(-1)?.path === undefined ? 'not-found' : 'shown';
}

/** A part that nobody waits for any more may fail without a word. */
async function settled<T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [result] = await Promise.allSettled([promise]);
  return result;
}
