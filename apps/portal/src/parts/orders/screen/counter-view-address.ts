import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const name = 'view';
const value = 'wall';

/** Whether the URL requests the counter view of the tracking screen. */
export function isCounterView(query: URLSearchParams): boolean {
  return query.get(name) === value;
}

/** The URL stores the counter view, so that a bookmark opens it and Back closes it. */
export function useCounterViewAddress(): { isOpen: boolean; open(): void; close(): void } {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const openedHere = typeof state === 'object' && state !== null && 'counterViewOpenedHere' in state;
  const isOpen = isCounterView(query);
  useEffect(() => {
    if (!isOpen) return undefined;
    // When the counter view closes, the focus moves to the heading; a later effect may move it elsewhere.
    return () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [isOpen]);
  return {
    isOpen,
    open() {
      const next = new URLSearchParams(query);
      next.set(name, value);
      setQuery(next, { state: { counterViewOpenedHere: true } });
    },
    close() {
      const next = new URLSearchParams(query);
      next.delete(name);
      if (openedHere) void navigate(-1);
      else setQuery(next, { replace: true });
    },
  };
}
