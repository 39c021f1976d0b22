import type { AuthenticationResult, User } from '@riderbell/contract/shapes/session.ts';
import type { Credentials } from '@riderbell/web/api/api-client.ts';
import { createObservable } from '@riderbell/web/observable.ts';
import { randomId } from '@riderbell/web/random-id.ts';
import { storageKeys } from '../storage-keys.ts';
import type { Auth } from './auth.ts';
import { authOf, bearer, isValid, readAuth, refreshDueAt } from './auth.ts';
import { authorizationOf, type StoredCredentials, storedExternalToken } from './authorization.ts';
import { createGuestSession, type GuestParts, type GuestSession, isRefusal } from './guest.ts';
import { startModeOf } from './start-mode.ts';

/** Why a session ended: the merchant logged out, the server rejected it, or it ended in another tab. */
export type EndReason = 'logout' | 'refused' | 'elsewhere';

export interface SessionParts extends GuestParts {
  /** Exchanges the refresh token, or repeats an attempt whose answer was lost; throws an `ApiProblem`. */
  extend(refreshToken: string, attempt: string): Promise<AuthenticationResult>;
  /** Ends the session on the server. */
  revoke(authorization: string): Promise<void>;
  schedule(task: () => void, milliseconds: number): () => void;
}

export interface Session extends Credentials {
  /** The application mode; CLASSIC for a signed-out visitor too. */
  mode(): ReturnType<typeof startModeOf>['mode'];
  /** The sign-in, or null; the same object until it changes. */
  current(): Auth | null;
  /** The guest session, which remains after a sign-in until its orders are joined. */
  readonly guest: Pick<GuestSession, 'ensure' | 'refusal' | 'stored' | 'subscribe' | 'drop'>;
  subscribe(listener: () => void): () => void;
  begin(user: User, tokens: AuthenticationResult): void;
  /** The sign-in with a valid token; refreshes an expired one first. Throws if the server cannot be reached. */
  ensure(): Promise<Auth | null>;
  logout(): Promise<void>;
  /** Deletes the guest on the server and then here; if it throws an `ApiProblem`, the guest session continues. */
  forgetGuest(): Promise<void>;
  /** Listens to the end of the session. Listeners that register after an end are called too, until the next sign-in. */
  onEnd(listener: (reason: EndReason) => void): () => void;
  /** Starts the refresh loop and listens to other tabs; returns a function that stops both. */
  start(): () => void;
}

/** Much longer timers fire at once in browsers; an additional check is cheap. */
const longestTimer = 3_600_000;
/** The pause after a failed refresh, while the token is still valid. */
const refreshPause = 30_000;

