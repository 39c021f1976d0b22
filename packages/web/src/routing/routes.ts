import type { ComponentType } from 'react';
import { matchPath, type Params } from './match-path.ts';

/** What a visitor meets at an address. */
export type Verdict = 'shown' | 'not-found' | { readonly redirect: string };

/**
 * Asked before a screen shows, with the path, the query and the hash of its address and what they give for the names of its pattern. What it
 * throws, its screen's `ErrorBoundary` shows.
 */
export type Guard = (address: string, params: Params) => Promise<Verdict>;

export interface Route {
  /** The whole pattern of the address; only of a route without children. */
  readonly path?: string;
  readonly guard?: Guard;
  /** What shows, with an `<Outlet>` for the children; without it the children alone. */
  readonly Component?: ComponentType;
  /** Brings the component when somebody goes there. */
  readonly lazy?: () => Promise<ComponentType>;
  /** Shows in the place of whatever failed in here; `useRouteError` says what. */
  readonly ErrorBoundary?: ComponentType;
  readonly children?: readonly Route[];
}

/** Around all routes; no failure gets past it. */
export type RootRoute = Route & Required<Pick<Route, 'ErrorBoundary'>>;

/** What a route's `ErrorBoundary` is told of an address that does not exist. */
export const notFound = Symbol('not found');

/** A way from the root to a screen. */
export type Branch = readonly [RootRoute, ...Route[]];

/** The ways to all screens, in the order of the routes. */
export function branchesOf(root: RootRoute): Branch[] {
  const below = (branch: Branch): Branch[] =>
    branch.at(-1)?.children?.flatMap((child) => below([...branch, child])) ?? [branch];
  return below([root]);
}

/** The first way whose pattern the address has. */
export function branchAt(branches: readonly Branch[], pathname: string): { branch: Branch; params: Params } | null {
  for (const branch of branches) {
    const pattern = branch.at(-1)?.path;
    const params = pattern === undefined ? null : matchPath(pattern, pathname);
    if (params !== null) return { branch, params };
  }
  return null;
}

/** How deep what shows a failure stands: at the route that failed, or the next one above it. */
export function boundaryOf(branch: Branch, failedAt: number): number {
  return branch.findLastIndex(({ ErrorBoundary }, depth) => depth <= failedAt && ErrorBoundary !== undefined);
}
