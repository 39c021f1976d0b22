import { type RefObject, useLayoutEffect } from 'react';

/** On phones, shows snackbars above this element: both are at the lower edge, and neither may cover the other's buttons. */
export function useSnackbarsAbove(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--app-below-snackbars', `${current.offsetHeight + 10}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--app-below-snackbars');
    };
  }, [element]);
}
