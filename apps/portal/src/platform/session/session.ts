import type { AuthenticationResult, User } from '@riderbell/contract/shapes/session.ts';
import type { Credentials } from '@riderbell/web/api/api-client.ts';
import { createObservable } from '@riderbell/web/observable.ts';
import { randomId } from '@riderbell/web/random-id.ts';
import { storageKeys } from '../storage-keys.ts';
import type { Auth } from './auth.ts';
import { authOf, bearer, isValid, readAuth, refreshDueAt } from './auth.ts';
import { authorizationOf, type HeldCredentials, heldExternalToken } from './authorization.ts';
import { createGuestSession, type GuestParts, type GuestSession, isRefusal } from './guest.ts';
import { startUpOf } from './start-up.ts';

/** Why a session ended: the person left, the server refused it, or another tab of the browser left. */
export type EndReason = 'logout' | 'refused' | 'elsewhere';

export interface SessionParts extends GuestParts {
  /** Trades the refresh token, or asks again for the answer of the same attempt; throws an `ApiProblem`. */
  extend(refreshToken: string, attempt: string): Promise<AuthenticationResult>;
  /** Tells the server that the session is over. */
  revoke(authorization: string): Promise<void>;
  schedule(task: () => void, milliseconds: number): () => void;
}

export interface Session extends Credentials {
  /** CLASSIC also while nobody is signed in. */
  mode(): ReturnType<typeof startUpOf>['mode'];
  /** The sign-in, or null; the same object until it changes. */
  current(): Auth | null;
  /** Who uses the portal without an account, or did until the sign-in. */
  readonly guest: Pick<GuestSession, 'ensure' | 'refusal' | 'held' | 'subscribe' | 'drop'>;
  subscribe(listener: () => void): () => void;
  begin(user: User, tokens: AuthenticationResult): void;
  /** The sign-in with a token that has not expired; trades an old one first. Throws when the server cannot be reached. */
  ensure(): Promise<Auth | null>;
  logout(): Promise<void>;
  /** Ends the guest at the server and then here; throws an `ApiProblem`, and then it goes on. */
  forgetGuest(): Promise<void>;
  /** An end that came while the first screen was still loading is told also to who listens after it, until the next sign-in. */
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
  const auth = createObservable<Auth | null>(readAuth(store.read(storageKeys.auth)));
  const ends = endNews();

  const keep = (next: Auth) => {
    store.write(storageKeys.auth, next);
    store.remove(storageKeys.refreshAttempt);
    ends.forget();
    auth.set(next);
    loop.plan();
  };

  const guest = createGuestSession(parts);
  const credentials = (): HeldCredentials => ({
    externalToken: heldExternalToken(store),
    auth: auth.get(),
    guestToken: guest.current()?.Token ?? null,
  });
  const mode = () => startUpOf(credentials()).mode;

  const isSomeone = () => auth.get() !== null || mode() === 'GODROID' || guest.held() !== null;

  const end = (reason: EndReason, someone = isSomeone()) => {
    loop.pause();
    const signedIn = auth.get() !== null;
    forgetTokens(store);
    // A sign-in that the server ended may come before the guest's orders have come along: they are still the guest's.
    if (!signedIn || reason !== 'refused') guest.drop();
    // It names customers.
    store.remove(storageKeys.searchHistory);
    if (!someone) return;
    auth.set(null);
    ends.tell(reason);
  };

  /** Another tab may have traded the token, or signed out, while this one waited. */
  const takeFromStorage = () => {
    const stored = readAuth(store.read(storageKeys.auth));
    // Nobody signs out of the system around the portal by signing out here.
    if (stored === null && auth.get() === null) return null;
    if (stored === null) end('elsewhere');
    else if (stored.meta.AccessToken !== auth.get()?.meta.AccessToken) auth.set(stored);
    return auth.get();
  };

  const refresh = (unwanted: string) =>
    parts.exclusively(async () => {
      const known = takeFromStorage();
      if (known === null || bearer(known) !== unwanted) return known;
      try {
        const { RefreshToken: token } = known.meta;
        keep(authOf(known.user, await parts.extend(token, attemptFor(token, store)), clock.now()));
      } catch (error) {
        if (!isRefusal(error) || error.status === 429) throw error;
        end('refused');
      }
      return auth.get();
    });

  const loop = refreshLoop(parts, auth.get, refresh);

  const lookAtGuest = () => {
    const wasGuest = mode() === 'GUEST';
    guest.look();
    if (wasGuest && guest.held() === null) end('elsewhere', true);
  };

  return {
    mode,
    guest,
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
    async forgetGuest() {
      await guest.revoke();
      end('logout');
    },
    onEnd: ends.listen,
    start() {
      guest.start();
      const stops = [
        store.onChangeElsewhere(storageKeys.auth, () => {
          takeFromStorage();
          loop.plan();
        }),
        store.onChangeElsewhere(storageKeys.guestToken, lookAtGuest),
      ];
      loop.start();
      return () => {
        loop.stop();
        for (const stop of stops) stop();
      };
    },
    authorization() {
      const held = credentials();
      return authorizationOf(mode() === 'GODROID' ? held : { ...held, externalToken: null });
    },
    async renew(refused) {
      // A token of the system around the portal is renewed there.
      if (mode() === 'GODROID') return null;
      if (auth.get() === null) return guest.renew(refused);
      const renewed = refused === null ? null : await refresh(refused);
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
 * The attempt to trade a token: another tab's or an earlier visit's where its answer never came, because the token may be spent by
 * now. It is kept no longer than it takes: whoever steals a token alone shall not get its successor.
 */
function attemptFor(token: string, store: SessionParts['store']): string {
  const kept = String(store.read(storageKeys.refreshAttempt));
  if (kept.startsWith(`${token} `)) return kept.slice(token.length + 1);
  const attempt = randomId();
  store.write(storageKeys.refreshAttempt, `${token} ${attempt}`);
  return attempt;
}

/** Tells of the end of a session; the last one also to who listens only later, until it is forgotten. */
function endNews() {
  const listeners = new Set<(reason: EndReason) => void>();
  let last: EndReason | null = null;
  return {
    tell(reason: EndReason): void {
      last = reason;
      for (const listener of listeners) listener(reason);
    },
    forget(): void {
      last = null;
    },
    listen(listener: (reason: EndReason) => void): () => void {
      listeners.add(listener);
      if (last !== null) listener(last);
      return () => void listeners.delete(listener);
    },
  };
}

/** Trades the token when that is due, as long as it runs (specification §4, Session). */
function refreshLoop(
  { clock, schedule }: Pick<SessionParts, 'clock' | 'schedule'>,
  current: () => Auth | null,
  refresh: (unwanted: string) => Promise<unknown>,
) {
  let started = false;
  let cancelTimer: (() => void) | null = null;
  const pause = () => cancelTimer?.();
  const plan = (atLeast = 0) => {
    pause();
    const known = current();
    if (!started || known === null) return;
    const due = Math.max(refreshDueAt(known) - clock.now(), atLeast);
    cancelTimer = schedule(onTimer, Math.min(due, longestTimer));
  };
  const onTimer = () => {
    const known = current();
    if (known === null) return;
    if (refreshDueAt(known) > clock.now()) return plan();
    // A failure leaves the session as it is: the loop comes again, and the next call tells the person.
    refresh(bearer(known)).then(
      () => plan(),
      () => plan(refreshPause),
    );
  };
  return {
    plan: () => plan(),
    pause,
    start() {
      started = true;
      plan();
    },
    stop() {
      started = false;
      pause();
    },
  };
}
