import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { PageNotFound } from './guards/page-not-found.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Whether the server has rendered the page (`render-pages.tsx`). Attributes of `#root` say for whom, and in which formats.
 * `build/first-paint.ts` and `ui/styles/document.css` hide a page from which the guards will redirect the visitor.
 */
export function isRendered(element: HTMLElement): boolean {
  return element.dataset.rendered !== undefined;
}

/**
 * Starts the router. A server-rendered page stays until everything on it is loaded; the router then starts
 * with that view and keeps the reader's scroll position.
 * @param formats see `formatSample`
 * @returns `canHydrate` says whether React may hydrate the page. It may not if a merchant is signed in, if a part
 *   could not be loaded, or if the server and the browser format numbers and names differently.
 */
export async function startRouter(
  element: HTMLElement,
  routes: RouteObject[],
  formats: string,
): Promise<{ router: Router; canHydrate: boolean }> {
  if (!isRendered(element)) return { router: createBrowserRouter(routes), canHydrate: false };
  const view = await loadFirstView(routes);
  if (view === null) return { router: createBrowserRouter(routes), canHydrate: false };
  const isShown = Object.values(view.errors ?? {}).every((error) => error instanceof PageNotFound);
  return {
    router: createBrowserRouter(routes, { hydrationData: view }),
    canHydrate: isShown && element.dataset.formats === formats,
  };
}

/**
 * Loads the view of the page; null if the router must follow a redirect. The library's static handler does the same on the
 * server, but would add 2.8 kB gzip to every page. Each branch of the routes has one loader, at its leaf.
 */
async function loadFirstView(routes: RouteObject[]): Promise<HydrationState | null> {
  const matches = matchRoutes(routes, window.location) ?? [];
  const { route, params } = matches.at(-1) ?? {};
  if (route?.id === undefined || typeof route.loader !== 'function') return null;
  const request = new Request(window.location.href);
  const context = new RouterContextProvider();
  const url = new URL(request.url);
  try {
    const data: unknown = await route.loader({
      request,
      url,
      params: params ?? {},
      pattern: route.path ?? '',
      context,
    });
    return data instanceof Response ? null : { loaderData: { [route.id]: data } };
  } catch (error) {
    const boundary = matches.findLast(({ route }) => route.ErrorBoundary !== undefined)?.route.id;
    return error instanceof Response || boundary === undefined
      ? null
      : { loaderData: {}, errors: { [boundary]: error } };
  }
}

/** Hands the page over to the portal: removes the splash, and the server's content unless it is hydrated. */
export function revealPortal(element: HTMLElement, canHydrate: boolean): void {
  if (isRendered(element) && !canHydrate) element.replaceChildren();
  delete document.documentElement.dataset.signedIn;
  delete element.dataset.rendered;
  delete element.dataset.formats;
  document.querySelector('#root + .app-splash')?.remove();
}