/** The session of a signed-in vendor (specification §4, Session). */
export function createSession(parts: SessionParts): Session {
  const { store, clock } = parts;
  const auth = createObservable<Auth | null>(readAuth(store.read(storageKeys.auth)));
  const ends = createEndEvents();

  const save = (next: Auth) => {
    store.write(storageKeys.auth, next);
    store.remove(storageKeys.refreshAttempt);
    ends.clear();
    auth.set(next);
    loop.schedule();
  };

  const guest = createGuestSession(parts);
  const credentials = (): StoredCredentials => ({
    externalToken: storedExternalToken(store),
    auth: auth.get(),
    guestToken: guest.current()?.Token ?? null,
  });
  const mode = () => startModeOf(credentials()).mode;

  const hasSession = () => auth.get() !== null || mode() === 'GODROID' || guest.stored() !== null;

  const end = (reason: EndReason, hadSession = hasSession()) => {
    loop.pause();
    const wasSignedIn = auth.get() !== null;
    forgetTokens(store);
    // If the server ends the session before the guest's orders are joined, they still belong to the guest.
    if (!wasSignedIn || reason !== 'refused') guest.drop();
    // The search history contains customers' names.
    store.remove(storageKeys.searchHistory);
    if (!hadSession) return;
    auth.set(null);
    ends.emit(reason);
  };

  /** Rereads the sign-in, because another tab may have refreshed it or signed out. */
  const syncFromStorage = () => {
    const stored = readAuth(store.read(storageKeys.auth));
    // Without a sign-in in this tab there is nothing to end; the embedded mode is not affected.
    if (stored === null && auth.get() === null) return null;
    if (stored === null) end('elsewhere');
    else if (stored.meta.AccessToken !== auth.get()?.meta.AccessToken) auth.set(stored);
    return auth.get();
  };

  const refresh = (rejected: string) =>
    parts.withLock(async () => {
      const signIn = syncFromStorage();
      if (signIn === null || bearer(signIn) !== rejected) return signIn;
      try {
        const { RefreshToken: token } = signIn.meta;
        save(authOf(signIn.user, await parts.extend(token, attemptFor(token, store)), clock.now()));
      } catch (error) {
        if (!isRefusal(error) || error.status === 429) throw error;
        end('refused');
      }
      return auth.get();
    });

  const loop = refreshLoop(parts, auth.get, refresh);

  const syncGuest = () => {
    const wasGuest = mode() === 'GUEST';
    guest.reload();
    if (wasGuest && guest.stored() === null) end('elsewhere', true);
  };

  return {
    mode,
    guest,
    current: auth.get,
    subscribe: auth.subscribe,
    begin: (user, tokens) => save(authOf(user, tokens, clock.now())),
    async ensure() {
      const signIn = auth.get();
      if (signIn === null || isValid(signIn, clock.now())) return signIn;
      return refresh(bearer(signIn));
    },
    async logout() {
      const signIn = auth.get();
      end('logout');
      if (signIn === null) return;
      // Removing the tokens already signs the merchant out; the server's confirmation is not needed.
      await parts.revoke(bearer(signIn)).catch(() => undefined);
    },
    async forgetGuest() {
      await guest.revoke();
      end('logout');
    },
    onEnd: ends.listen,
    start() {
      guest.start();
      const stops = [
        store.onChangeElsewhere(storageKeys.auth, () => {
          syncFromStorage();
          loop.schedule();
        }),
        store.onChangeElsewhere(storageKeys.guestToken, syncGuest),
      ];
      loop.start();
      return () => {
        loop.stop();
        for (const stop of stops) stop();
      };
    },
    authorization() {
      const stored = credentials();
      return authorizationOf(mode() === 'GODROID' ? stored : { ...stored, externalToken: null });
    },
    async renew(rejected) {
      // The embedding system refreshes its own token.
      if (mode() === 'GODROID') return null;
      if (auth.get() === null) return guest.renew(rejected);
      const renewed = rejected === null ? null : await refresh(rejected);
      return renewed === null ? null : bearer(renewed);
    },
    refused: () => end('refused'),
  };
}

function forgetTokens(store: SessionParts['store']): void {
  store.remove(storageKeys.auth);
  store.remove(storageKeys.refreshAttempt);
  store.remove(storageKeys.externalToken);
}

/**
 * The id of the attempt to refresh a token. Reuses that of another tab or an earlier visit whose answer never came, because the token
 * may already be used. It is removed after the answer, so that a thief who has only the token cannot get its successor.
 */
function attemptFor(token: string, store: SessionParts['store']): string {
  const stored = String(store.read(storageKeys.refreshAttempt));
  if (stored.startsWith(`${token} `)) return stored.slice(token.length + 1);
  const attempt = randomId();
  store.write(storageKeys.refreshAttempt, `${token} ${attempt}`);
  return attempt;
}

/** Notifies listeners of the end of a session; later listeners get the last end too, until it is cleared. */
function createEndEvents() {
  const listeners = new Set<(reason: EndReason) => void>();
  let last: EndReason | null = null;
  return {
    emit(reason: EndReason): void {
      last = reason;
      for (const listener of listeners) listener(reason);
    },
    clear(): void {
      last = null;
    },
    listen(listener: (reason: EndReason) => void): () => void {
      listeners.add(listener);
      if (last !== null) listener(last);
      return () => void listeners.delete(listener);
    },
  };
}

/** Refreshes the token whenever it is due (specification §4, Session). */
function refreshLoop(
  { clock, schedule: runLater }: Pick<SessionParts, 'clock' | 'schedule'>,
  current: () => Auth | null,
  refresh: (rejected: string) => Promise<unknown>,
) {
  let isRunning = false;
  let cancelTimer: (() => void) | null = null;
  const pause = () => cancelTimer?.();
  const schedule = (atLeast = 0) => {
    pause();
    const signIn = current();
    if (!isRunning || signIn === null) return;
    const due = Math.max(refreshDueAt(signIn) - clock.now(), atLeast);
    cancelTimer = runLater(onTimer, Math.min(due, longestTimer));
  };
  const onTimer = () => {
    const signIn = current();
    if (signIn === null) return;
    if (refreshDueAt(signIn) > clock.now()) return schedule();
    // A failure does not change the session: the loop retries, and the next call reports the problem.
    refresh(bearer(signIn)).then(
      () => schedule(),
      () => schedule(refreshPause),
    );
  };
  return {
    schedule: () => schedule(),
    pause,
    start() {
      isRunning = true;
      schedule();
    },
    stop() {
      isRunning = false;
      pause();
    },
  };
}
