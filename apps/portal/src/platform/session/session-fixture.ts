import type { AuthenticationResult } from '@riderbell/contract/shapes/session.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { createStore, type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../storage-keys.ts';
import type { EndReason, Session } from './session.ts';
import { createSession } from './session.ts';

export const user = { id: 'u1', email: 'demo@riderbell.test', name: 'Ploy' };
export const start = Date.UTC(2026, 10, 21, 8);

export function tokens(name: string, ExpiresIn = 3600): AuthenticationResult {
  return { AccessToken: name, IdToken: `id-${name}`, RefreshToken: `refresh-${name}`, ExpiresIn, TokenType: 'Bearer' };
}

export const refused = new ApiProblem(
  401,
  [{ code: 'session.refresh-invalid', translationKey: 'session.refresh-invalid', field: null, values: {} }],
  null,
);

/** A browser with storage, tabs, a clock and timers. */
export class Browser {
  now = start;
  readonly area = new Map<string, string>();
  readonly extended: string[] = [];
  /** The attempt ids of these requests. */
  readonly attempts: string[] = [];
  readonly revoked: string[] = [];
  extend: () => AuthenticationResult | Promise<AuthenticationResult> = () => tokens('second');
  /** The tokens of the requests for a guest session. */
  readonly requests: (string | null)[] = [];
  isGuestCheckoutOn = true;
  /** The tokens of the requests to delete a guest. */
  readonly forgotten: string[] = [];
  endGuest: () => Promise<void> = async () => undefined;
  requestGuest: () => Promise<{ token: string; seconds: number }> = async () => ({
    token: `guest-${this.requests.length}`,
    seconds: 72 * 3600,
  });
  #timers: { task: () => void; at: number }[] = [];
  #listeners: ((event: StorageEvent) => void)[] = [];
  #last: Promise<unknown> = Promise.resolve();

  tab(): { session: Session; store: Store; ends: EndReason[] } {
    const area = this.area;
    const storage = {
      getItem: (key: string) => area.get(key) ?? null,
      setItem: (key: string, value: string) => void area.set(key, value),
      removeItem: (key: string) => void area.delete(key),
    };
    const store = createStore(storage as Storage, {
      addEventListener: (_: string, listener: never) => void this.#listeners.push(listener),
      removeEventListener: () => undefined,
    });
    const session = createSession({
      store,
      clock: { now: () => this.now },
      extend: async (refreshToken, attempt) => {
        this.extended.push(refreshToken);
        this.attempts.push(attempt);
        return this.extend();
      },
      revoke: async (authorization) => void this.revoked.push(authorization),
      areGuestsAllowed: () => this.isGuestCheckoutOn,
      requestGuest: (token) => {
        this.requests.push(token);
        return this.requestGuest();
      },
      endGuest: (token) => {
        this.forgotten.push(token);
        return this.endGuest();
      },
      withLock: (task) => {
        const turn = this.#last.then(task, task);
        this.#last = turn.catch(() => undefined);
        return turn;
      },
      schedule: (task, milliseconds) => {
        const timer = { task, at: this.now + milliseconds };
        this.#timers.push(timer);
        return () => void (this.#timers = this.#timers.filter((other) => other !== timer));
      },
    });
    const ends: EndReason[] = [];
    session.onEnd((reason) => ends.push(reason));
    return { session, store, ends };
  }

  /** Advances the clock, fires each due timer and waits for what it started. */
  async pass(seconds: number): Promise<void> {
    const until = this.now + seconds * 1000;
    for (;;) {
      const next = this.#timers.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > until) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.now = Math.max(this.now, next.at);
      next.task();
      await this.settle();
    }
    this.now = until;
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }

  notifyOtherTabs(key: string = storageKeys.auth): void {
    for (const listener of this.#listeners) listener({ key } as StorageEvent);
  }
}
