import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { createObservable, type Observable } from '@riderbell/web/observable.ts';

const shown = createObservable<string | null>(null);

/** The path of the current screen, for code outside the router; null before the first screen. */
export const shownPath: Observable<string | null> = shown;

/** Publishes the router's location, which is that of the last screen that its guard admitted. */
export function useShownPath(): void {
  const { pathname } = useLocation();
  useEffect(() => shown.set(pathname), [pathname]);
}
