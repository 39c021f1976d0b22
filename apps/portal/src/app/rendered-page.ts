import type { Router } from '@riderbell/web/routing/router.ts';
import { notFound } from '@riderbell/web/routing/routes.ts';

/**
 * A page that the server has rendered (`render-pages.tsx`) says so at `#root`: for whom it is, and how it writes values.
 * `build/first-paint.ts` and `ui/styles/document.css` cover a page that the visitor is about to be led away from.
 */
export function isRendered(element: HTMLElement): boolean {
  return element.dataset.rendered !== undefined;
}

/**
 * Whether the portal would show now what the server has rendered, so that it may take the page over as it stands. It would not when
 * somebody is signed in, when a part could not be loaded, or when the two write numbers and names differently.
 */
export function showsTheSame(element: HTMLElement, path: string, router: Router, formats: string): boolean {
  const { location, failure } = router.get();
  const failed = failure !== null && failure.error !== notFound;
  return location.pathname === path && !failed && element.dataset.formats === formats;
}

/** From here on the page is the portal's: what it does not take over goes. */
export function uncover(element: HTMLElement, stays: boolean): void {
  if (isRendered(element) && !stays) element.replaceChildren();
  delete document.documentElement.dataset.signedIn;
  delete element.dataset.rendered;
  delete element.dataset.formats;
  document.querySelector('#root + .app-splash')?.remove();
}
