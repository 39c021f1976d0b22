import swagger from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from '@fastify/type-provider-zod';
import type { Call } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { feeQuote } from '@riderbell/contract/calls/quotes/quote-delivery-fee.ts';
import { errorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import { errorCodes } from '@riderbell/contract/errors/error-codes.ts';
import { order } from '@riderbell/contract/shapes/order.ts';
import { placeSuggestion, reversedPlace } from '@riderbell/contract/shapes/place.ts';
import { estimation } from '@riderbell/contract/shapes/quote.ts';
import { authenticationResult, user } from '@riderbell/contract/shapes/session.ts';
import { callersVendor } from '@riderbell/contract/shapes/vendor.ts';
import type { FastifyInstance } from 'fastify';
import { $ZodCatch, $ZodObject, $ZodPipe, $ZodRegistry, $ZodTransform, type $ZodType } from 'zod/v4/core';
import { errorSentences } from './error-sentences.ts';
import { compressText, type CompressedText, sendCompressed } from './compressed-text.ts';
import { errorsOf } from './routes.ts';

interface SchemaMeta {
  id?: string | undefined;
  [key: string]: unknown;
}

/** The names of the shared shapes in the description; all others are written where they are used. */
function namedShapes(): $ZodRegistry<SchemaMeta> {
  const registry = new $ZodRegistry<SchemaMeta>();
  registry.add(order, { id: 'Order', description: 'An order as its vendor sees it.' });
  registry.add(callersVendor, {
    id: 'Vendor',
    description: 'A vendor or one of its outlets, with the caller’s rights there.',
  });
  registry.add(feeQuote, { id: 'Quote', description: 'A fee that holds until it expires.' });
  registry.add(estimation, { id: 'Estimation', description: 'When the rider collects and when it is there.' });
  registry.add(placeSuggestion, { id: 'PlaceSuggestion', description: 'A place that fits the typed text.' });
  registry.add(reversedPlace, { id: 'ReversedPlace', description: 'The address of a point.' });
  registry.add(user, { id: 'User', description: 'Who signed in.' });
  registry.add(authenticationResult, { id: 'AuthenticationResult', description: 'The tokens of a session.' });
  registry.add(errorAnswer, { id: 'ErrorAnswer', description: 'The one shape of every error.' });
  return registry;
}

const services = { orders: 'Main service', hurrier: 'Rider service' } as const;

const introduction = `The calls of the merchant portal. Sign in with \`POST /orders/api/v1/login\` and send
\`Authorization: Bearer {AccessToken}\` with every call but sign-in and its extension.

Every error has one shape, \`ErrorAnswer\`: \`errors[].code\` is stable and the one to act on. Each answer below names the
codes that it can carry. A field that may be left out may also be null, which means the same.

The live channel is a WebSocket at \`/live\`; its \`authorization\` parameter takes a ticket of \`POST /orders/api/v1/live/ticket\`.
Send \`{"action":"subscribeToVendor","vendor_id":"d001"}\`; \`subscribe_ok\` answers, and an \`order_update\` follows each change of
an order. A socket follows one vendor, the last that it subscribed to. To follow several, send \`"also":true\` with each further one.
\`"include_outlets":true\` adds the outlets of a parent vendor; \`"cursor"\` sends what came after that cursor first.
\`{"action":"unsubscribe","vendor_id":"d001"}\` ends one subscription, without \`vendor_id\` all; \`unsubscribe_ok\` answers.

Calls that change something take an \`Idempotency-Key\` header (1 to 200 visible characters, kept 24 hours): the same key
and body give the first answer again, with the header \`idempotency-replayed\`.`;

/** Serves `/openapi.json`, which is generated from the routes. Call it before the routes are added. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  const schemaRegistry = namedShapes();
  const zodToJsonConfig = { override: markRequired };
  const transformObject = createJsonSchemaTransformObject({ schemaRegistry, zodToJsonConfig });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Riderbell', version, description: introduction, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: '/', description: 'This server' }],
      components: {
        securitySchemes: {
          session: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The AccessToken of a sign-in.',
          },
          godroid: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description:
              '`GoDroid {token}`: a JWT of the system that the portal is embedded in; it acts for one vendor.',
          },
          operator: {
            type: 'http',
            scheme: 'bearer',
            description:
              'The OPERATOR_TOKEN of the deployment’s settings; without that setting these calls do not exist.',
          },
          fleet: {
            type: 'apiKey',
            in: 'header',
            name: 'Riderbell-Signature',
            description:
              '`v1=` and the HMAC-SHA256 of timestamp, method, path and body, with `Riderbell-Timestamp` beside it; or `v2=` over the digest of the body: docs/fleet-api.md. Where no outside courier system carries the orders these calls do not exist.',
          },
        },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry, zodToJsonConfig }),
    transformObject: (document) => withMeaning(transformObject(document)),
  });
  let text: Promise<CompressedText> | null = null;
  app.get('/openapi.json', { schema: { hide: true }, config: { limit: 'call' } }, async (request, reply) => {
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    return sendCompressed(request, reply, await (text ??= compressText(JSON.stringify(app.swagger()))));
  });
}

/** Marks fields as required that are optional for the parser, because a rule of the domain reports when they are missing. */
function markRequired({ zodSchema, jsonSchema }: { zodSchema: $ZodType; jsonSchema: { required?: string[] } }): void {
  if (!(zodSchema instanceof $ZodObject) || jsonSchema.required === undefined) return;
  const ruled = Object.entries<$ZodType>(zodSchema._zod.def.shape).filter(([, field]) => isRuled(field));
  jsonSchema.required = [...new Set([...jsonSchema.required, ...ruled.map(([name]) => name)])];
}

function isRuled(field: $ZodType): boolean {
  if (field instanceof $ZodCatch) return field._zod.def.innerType._zod.optin === undefined;
  return field instanceof $ZodPipe && field._zod.def.in instanceof $ZodTransform;
}

interface Operation {
  operationId?: string;
  tags?: string[];
  security?: object[];
  parameters?: object[];
  requestBody?: object;
  responses?: Record<string, { description?: string }>;
}

/** Adds what the schemas cannot describe: the area, the session, the key, and the error codes of each status. */
function withMeaning<Document extends { paths?: object }>(document: Document): Document {
  const byId = new Map<string, Call>(Object.values<Call>(calls).map((call) => [call.id, call]));
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values<Operation>(path)) {
      const call = byId.get(operation.operationId ?? '');
      if (call) explain(operation, call);
    }
  }
  return document;
}

/** Any one of the credentials is accepted. */
const securityOf: Readonly<Record<Call['access'], Record<string, never[]>[]>> = {
  public: [],
  session: [{ session: [] }, { godroid: [] }],
  account: [{ session: [] }],
  operator: [{ operator: [] }],
  fleet: [{ fleet: [] }],
};

function explain(operation: Operation, call: Call): void {
  operation.tags = [services[call.service]];
  operation.security = securityOf[call.access];
  if (call.upload) {
    const file = { schema: { type: 'string', format: 'binary', maxLength: call.upload.mostBytes } };
    const content = Object.fromEntries(call.upload.types.map((type) => [type, file]));
    operation.requestBody = { required: true, content };
  }
  if (call.idempotent) {
    const schema = { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' };
    const description = 'The same key and body give the first answer again.';
    operation.parameters = [
      ...(operation.parameters ?? []),
      { in: 'header', name: 'Idempotency-Key', required: false, description, schema },
    ];
  }
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const codes = errorsOf(call).filter((code) => String(errorCodes[code].status) === status);
    response.description =
      codes.length === 0 ? 'Done.' : codes.map((code) => `- \`${code}\`: ${errorSentences[code]}`).join('\n');
  }
}
