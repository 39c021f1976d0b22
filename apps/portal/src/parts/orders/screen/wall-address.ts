import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@riderbell/web/routing/router-provider.tsx';

const name = 'view';
const value = 'wall';

/** Whether the address asks for the counter's wall view of the tracking screen. */
export function isWallView(query: URLSearchParams): boolean {
  return query.get(name) === value;
}

/** The wall stands in the address, so that a bookmark opens it at once and the way back leads out of it. */
export function useWallAddress(): { isOpen: boolean; open(): void; close(): void } {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const openedHere = typeof state === 'object' && state !== null && 'wallOpenedHere' in state;
  const isOpen = isWallView(query);
  useEffect(() => {
    if (!isOpen) return undefined;
    // The wall takes the focus along when it goes; whoever comes after it may know a better place.
    return () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [isOpen]);
  return {
    isOpen,
    open() {
      const next = new URLSearchParams(query);
      next.set(name, value);
      setQuery(next, { state: { wallOpenedHere: true } });
    },
    close() {
      const next = new URLSearchParams(query);
      next.delete(name);
      if (openedHere) void navigate(-1);
      else setQuery(next, { replace: true });
    },
  };
}
