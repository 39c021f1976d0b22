import { pathOf, type Call } from '@riderbell/contract/call.ts';
import { calls, type CallName } from '@riderbell/contract/calls.ts';
import { errorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import { errorCodes, isErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorsOf } from '../../src/http/routes.ts';
import { courierHeaders, courierSettings } from '../fleet/testing-courier.ts';
import { sampleOrderId, sampleRequests } from '../http/sample-requests.ts';
import { placeOrder } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { type Json, oddNumber, oddText, oddValue } from './fuzz/odd-values.ts';

let server: TestingServer;
/** An existing order, so that requests that name it pass the first checks. */
let orderId = '';
beforeAll(async () => {
  server = await startTestingServer({ settings: courierSettings });
  orderId = (await placeOrder(server)).order_id;
});
afterAll(() => server.stop());

interface AnyRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Json;
}

const change = fc.record({ where: fc.nat(1_000_000), text: oddText, number: oddNumber, any: oddValue });
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Another value, mostly of the same type, so that it passes the first check. */
function replaced(value: Json, { where, text, number, any }: Change): Json {
  if (where % 5 === 0) return any;
  if (typeof value === 'string') return text;
  return typeof value === 'number' ? number : any;
}

function distort(value: Json, how: Change): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return replaced(value, how);
  const names = Object.keys(value);
  const name = names[how.where % Math.max(1, names.length)];
  const deeper = { ...how, where: Math.floor(how.where / Math.max(1, names.length)) };
  if (name === undefined) return how.where % 2 === 0 ? value : how.any;
  const { [name]: chosen = null, ...rest } = value;
  if (deeper.where % 11 === 0) return rest;
  if (deeper.where % 11 === 1) return { ...value, extra: how.any };
  return { ...value, [name]: distort(chosen, deeper) };
}

/** The sample with one or two values replaced, left out or added. */
function distorted(sample: Json): fc.Arbitrary<Json> {
  const changes = fc.array(change, { minLength: 1, maxLength: 2 });
  return changes.map((all) => all.reduce<Json>(distort, sample));
}

function texts(value: Json): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, typeof part === 'string' ? part : JSON.stringify(part)]),
  );
}

async function ask(call: Call, request: AnyRequest, token: string): Promise<Response> {
  const path = pathOf({ ...call, path: call.path }, { ...request.params });
  const url = new URL(path, server.address);
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.append(name, value);
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  const signed = call.access === 'fleet' && courierHeaders(server.clock.now(), call.method, url, body);
  return fetch(url, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': call.upload ? 'image/png' : 'application/json' }),
      ...signed,
    },
    ...(body === undefined ? {} : { body }),
  });
}

/** How the answer breaks the contract; null when it does not. */
async function breach(call: Call, response: Response): Promise<string | null> {
  const body: unknown = await response.json();
  if (response.ok) {
    const { success } = call.answer.safeParse(body);
    return success ? null : `an answer of another shape: ${JSON.stringify(body).slice(0, 300)}`;
  }
  const { success, data } = errorAnswer.safeParse(body);
  if (!success) return `an error of another shape: ${JSON.stringify(body).slice(0, 300)}`;
  const declared = new Set<string>([...errorsOf(call), 'request.unknown-path']);
  for (const { code } of data.errors) {
    if (!declared.has(code) || !isErrorCode(code)) return `an undeclared refusal: ${code}`;
    if (errorCodes[code].status !== response.status && data.errors.length === 1)
      return `${code} with ${response.status}`;
  }
  return response.status === 500 || response.status === 503 ? `a failure: ${JSON.stringify(data)}` : null;
}

// A logout would end the session of the other tests.
const names = (Object.keys(calls) as CallName[]).filter((name) => name !== 'logout');

describe('any request to a call', () => {
  it.each(names)('is answered or refused as the contract says and never fails: %s', async (name) => {
    const call: Call = calls[name];
    const text = JSON.stringify(sampleRequests[name]).replaceAll(sampleOrderId, orderId);
    const sample = JSON.parse(text) as AnyRequest;
    const { accessToken } = await server.demo();
    const parts = fc.record({
      params: sample.params ? distorted(sample.params).map(texts) : fc.constant({}),
      query: sample.query ? fc.oneof(distorted(sample.query).map(texts), fc.constant(sample.query)) : fc.constant({}),
      body: sample.body === undefined ? fc.constant(undefined) : distorted(sample.body),
    });
    await fc.assert(
      fc.asyncProperty(parts, async ({ params, query, body }) => {
        // A path needs its parameters; an empty one would make another path.
        const filled = {
          ...sample.params,
          ...Object.fromEntries(Object.entries<string>(params).filter(([, value]) => value !== '')),
        };
        const wellFormed = Object.fromEntries(
          Object.entries<string>(filled).map(([key, value]) => [key, value.slice(0, 90).toWellFormed()]),
        );
        const request = { params: wellFormed, query, ...(body === undefined ? {} : { body }) };
        expect(await breach(call, await ask(call, request, accessToken))).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});
