import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the element that replaces a form, so that screen readers announce it and the keyboard continues there. */
export function useFocusOnArrival<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
