import { createHash } from 'node:crypto';
import { commonErrors, errorCodes, sessionErrors } from '@riderbell/contract/errors/error-codes.ts';
import { modeOf, type Principal } from '@riderbell/domain/access/principal.ts';
import { type FlagAsker, isFlagName } from '@riderbell/domain/flags/flags.ts';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import { RequestRefused } from './errors.ts';
import { requirePrincipal } from './identity.ts';
import { openFeatureError, openFeatureBase } from './open-feature-refusal.ts';
import type { FlagAnswers, SessionCheck } from './ports.ts';

export interface FlagRouteParts {
  flags: FlagAnswers;
  sessions: SessionCheck;
  maySee(principal: Principal, vendorId: string): Promise<boolean>;
}

/** Only the vendor is used; the server knows country, brand and mode itself. */
const question = z.optional(
  z.looseObject({
    context: z.optional(z.looseObject({ targetingKey: z.optional(z.string().check(z.maxLength(100))) })),
  }),
);

const evaluation = z.object({
  key: z.string(),
  value: z.boolean(),
  reason: z.string(),
  variant: z.string(),
});
const refusals = Object.fromEntries(
  [...commonErrors, ...sessionErrors].map((code) => [errorCodes[code].status, openFeatureError]),
);

const bulk = {
  operationId: 'evaluate-flags',
  summary: 'Every feature flag as it is for the asker (OFREP); with If-None-Match a 304 while nothing has changed.',
  tags: ['Feature flags'],
  body: question,
  response: { ...refusals, 200: z.object({ flags: z.array(evaluation) }) },
};
const single = {
  operationId: 'evaluate-flag',
  summary: 'One feature flag as it is for the asker (OFREP).',
  tags: ['Feature flags'],
  params: z.object({ key: z.string() }),
  body: question,
  response: { ...refusals, 200: evaluation, 404: openFeatureError },
};

/**
 * Serves the feature flags to the portal and to OpenFeature providers, with the open remote evaluation protocol. Without a session they
 * are those of an anonymous visitor; with a session those of the context's vendor, if the session has access to it.
 */
export function addFlagRoutes(app: FastifyInstance, parts: FlagRouteParts): void {
  app.post(`${openFeatureBase}/evaluate/flags`, routeOf(bulk, 'evaluate-flags'), async (request, reply) => {
    const values = await parts.flags.of(await askerOf(request, parts));
    const flags = Object.entries(values).map(([key, value]) => evaluated(key, value));
    const etag = `"${createHash('sha256').update(JSON.stringify(flags)).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag).header('cache-control', 'no-store');
    if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag)) return reply.code(304).send();
    return reply.send({ flags });
  });
  app.post<{ Params: { key: string } }>(
    `${openFeatureBase}/evaluate/flags/:key`,
    routeOf(single, 'evaluate-flag'),
    async (request, reply) => {
      const { key } = request.params;
      if (!isFlagName(key)) throw new RequestRefused({ code: 'request.unknown-path' });
      const values = await parts.flags.of(await askerOf(request, parts));
      return reply.header('cache-control', 'no-store').send(evaluated(key, values[key]));
    },
  );
}

function evaluated(key: string, value: boolean): z.infer<typeof evaluation> {
  return { key, value, reason: 'CACHED', variant: value ? 'on' : 'off' };
}

/** Returns the caller. @throws RequestRefused for an invalid credential, instead of answering the flags of another caller */
async function askerOf(
  request: FastifyRequest,
  { sessions, maySee }: Pick<FlagRouteParts, 'sessions' | 'maySee'>,
): Promise<FlagAsker> {
  if (request.headers.authorization === undefined) return { vendorId: null, mode: null };
  const principal = await requirePrincipal(request, sessions);
  request.principal = principal;
  const vendorId = (request.body as z.infer<typeof question>)?.context?.targetingKey;
  const own = vendorId !== undefined && (await maySee(principal, vendorId));
  return { vendorId: own ? vendorId : null, mode: modeOf(principal) };
}

/** The options of a route that is limited like a call. */
function routeOf(schema: typeof bulk | typeof single, call: string): RouteShorthandOptions {
  return { schema, config: { call } };
}
