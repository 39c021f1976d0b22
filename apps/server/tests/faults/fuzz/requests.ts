import * as fc from 'fast-check';
import type { Operation } from './document.ts';
import { type Json, oddText } from './odd-values.ts';
import { type KnownValues, valuesOf } from './schema-values.ts';

export const callers = [
  'anonymous',
  'merchant',
  'other',
  'guest',
  'embedded',
  'operator',
  'courier',
  'forger',
] as const;
export type Caller = (typeof callers)[number];

/** One request of the run; all of it can be printed and sent again. */
export interface FuzzRequest {
  readonly caller: Caller;
  readonly method: string;
  /** With the query, exactly as it is sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The call for which it was made; null for all other paths of the server. */
  readonly call: string | null;
  /** Messages to send on the live channel; null for a plain HTTP request. */
  readonly messages: readonly string[] | null;
}

const encoded = (value: Json): string =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());

/** Null `without` times as often as the value. */
function sometimes<T>(without: number, value: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ arbitrary: fc.constant(null), weight: without }, { arbitrary: value, weight: 1 });
}

/** Mostly callers with access to the call, so that requests pass the check of the credential. */
function callersOf({ security }: Operation): fc.Arbitrary<Caller> {
  const fitting: readonly Caller[] = security.includes('operator')
    ? ['operator']
    : security.includes('fleet')
      ? ['courier']
      : ['merchant', 'merchant', 'merchant', 'merchant', 'other', 'guest', 'embedded'];
  return fc.oneof({ arbitrary: fc.constantFrom(...fitting), weight: 8 }, fc.constantFrom(...callers));
}

const contentTypes = fc.oneof(
  { arbitrary: fc.constant(null), weight: 30 },
  fc.constantFrom('text/plain', 'application/json; charset=latin1', 'multipart/form-data', 'image/png', ''),
);

/** Bodies that are not what the call expects. */
const brokenBodies = fc.constantFrom(
  '{"a":',
  '[]',
  'null',
  '"',
  '{"__proto__":1}',
  '{"a":1e400}',
  'ÿ',
  'x'.repeat(300_000),
);

function callRequests(operation: Operation, known: KnownValues): fc.Arbitrary<FuzzRequest> {
  const valuesIn = (place: 'path' | 'query' | 'header') =>
    fc.tuple(
      ...operation.parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, required, schema }) =>
          fc
            .tuple(fc.nat(99), valuesOf(schema, known, name))
            .map(([drawn, value]) => ({ name, value, given: place === 'path' || drawn < (required ? 95 : 25) })),
        ),
    );
  const bodies: fc.Arbitrary<string | null> = operation.body
    ? fc.oneof(
        { arbitrary: valuesOf(operation.body.schema, known).map((value) => JSON.stringify(value)), weight: 24 },
        { arbitrary: brokenBodies, weight: 1 },
        { arbitrary: fc.constant(null), weight: 1 },
      )
    : fc.constant(null);
  return fc
    .record({
      caller: callersOf(operation),
      path: valuesIn('path'),
      query: valuesIn('query'),
      header: valuesIn('header'),
      extra: sometimes(20, fc.tuple(fc.constantFrom('lat', 'from', 'x', 'order_id', 'constructor'), oddText)),
      body: bodies,
      type: contentTypes,
    })
    .map(({ caller, path, query, header, extra, body, type }) => {
      const filled = path.reduce(
        (text, { name, value }) => text.replace(`{${name}}`, () => encoded(value) || '-'),
        operation.path,
      );
      const pairs = [
        ...query.filter(({ given }) => given).map(({ name, value }) => `${name}=${encoded(value)}`),
        ...(extra === null ? [] : [`${extra[0]}=${encoded(extra[1])}`]),
      ];
      return {
        caller,
        method: operation.method,
        path: filled + (pairs.length === 0 ? '' : `?${pairs.join('&')}`),
        headers: {
          ...Object.fromEntries(
            header.filter(({ given }) => given).map(({ name, value }) => [name.toLowerCase(), encoded(value)]),
          ),
          ...(body === null ? {} : { 'content-type': type ?? operation.body?.type ?? 'application/json' }),
        },
        body,
        call: operation.id,
        messages: null,
      };
    });
}

