import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import type { Clock } from '@riderbell/web/clock.ts';
import { type Observable, createObservable } from '@riderbell/web/observable.ts';
import type { Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../storage-keys.ts';

/** The session of somebody without an account, as it is kept. `Expires` and `Obtained` are epoch milliseconds. */
export interface Guest {
  readonly Token: string;
  readonly Expires: number;
  readonly Obtained: number;
}

export interface GuestParts {
  store: Store;
  clock: Clock;
  /** Whether guests may request riders now (the flag guest_checkout). */
  offersGuests(): boolean;
  /**
   * Asks for a guest session, of the same guest when its token is handed over and still holds.
   * @returns the token and how many seconds it lives; throws an `ApiProblem`
   */
  askGuest(token: string | null): Promise<{ readonly token: string; readonly seconds: number }>;
  /** Ends the guest of the token at the server; throws an `ApiProblem`. */
  endGuest(token: string): Promise<void>;
  exclusively<T>(task: () => Promise<T>): Promise<T>;
}

export interface GuestSession {
  /** The guest, as long as the token lives and guests are admitted; the same object until it changes. */
  current(): Guest | null;
  /** What is kept, whether or not it may be used: somebody who has signed in since takes the orders along with it. */
  held(): Guest | null;
  subscribe(listener: () => void): () => void;
  /**
   * The guest, with a new session where there is none, and a longer one where half its life is over. Null when none is given:
   * `refusal` says why.
   */
  ensure(): Promise<Guest | null>;
  /** Why the last new session was not given, or null; for the page that offers it. */
  readonly refusal: Observable<ApiProblem | null>;
  /**
   * Whoever was a guest goes on as a new one, so that what was filled in stays. Takes the authorization that the server refused, and
   * answers the new one; null where there was no guest, or no new one is given.
   */
  renew(refused: string | null): Promise<string | null>;
  /** Tells the server that the guest is to be forgotten; throws an `ApiProblem`, and then nothing has ended. */
  revoke(): Promise<void>;
  /** Ends it here, with what was kept of its orders. */
  drop(): void;
  /** Looks again at what is kept: another tab may have changed it. */
  look(): void;
  /** The same at the start of a visit: one that has expired or cannot be read is cleared (specification §4, Session). */
  start(): void;
}

/** A guest on this device (specification §1, §4): a token, and nothing that says who it is. */
export function createGuestSession(parts: GuestParts): GuestSession {
  const { store, clock } = parts;
  const held = createObservable(readGuest(store.read(storageKeys.guestToken)));
  const refusal = createObservable<ApiProblem | null>(null);
  const current = () => {
    const guest = held.get();
    return guest !== null && guest.Expires > clock.now() && parts.offersGuests() ? guest : null;
  };
  const drop = () => {
    store.remove(storageKeys.guestToken);
    store.remove(storageKeys.guestOrders);
    held.set(null);
  };
  const look = () => {
    const stored = readGuest(store.read(storageKeys.guestToken));
    if (stored?.Token !== held.get()?.Token) held.set(stored);
  };
  const ask = (unwanted: string | null, known: string | null) =>
    parts.exclusively(async () => {
      look();
      const other = current();
      // Another tab has asked meanwhile.
      if (other !== null && bearerOf(other.Token) !== unwanted) return other;
      if (!parts.offersGuests()) return null;
      // Until there is an answer the old one stays, so that the next call tries again.
      const { token, seconds } = await parts.askGuest(known);
      // A new guest sees nothing of the one before.
      if (known === null) drop();
      const now = clock.now();
      const guest = { Token: token, Expires: now + seconds * 1000, Obtained: now };
      store.write(storageKeys.guestToken, guest);
      held.set(guest);
      return guest;
    });
  const begin = async () => {
    refusal.set(null);
    try {
      return await ask(null, null);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusal.set(error);
      return null;
    }
  };
  return {
    current,
    refusal,
    held: held.get,
    subscribe: held.subscribe,
    async ensure() {
      const guest = current();
      if (guest === null) return begin();
      const { Token, Expires, Obtained } = guest;
      // Nobody waits for a longer life: the present one is long enough to ask again later.
      if (clock.now() - Obtained > (Expires - Obtained) / 2) ask(bearerOf(Token), Token).catch(() => undefined);
      return guest;
    },
    async renew(refused) {
      if (held.get() === null) return null;
      try {
        const renewed = await ask(refused, null);
        return renewed === null ? null : bearerOf(renewed.Token);
      } catch (error) {
        if (!isRefusal(error) || error.status === 429) throw error;
        return null;
      }
    },
    // No longer life is asked for meanwhile, in no tab.
    revoke: () =>
      parts.exclusively(async () => {
        look();
        const guest = held.get();
        if (guest !== null) await parts.endGuest(guest.Token);
      }),
    drop,
    look,
    start() {
      look();
      if ((held.get()?.Expires ?? 0) <= clock.now()) drop();
    },
  };
}

/** A refusal is the server's own word; no answer, or a server in trouble, is not. */
export function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500;
}

/** The authorization of a guest (specification §7, Transport). */
export function bearerOf(token: string): string {
  return `Bearer ${token}`;
}

/** What storage holds; anything but a whole session of a guest is none. */
export function readGuest(value: unknown): Guest | null {
  if (typeof value !== 'object' || value === null) return null;
  const { Token, Expires, Obtained } = value as Partial<Record<keyof Guest, unknown>>;
  const whole = typeof Expires === 'number' && typeof Obtained === 'number' && isToken(Token);
  return whole ? { Token, Expires, Obtained } : null;
}

/** A header cannot hold what a token never has: blanks, controls, letters beyond ASCII. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);
}
