import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { NotFound } from './guards/not-found.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * A page that the server has rendered (`render-pages.tsx`) says so at `#root`: for whom it is, and how it writes values.
 * `build/first-paint.ts` and `ui/styles/document.css` cover a page that the visitor is about to be led away from.
 */
export function isRendered(element: HTMLElement): boolean {
  return element.dataset.rendered !== undefined;
}

/**
 * Starts the router. A page that the server has rendered stays until all that it shows can be shown again; the router then begins
 * with that view, and leaves the page where its reader has scrolled it.
 * @param formats see `formatSample`
 * @returns `stays` is whether the portal may take the page over as it stands. It may not when somebody is signed in, when a part
 *   could not be loaded, or when the server and the browser write numbers and names differently.
 */
export async function startRouter(
  element: HTMLElement,
  routes: RouteObject[],
  formats: string,
): Promise<{ router: Router; stays: boolean }> {
  if (!isRendered(element)) return { router: createBrowserRouter(routes), stays: false };
  const view = await loadFirstView(routes);
  if (view === null) return { router: createBrowserRouter(routes), stays: false };
  const isShown = Object.values(view.errors ?? {}).every((error) => error instanceof NotFound);
  return {
    router: createBrowserRouter(routes, { hydrationData: view }),
    stays: isShown && element.dataset.formats === formats,
  };
}

/**
 * Loads what the page shows; null when the router has a redirect to follow. The library's static handler does the same, as the
 * server does, but weighs 2.8 kB gzip on every page. Each way through the routes has one loader, at its end.
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

/** From here on the page is the portal's: what it does not take over goes. */
export function uncover(element: HTMLElement, stays: boolean): void {
  if (isRendered(element) && !stays) element.replaceChildren();
  delete document.documentElement.dataset.signedIn;
  delete element.dataset.rendered;
  delete element.dataset.formats;
  document.querySelector('#root + .app-splash')?.remove();
}