const otherPaths = [
  '/',
  '/docs',
  '/docs/',
  '/openapi.json',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/asset-manifest.json',
  '/third-party.txt',
  '/favicon.ico',
  '/favicon.svg',
  '/site.webmanifest',
  '/assets/',
  '/assets/index.js',
  '/brands/swift/mark.svg',
  '/brands/',
  '/messages/en/orders.json',
  '/map/style.json',
  '/map/tiles/14/12766/7560',
  '/map/tiles/99/-1/x',
  '/register',
  '/connect',
  '/request-a-rider',
  '/order-tracking/d001',
  '/tracking/d001-0000000000',
  '/delivery-receipt/d001-0000000000',
  '/tracking-c2c/x',
  '/termsandconditions',
  '/prohibiteditems-c2c',
  '/maintenance',
  '/foo/bar.html',
  '/.env',
  '/.git/config',
  '/.well-known/security.txt',
  '//x',
  '/..%2f..%2fetc/passwd',
  '/%',
  '/%00',
  '/dev/mailbox',
  '/live',
  '/ofrep/v1/evaluate/flags',
  '/orders/api/v1',
  '/orders/api/v1/',
  '/hurrier/api/v1/riders',
  '/orders/api/v1/order/d001-0000000000/proof/delivery',
  '/help-centre',
  `/${'long/'.repeat(400)}`,
  `/tracking/${'x'.repeat(3000)}`,
] as const;

const otherHeaders = fc.record(
  {
    accept: fc.constantFrom('text/html', 'application/json', '*/*', 'text/html;q=x', ''),
    'accept-language': fc.constantFrom('th', 'ar,en;q=0.5', '*', 'xx-'.repeat(300), ';;q=,'),
    'accept-encoding': fc.constantFrom('gzip', 'br;q=0', 'identity;q=0', 'zstd'),
    range: fc.constantFrom('bytes=0-10', 'bytes=5-2', 'bytes=-1', 'x'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"'),
    origin: fc.constantFrom('https://evil.example', 'null', 'x'),
    host: fc.constantFrom('evil.example', 'localhost:1'),
    cookie: fc.constantFrom('language=th', 'a=%', '=;=;'),
  },
  { requiredKeys: [] },
);

/** Requests of files, pages, health checks, documentation and unknown paths. */
const otherRequests: fc.Arbitrary<FuzzRequest> = fc
  .record({
    caller: fc.constantFrom(...callers),
    method: fc.oneof(
      { arbitrary: fc.constant('GET'), weight: 6 },
      fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
    ),
    path: fc.constantFrom(...otherPaths),
    tail: sometimes(4, oddText.map(encoded)),
    query: sometimes(4, oddText.map(encoded)),
    headers: otherHeaders,
  })
  .map(({ caller, method, path, tail, query, headers }) => ({
    caller,
    method,
    path: `${path}${tail === null ? '' : `/${tail}`}${query === null ? '' : `?q=${query}`}`,
    headers,
    body: null,
    call: null,
    messages: null,
  }));

/** Conversations on the live channel, with valid and invalid messages. */
function liveRequests(known: KnownValues): fc.Arbitrary<FuzzRequest> {
  const message = valuesOf(
    {
      type: 'object',
      required: ['action'],
      properties: {
        action: { enum: ['subscribeToVendor', 'subscribeToVendor', 'unsubscribe', 'ping'] },
        vendor_id: { type: 'string' },
        cursor: { enum: ['0', '1', '9223372036854775807', '9999999999999999999', '-1', ''] },
        include_outlets: { type: 'boolean' },
        also: { type: 'boolean' },
      },
    },
    known,
  ).map((value) => JSON.stringify(value));
  const messages = fc.array(fc.oneof({ arbitrary: message, weight: 9 }, oddText), { maxLength: 6 });
  return fc.record({ caller: fc.constantFrom(...callers), messages }).map(({ caller, messages: sent }) => ({
    caller,
    method: 'GET',
    path: '/live',
    headers: {},
    body: null,
    call: null,
    messages: sent,
  }));
}

/** Requests of every call and of all other paths of the server. */
export function fuzzRequests(operations: readonly Operation[], known: KnownValues): fc.Arbitrary<FuzzRequest> {
  // Calls with more fields are tried more often.
  const perCall = operations.map((operation) => ({
    arbitrary: callRequests(operation, known),
    weight: 2 + operation.parameters.length + (operation.body ? 4 : 0),
  }));
  return fc.oneof(
    { arbitrary: fc.oneof(...perCall), weight: 40 },
    { arbitrary: otherRequests, weight: 9 },
    { arbitrary: liveRequests(known), weight: 1 },
  );
}
