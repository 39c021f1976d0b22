import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type RefObject } from 'react';

const never = () => () => undefined;

/**
 * Whether React has hydrated the page, which the server rendered (decision 015). A button that does nothing
 * without scripts is disabled until then, so that no click is lost; its look does not change, because hydration takes a moment.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * For a control that can be changed before hydration: applies the earlier choice.
 * @param apply called once with the element, after hydration
 */
export function useEarlyChoice<E extends Element>(apply: (element: E) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const applyEarly = useEffectEvent(() => ref.current && apply(ref.current));
  useEffect(() => void applyEarly(), []);
  return ref;
}
