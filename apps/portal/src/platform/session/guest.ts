import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import type { Clock } from '@riderbell/web/clock.ts';
import { type Observable, createObservable } from '@riderbell/web/observable.ts';
import type { Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../storage-keys.ts';

/** The stored session of a visitor without an account. `Expires` and `Obtained` are epoch milliseconds. */
export interface Guest {
  readonly Token: string;
  readonly Expires: number;
  readonly Obtained: number;
}

export interface GuestParts {
  store: Store;
  clock: Clock;
  /** Whether guests may request riders now (the flag guest_checkout). */
  areGuestsAllowed(): boolean;
  /**
   * Requests a guest session; with a valid token, for the same guest.
   * @returns the token and its lifetime in seconds; throws an `ApiProblem`
   */
  requestGuest(token: string | null): Promise<{ readonly token: string; readonly seconds: number }>;
  /** Deletes the token's guest on the server; throws an `ApiProblem`. */
  endGuest(token: string): Promise<void>;
  withLock<T>(task: () => Promise<T>): Promise<T>;
}

export interface GuestSession {
  /** The guest while the token is valid and guests are allowed; the same object until it changes. */
  current(): Guest | null;
  /** The stored session, even if it must not be used: after a sign-in it serves to join the guest's orders. */
  stored(): Guest | null;
  subscribe(listener: () => void): () => void;
  /**
   * Returns the guest; starts a session if there is none, and extends one after half of its lifetime. Null if the server gives none:
   * `refusal` then has the reason.
   */
  ensure(): Promise<Guest | null>;
  /** Why the server refused the last new session, or null; for the page with the guest offer. */
  readonly refusal: Observable<ApiProblem | null>;
  /**
   * Replaces a rejected guest session with a new one, so that the form stays filled in. Takes the rejected authorization and
   * returns the new one; null if there was no guest or the server gives no new session.
   */
  renew(rejected: string | null): Promise<string | null>;
  /** Deletes the guest on the server; if it throws an `ApiProblem`, the session continues. */
  revoke(): Promise<void>;
  /** Removes the session and its orders from this device. */
  drop(): void;
  /** Rereads the stored session, because another tab may have changed it. */
  reload(): void;
  /** Rereads it at the start of a visit, and clears an expired or malformed session (specification §4, Session). */
  start(): void;
}

/** A guest on this device (specification §1, §4): only a token, and nothing that identifies the person. */
export function createGuestSession(parts: GuestParts): GuestSession {
  const { store, clock } = parts;
  const stored = createObservable(readGuest(store.read(storageKeys.guestToken)));
  const refusal = createObservable<ApiProblem | null>(null);
  const current = () => {
    const guest = stored.get();
    return guest !== null && guest.Expires > clock.now() && parts.areGuestsAllowed() ? guest : null;
  };
  const drop = () => {
    store.remove(storageKeys.guestToken);
    store.remove(storageKeys.guestOrders);
    stored.set(null);
  };
  const reload = () => {
    const latest = readGuest(store.read(storageKeys.guestToken));
    if (latest?.Token !== stored.get()?.Token) stored.set(latest);
  };
  const request = (rejected: string | null, extendedToken: string | null) =>
    parts.withLock(async () => {
      reload();
      const renewed = current();
      // Another tab has renewed the session meanwhile.
      if (renewed !== null && bearerOf(renewed.Token) !== rejected) return renewed;
      if (!parts.areGuestsAllowed()) return null;
      // Keep the old session until the answer, so that the next call can retry.
      const { token, seconds } = await parts.requestGuest(extendedToken);
      // A new guest must not see the previous guest's orders.
      if (extendedToken === null) drop();
      const now = clock.now();
      const guest = { Token: token, Expires: now + seconds * 1000, Obtained: now };
      store.write(storageKeys.guestToken, guest);
      stored.set(guest);
      return guest;
    });
  const begin = async () => {
    refusal.set(null);
    try {
      return await request(null, null);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusal.set(error);
      return null;
    }
  };
  return {
    current,
    refusal,
    stored: stored.get,
    subscribe: stored.subscribe,
    async ensure() {
      const guest = current();
      if (guest === null) return begin();
      const { Token, Expires, Obtained } = guest;
      // Extend in the background: the remaining lifetime is long enough for a later retry.
      if (clock.now() - Obtained > (Expires - Obtained) / 2) request(bearerOf(Token), Token).catch(() => undefined);
      return guest;
    },
    async renew(rejected) {
      if (stored.get() === null) return null;
      try {
        const renewed = await request(rejected, null);
        return renewed === null ? null : bearerOf(renewed.Token);
      } catch (error) {
        if (!isRefusal(error) || error.status === 429) throw error;
        return null;
      }
    },
    // The lock prevents an extension in any tab meanwhile.
    revoke: () =>
      parts.withLock(async () => {
        reload();
        const guest = stored.get();
        if (guest !== null) await parts.endGuest(guest.Token);
      }),
    drop,
    reload,
    start() {
      reload();
      if ((stored.get()?.Expires ?? 0) <= clock.now()) drop();
    },
  };
}

/** Whether the server rejected the request; no answer or a server failure does not count. */
export function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500;
}

/** The authorization of a guest (specification §7, Transport). */
export function bearerOf(token: string): string {
  return `Bearer ${token}`;
}

/** Reads a stored guest session; null if it is malformed or incomplete. */
export function readGuest(value: unknown): Guest | null {
  if (typeof value !== 'object' || value === null) return null;
  const { Token, Expires, Obtained } = value as Partial<Record<keyof Guest, unknown>>;
  const isComplete = typeof Expires === 'number' && typeof Obtained === 'number' && isToken(Token);
  return isComplete ? { Token, Expires, Obtained } : null;
}

/** Whether the value is a token that fits into a header: only visible ASCII characters. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);
}
