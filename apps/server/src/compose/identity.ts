import type { Principal } from '@riderbell/contract/handler.ts';
import type { Redis } from 'ioredis';
import { MemoryAttemptLimiter } from '../adapters/attempt-limits/memory-attempt-limiter.ts';
import { RedisAttemptLimiter } from '../adapters/attempt-limits/redis-attempt-limiter.ts';
import { AccessTokens } from '../adapters/identity/access-tokens.ts';
import { EmbeddedIdentity } from '../adapters/identity/embedded-identity.ts';
import { StoredLiveTickets } from '../adapters/identity/live-tickets.ts';
import { CachedSessionCheck } from '../adapters/identity/session-check.ts';
import { PostgresAccountStore } from '../adapters/postgres/account-store.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresSessionStore } from '../adapters/postgres/session-store.ts';
import { PostgresTicketStore } from '../adapters/postgres/ticket-store.ts';
import { createAccountsFeature } from '../features/accounts/feature.ts';
import { loginLimits } from '../features/accounts/login.ts';
import type { SessionEndNews } from '../features/accounts/ports.ts';
import { accessTokenOf } from '../http/identity.ts';
import type { RecurringJob } from '../jobs/job-runner.ts';
import type { Notices } from '../live/ports.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

export interface IdentityParts {
  database: Database;
  notices: Notices;
  redis: Redis | null;
  secret: Uint8Array;
  environment: string;
  now: () => number;
}

/** Everything that knows who asks: sign-in, sessions, tokens and tickets. */
export function composeIdentity({ database, notices, redis, secret, environment, now }: IdentityParts) {
  const store = new PostgresSessionStore(database.kysely);
  const ticketStore = new PostgresTicketStore(database.kysely);
  const news: SessionEndNews = {
    publish: async (sessionId) => notices.publish('session-ended', sessionId),
    onEnded: (listener) => notices.subscribe('session-ended', listener),
  };
  const tokens = new AccessTokens(secret, environment);
  const check = new CachedSessionCheck(tokens, store, news, now);
  const tickets = new StoredLiveTickets(ticketStore, store, now);
  const accounts = new PostgresAccountStore(database.kysely);
  const identity = new EmbeddedIdentity({ accounts, sessions: store, tokens, news, now });
  const inMemory = new MemoryAttemptLimiter(loginLimits.windowMilliseconds, now);
  const limiter = redis ? new RedisAttemptLimiter(redis, loginLimits.windowMilliseconds, inMemory) : inMemory;

  /** A ticket, or the credential of the session in any of its forms (decisions: The calls). */
  const authorize = async (authorization: string): Promise<Principal | null> => {
    const token = accessTokenOf(authorization) ?? accessTokenOf(`Bearer ${authorization}`);
    if (token === null) return null;
    // Only a JWT has dots.
    if (!token.includes('.')) return tickets.redeem(token);
    const verdict = await check.check(token);
    return verdict.ok ? verdict.principal : null;
  };

  const recurring: RecurringJob[] = [
    { name: 'sweep-tickets', everyMilliseconds: hour, run: async () => void (await ticketStore.sweep(now())) },
    { name: 'sweep-sessions', everyMilliseconds: hour, run: async () => void (await store.sweep(now() - day)) },
  ];

  return {
    feature: createAccountsFeature({ identity, limiter, tickets }),
    check,
    news,
    authorize,
    watch: { endedAmong: (ids: readonly string[]) => store.endedAmong(ids, now()) },
    recurring,
  };
}
