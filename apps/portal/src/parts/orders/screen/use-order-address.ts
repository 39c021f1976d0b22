import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The order that the URL names, with functions to open another and to close it. */
export interface OrderAddress {
  orderId: string | null;
  /** `also` sets other parts of the query; null removes one. */
  open(orderId: string, also?: Readonly<Record<string, string | null>>): void;
  close(): void;
}

/**
 * Reads and writes the open order in the URL, so that a reload, a shared link and the back button work. The
 * specification has both `order_id` and `orderID` (§2); this writes the first.
 */
export function useOrderAddress(): OrderAddress {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const openedHere = cameFromList(useLocation().state);
  const orderId = query.get('order_id') ?? query.get('orderID');
  return {
    orderId,
    open(id, also = {}) {
      const next = without(query, 'orderID');
      next.set('order_id', id);
      for (const [name, value] of Object.entries(also)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      // Moving from order to order replaces the entry, so that Back leads to the list in one step.
      setQuery(next, { replace: orderId !== null, state: { openedHere: openedHere || orderId === null } });
    },
    close() {
      if (openedHere) void navigate(-1);
      else setQuery(without(query, 'orderID', 'order_id'), { replace: true });
    },
  };
}

function without(query: URLSearchParams, ...names: string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of names) next.delete(name);
  return next;
}

function cameFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === true;
}
