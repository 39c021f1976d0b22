import type { AuthenticationResult, User } from '@riderbell/contract/shapes/session.ts';
import type { Credentials } from '../api/api-client.ts';
import { ApiProblem } from '../api/api-problem.ts';
import type { Clock } from '../clock.ts';
import { observed } from '../observable.ts';
import type { Store } from '../storage.ts';
import { storageKeys } from '../storage.ts';
import type { Auth } from './auth.ts';
import { authOf, bearer, isValid, readAuth, refreshDueAt } from './auth.ts';

/** Why a session ended: the person left, the server refused it, or another tab of the browser left. */
export type EndReason = 'logout' | 'refused' | 'elsewhere';

export interface SessionParts {
  store: Store;
  clock: Clock;
  /** Trades the refresh token; throws an `ApiProblem`. */
  extend(refreshToken: string): Promise<AuthenticationResult>;
  /** Tells the server that the session is over. */
  revoke(authorization: string): Promise<void>;
  /** Runs one at a time across the tabs of the browser: a refresh token works once. */
  exclusively<T>(task: () => Promise<T>): Promise<T>;
  schedule(task: () => void, milliseconds: number): () => void;
}

export interface Session extends Credentials {
  /** The sign-in, or null; the same object until it changes. */
  current(): Auth | null;
  subscribe(listener: () => void): () => void;
  begin(user: User, tokens: AuthenticationResult): void;
  /** The sign-in with a token that has not expired; trades an old one first. Throws when the server cannot be reached. */
  ensure(): Promise<Auth | null>;
  logout(): Promise<void>;
  onEnd(listener: (reason: EndReason) => void): () => void;
  /** Starts the refresh loop and listens to the other tabs; returns the way to stop. */
  start(): () => void;
}

/** Beyond this, browsers fire a timer at once; a check in between costs nothing. */
const longestTimer = 3_600_000;
/** How long a failed refresh waits before the next, while the token still lives. */
const refreshPause = 30_000;

/** The session of a signed-in vendor (specification §4, Session). */
export function createSession(parts: SessionParts): Session {
  const { store, clock } = parts;
  const auth = observed<Auth | null>(readAuth(store.read(storageKeys.auth)));
  const endListeners = new Set<(reason: EndReason) => void>();
  let cancelTimer: (() => void) | null = null;
  let started = false;

  const keep = (next: Auth) => {
    store.write(storageKeys.auth, next);
    auth.set(next);
    plan();
  };

  const end = (reason: EndReason) => {
    cancelTimer?.();
    store.remove(storageKeys.auth);
    store.remove(storageKeys.guestOrders);
    // It names customers.
    store.remove(storageKeys.searchHistory);
    if (auth.get() === null) return;
    auth.set(null);
    for (const listener of endListeners) listener(reason);
  };

  /** Another tab may have traded the token, or signed out, while this one waited. */
  const takeFromStorage = () => {
    const stored = readAuth(store.read(storageKeys.auth));
    if (stored === null) end('elsewhere');
    else if (stored.meta.AccessToken !== auth.get()?.meta.AccessToken) auth.set(stored);
    return auth.get();
  };

  const refresh = (unwanted: string) =>
    parts.exclusively(async () => {
      const known = takeFromStorage();
      if (known === null || bearer(known) !== unwanted) return known;
      try {
        keep(authOf(known.user, await parts.extend(known.meta.RefreshToken), clock.now()));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        end('refused');
      }
      return auth.get();
    });

  const plan = (atLeast = 0) => {
    cancelTimer?.();
    const known = auth.get();
    if (!started || known === null) return;
    const due = Math.max(refreshDueAt(known) - clock.now(), atLeast);
    cancelTimer = parts.schedule(onTimer, Math.min(due, longestTimer));
  };

  const onTimer = () => {
    const known = auth.get();
    if (known === null) return;
    if (refreshDueAt(known) > clock.now()) return plan();
    // A failure leaves the session as it is: the loop comes again, and the next call tells the person.
    refresh(bearer(known)).then(
      () => plan(),
      () => plan(refreshPause),
    );
  };

  return {
    current: auth.get,
    subscribe: auth.subscribe,
    begin: (user, tokens) => keep(authOf(user, tokens, clock.now())),
    async ensure() {
      const known = auth.get();
      if (known === null || isValid(known, clock.now())) return known;
      return refresh(bearer(known));
    },
    async logout() {
      const known = auth.get();
      end('logout');
      if (known === null) return;
      // The person is out as soon as the tokens are gone here; the server hears of it when it can.
      await parts.revoke(bearer(known)).catch(() => undefined);
    },
    onEnd(listener) {
      endListeners.add(listener);
      return () => void endListeners.delete(listener);
    },
    start() {
      started = true;
      const stopListening = store.onChangeElsewhere(storageKeys.auth, () => {
        takeFromStorage();
        plan();
      });
      plan();
      return () => {
        started = false;
        cancelTimer?.();
        stopListening();
      };
    },
    authorization() {
      const known = auth.get();
      return known === null ? null : bearer(known);
    },
    async renew(refused) {
      if (refused === null) return null;
      const renewed = await refresh(refused);
      return renewed === null ? null : bearer(renewed);
    },
    refused: () => end('refused'),
  };
}

/** A refusal is the server's own word; no answer, or a server in trouble, is not. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.status !== 429;
}
