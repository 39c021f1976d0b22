import { type RefObject, useEffect, useRef } from 'react';

/** Returns the focus to the list when the open order that had it closes. */
export function useFocusReturn(list: RefObject<HTMLElement | null>, openId: string | null): void {
  const before = useRef(openId);
  useEffect(() => {
    const closed = before.current !== null && openId === null;
    before.current = openId;
    // The focus of a removed element falls to the body; anywhere else the user moved it on purpose.
    if (closed && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [list, openId]);
}
