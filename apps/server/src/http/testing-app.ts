import { calls, type CallName } from '@riderbell/contract/calls.ts';
import type { Handlers } from '@riderbell/contract/handler.ts';
import type { Merchant } from '@riderbell/domain/access/principal.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './build-app.ts';
import { describeApi } from './describe-api.ts';
import { createLogger } from './logging.ts';
import type { SessionCheck, StoredAnswer, StoredAnswers } from './ports.ts';
import { addContractRoutes } from './routes.ts';

export const somebody: Merchant = {
  kind: 'merchant',
  accountId: 'account-1',
  email: 'somebody@riderbell.test',
  sessionId: 'session-1',
};

/** The token `good` is valid; `old` has expired; all others are invalid. */
export const testSessions: SessionCheck = {
  check: async (token) => {
    if (token === 'good') return { ok: true, principal: somebody };
    return { ok: false, why: token === 'old' ? 'session.expired' : 'session.invalid' };
  },
  checkExternal: async () => ({ ok: false, why: 'session.invalid' }),
};

export class DatabaseAway extends Error {}

export interface TestingApp {
  app: FastifyInstance;
  /** The log as text. */
  log(): string;
  answers: Map<string, StoredAnswer>;
}

/** Creates the transport with the given handlers; all other calls fail. */
export async function testingApp(
  handlers: Partial<Handlers>,
  options: {
    strict?: boolean;
    requestsPerMinute?: number;
    allowedOrigins?: readonly string[];
    /** Adds routes to those of the calls. */
    add?: (app: FastifyInstance) => Promise<void>;
  } = {},
): Promise<TestingApp> {
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line: string) => void lines.push(line) });
  const answers = new Map<string, StoredAnswer>();
  const stored: StoredAnswers = { find: async (scope, key) => answers.get(`${scope} ${key}`) ?? null };
  const app = await buildApp({
    http: { trustProxy: [], allowedOrigins: options.allowedOrigins ?? [] },
    limits: { requestsPerMinute: options.requestsPerMinute ?? 0, redis: null, maxEventLoopDelay: 0 },
    log,
    isUnavailable: (error) => error instanceof DatabaseAway,
  });
  await describeApi(app, 'test');
  const unbound = (name: string) => async (): Promise<never> => {
    throw new Error(`${name} is not bound in this test`);
  };
  const names = Object.keys(calls) as CallName[];
  const rest = Object.fromEntries(names.map((name) => [name, unbound(name)])) as unknown as Handlers;
  addContractRoutes(app, {
    courier: null,
    handlers: { ...rest, ...handlers },
    sessions: testSessions,
    operator: { check: async () => ({ ok: false, why: 'request.unknown-path' }) },
    answers: stored,
    strict: options.strict ?? true,
  });
  await options.add?.(app);
  await app.ready();
  return { app, log: () => lines.join(''), answers };
}
