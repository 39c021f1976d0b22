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
 * @param take called once with the element, after hydration
 */
export function useEarlyChoice<E extends Element>(take: (element: E) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const takeEarly = useEffectEvent(() => ref.current && take(ref.current));
  useEffect(() => void takeEarly(), []);
  return ref;
}
