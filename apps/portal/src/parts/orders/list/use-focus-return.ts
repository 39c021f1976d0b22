import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus back to the list when the opened order that held it goes away. */
export function useFocusReturn(list: RefObject<HTMLElement | null>, openId: string | null): void {
  const before = useRef(openId);
  useEffect(() => {
    const closed = before.current !== null && openId === null;
    before.current = openId;
    // The focus of an element that is taken away falls to the body; anywhere else, it was moved on purpose.
    if (closed && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [list, openId]);
}
