import { type RefObject, useLayoutEffect } from 'react';

/** While the element is there, notices on a phone stand above it: both belong at the lower edge, and neither may hide the other's buttons. */
export function useNoticesAbove(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--app-below-notices', `${current.offsetHeight + 10}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--app-below-notices');
    };
  }, [element]);
}
