import { serviceBases, type Access, type Call } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { errorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import {
  accountErrors,
  commonErrors,
  errorCodes,
  fleetErrors,
  idempotencyErrors,
  isErrorCode,
  operatorErrors,
  sessionErrors,
  type ErrorCode,
} from '@riderbell/contract/errors/error-codes.ts';
import type { Handlers, HandlerRequest, Outcome, Refusal } from '@riderbell/contract/handler.ts';
import { accountOf, type Principal } from '@riderbell/domain/access/principal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { RequestRefused } from './errors.ts';
import { requireOperator, requirePrincipal } from './identity.ts';
import { onceOf, runOnce } from './idempotency.ts';
import type { CourierCheck, OperatorCheck, SessionCheck, StoredAnswers } from './ports.ts';
import { addSignedCalls } from './signed-calls.ts';

export interface RouteParts {
  handlers: Handlers;
  sessions: SessionCheck;
  operator: OperatorCheck;
  /** null: there is no outside courier system, so its calls do not exist. */
  courier: CourierCheck | null;
  answers: StoredAnswers;
  /** Tests and development throw for a refusal that the contract does not declare; production answers and logs it. */
  strict: boolean;
}

/** The common type of all handlers; where `Handlers` is built, each is checked against its own call. */
type AnyHandler = (
  request: Pick<HandlerRequest<Call>, 'once' | 'requestId' | 'remoteAddress' | 'userAgent'> & {
    params: unknown;
    query: unknown;
    body: unknown;
    principal: Principal | null;
  },
) => Promise<Outcome<unknown, string>>;

/** Adds every call of the contract as a route: identity, checks of the request, handler, checks of the answer. */
export function addContractRoutes(app: FastifyInstance, parts: RouteParts): void {
  app.decorateRequest('principal', null);
  const handlers = parts.handlers as unknown as Readonly<Record<string, AnyHandler>>;
  const all = Object.entries<Call>(calls).map(([name, call]) => {
    const handler = handlers[name];
    if (!handler) throw new Error(`No handler is bound to the call ${name}`);
    return { call, route: routeOf(call, handler, parts) };
  });
  for (const { call, route } of all) if (call.access !== 'fleet') app.route(route);
  const signed = all.filter(({ call }) => call.access === 'fleet');
  addSignedCalls(app, signed, parts.courier);
}

function routeOf(call: Call, handler: AnyHandler, parts: RouteParts): RouteOptions {
  return {
    method: call.method,
    url: serviceBases[call.service] + call.path,
    schema: schemaOf(call),
    config: { call: call.id },
    ...(call.mostBodyBytes !== undefined && { bodyLimit: call.mostBodyBytes }),
    // Before the body is read, so that the server reads no body without a session.
    ...(call.access === 'public' || call.access === 'fleet' ? {} : { onRequest: gateOf(call.access, parts) }),
    handler: (request, reply) => answerCall(call, handler, parts, request, reply),
  };
}

function gateOf(
  access: Exclude<Access, 'public' | 'fleet'>,
  parts: RouteParts,
): (request: FastifyRequest) => Promise<void> {
  if (access === 'operator') return (request) => requireOperator(request, parts.operator);
  return async (request) => {
    const principal = await requirePrincipal(request, parts.sessions);
    if (access === 'account' && accountOf(principal) === null) {
      throw new RequestRefused({ code: 'session.account-required' });
    }
    request.principal = principal;
  };
}

async function answerCall(
  call: Call,
  handler: AnyHandler,
  parts: RouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const once = onceOf(call, request, request.principal);
  const { outcome, replayed } = await runOnce(once, parts.answers, () =>
    handler({
      params: request.params,
      query: request.query,
      body: request.body,
      principal: request.principal,
      once,
      requestId: request.id,
      remoteAddress: request.ip,
      userAgent: request.headers['user-agent'],
    }),
  );
  if (!outcome.ok) throw refusalOf(call, outcome.refusals, parts.strict, request);
  reply.header('cache-control', 'no-store');
  if (replayed) reply.header('idempotency-replayed', 'true');
  return outcome.answer;
}

function refusalOf(
  call: Call,
  refusals: readonly Refusal[],
  strict: boolean,
  request: FastifyRequest,
): RequestRefused | Error {
  const known = refusals.flatMap(({ code, ...about }) => (isErrorCode(code) ? [{ code, ...about }] : []));
  const undeclared = refusals.filter(({ code }) => !call.errors.some((declared) => declared === code));
  if (undeclared.length > 0) {
    const codes = undeclared.map((refusal) => refusal.code).join(', ');
    if (strict) return new Error(`The call ${call.id} refused with what its contract does not declare: ${codes}`);
    request.log.error({ call: call.id, codes }, 'undeclared refusal');
  }
  const [first, ...rest] = known;
  return first ? new RequestRefused(first, ...rest) : new Error(`The call ${call.id} refused without a reason`);
}

/** The errors of a call: its own, and those of every call of its kind. */
export function errorsOf(call: Call): ErrorCode[] {
  return [
    ...call.errors,
    ...commonErrors,
    ...(call.access === 'session' ? sessionErrors : []),
    ...(call.access === 'account' ? accountErrors : []),
    ...(call.access === 'operator' ? operatorErrors : []),
    ...(call.access === 'fleet' ? fleetErrors : []),
    ...(call.idempotent ? idempotencyErrors : []),
  ];
}

function schemaOf(call: Call): RouteOptions['schema'] {
  const statuses = new Set(errorsOf(call).map((code) => errorCodes[code].status));
  return {
    operationId: call.id,
    summary: call.summary,
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    response: {
      200: call.answer,
      ...Object.fromEntries([...statuses].sort((a, b) => a - b).map((status) => [status, errorAnswer])),
    },
  };
}
