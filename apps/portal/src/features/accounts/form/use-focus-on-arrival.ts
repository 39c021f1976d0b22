import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to what has taken the place of a form, so that it is read out and the keyboard goes on from there. */
export function useFocusOnArrival<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
