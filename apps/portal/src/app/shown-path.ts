import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { createObservable, type Observable } from '@riderbell/web/observable.ts';

const shown = createObservable<string | null>(null);

/** The path of the screen that shows, for what runs outside of the router; null before the first one. */
export const shownPath: Observable<string | null> = shown;

/** The router's location is that of the last screen that its guard has let show. */
export function useShownPath(): void {
  const { pathname } = useLocation();
  useEffect(() => shown.set(pathname), [pathname]);
}
