import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type RefObject } from 'react';

const never = () => () => undefined;

/**
 * Whether the scripts hear what is done on the page: not yet in what the server has drawn (decision 015). A button that does nothing
 * without them is disabled until then, so that no click is lost; nothing of its look says so, because it lasts a moment.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * For a control that can be changed before the scripts hear it: what was chosen until then counts.
 * @param take is given the element once, when it is heard
 */
export function useEarlyChoice<E extends Element>(take: (element: E) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const takeEarly = useEffectEvent(() => ref.current && take(ref.current));
  useEffect(() => void takeEarly(), []);
  return ref;
}
