import { pathOf, type Call } from '@riderbell/contract/call.ts';
import { calls, type CallName } from '@riderbell/contract/calls.ts';
import { errorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photo } from '../fleet/fleet-reports.ts';
import { courierHeaders, courierSettings } from '../fleet/testing-courier.ts';
import { fixedFlags } from '../testing-flags.ts';
import { DatabaseSwitch } from '../testing-outage.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { sampleRequests } from './sample-requests.ts';

interface AnyRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

const operatorToken = 'operator-token-of-a-test-0123456789';
const database = new DatabaseSwitch();
let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({
    settings: { OPERATOR_TOKEN: operatorToken, ...courierSettings },
    overrides: { watchDatabase: database.watch, flags: fixedFlags({ guest_checkout: true, voucher: true }) },
  });
});
afterAll(() => server.stop());

interface Case {
  name: CallName;
  call: Call;
  request: AnyRequest;
}

const cases = (Object.keys(calls) as CallName[]).map((name): Case => ({
  name,
  call: calls[name],
  request: sampleRequests[name] as AnyRequest,
}));
const withSession = cases.filter(({ call }) => call.access === 'session' || call.access === 'account');
const withBody = cases.filter(({ call }) => call.body);

interface Sent {
  authorization?: string | undefined;
  body?: string;
  type?: string;
  query?: Record<string, string>;
}

async function send({ call, request }: Case, sent: Sent): Promise<{ status: number; codes: string[] }> {
  const url = new URL(pathOf(call, request.params), server.address);
  for (const [name, value] of Object.entries({ ...request.query, ...sent.query })) url.searchParams.set(name, value);
  const body = sent.body ?? bodyOf(call, request);
  const signed = call.access === 'fleet' && courierHeaders(server.clock.now(), call.method, url, body);
  const response = await fetch(url, {
    method: call.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': sent.type ?? (call.upload ? 'image/png' : 'application/json') }),
      ...signed,
      ...(sent.authorization === undefined ? {} : { authorization: sent.authorization }),
    },
    ...(body === undefined ? {} : { body }),
  });
  if (response.ok) return { status: response.status, codes: [] };
  const answer = errorAnswer.parse(await response.json());
  return { status: answer.status, codes: answer.errors.map(({ code }) => code) };
}

/** The body of the sample: JSON, or the file of an upload. */
function bodyOf({ upload }: Call, { body }: AnyRequest): string | Uint8Array<ArrayBuffer> | undefined {
  if (body === undefined) return undefined;
  return upload ? Buffer.from(photo) : JSON.stringify(body);
}

async function authorizationFor({ call }: Case): Promise<string | undefined> {
  if (call.access === 'operator') return `Bearer ${operatorToken}`;
  return call.access === 'session' || call.access === 'account'
    ? `Bearer ${(await server.demo()).accessToken}`
    : undefined;
}

describe('every call with a session', () => {
  it.each(withSession)('requires a valid session: $name', async (one) => {
    expect(await send(one, {})).toEqual({ status: 401, codes: ['session.required'] });
    expect(await send(one, { authorization: 'Bearer forged' })).toEqual({ status: 401, codes: ['session.invalid'] });
    expect(await send(one, { authorization: 'GoDroid token' })).toEqual({ status: 401, codes: ['session.invalid'] });
  });
});

describe('every call of the operator', () => {
  // Wrong tokens are limited per 15 minutes, so each call has its own 15 minutes.
  const window = 15 * 60_000;
  let passed = 0;
  beforeEach(() => {
    server.clock.advance(window);
    passed += window;
  });
  afterAll(() => server.clock.advance(-passed));

  it.each(cases.filter(({ call }) => call.access === 'operator'))(
    'requires the operator’s token: $name',
    async (one) => {
      const wrong = { status: 401, codes: ['operator.token-wrong'] };
      expect(await send(one, {})).toEqual(wrong);
      expect(await send(one, { authorization: `Bearer ${operatorToken}0` })).toEqual(wrong);
      // A merchant is not the operator.
      expect(await send(one, { authorization: `Bearer ${(await server.signIn()).accessToken}` })).toEqual(wrong);
    },
  );
});

describe('every call of the courier system', () => {
  it.each(cases.filter(({ call }) => call.access === 'fleet'))(
    'requires the courier system’s signature: $name',
    async (one) => {
      const url = new URL(pathOf(one.call, one.request.params), server.address);
      for (const [name, value] of Object.entries(one.request.query ?? {})) url.searchParams.set(name, value);
      const unsigned = await fetch(url, {
        method: one.call.method,
        headers: { authorization: `Bearer ${(await server.demo()).accessToken}`, 'content-type': 'application/json' },
        body: '{}',
      });
      expect([unsigned.status, errorAnswer.parse(await unsigned.json()).errors[0]?.code]).toEqual([
        401,
        'fleet.unsigned',
      ]);
      expect((await send(one, {})).status).toBe(200);
    },
  );
});

/** Calls that work without the database; the last four refuse the sample before they would read the database. */
const withoutDatabase: ReadonlySet<string> = new Set<CallName>([
  'autocompletePlaces',
  'reversePlace',
  'getPlaceDetails',
  'getCountryParameter',
  'listCountryParameters',
  'confirmRegistration',
  'startProviderLogin',
  'finishProviderLogin',
  // The token of the sample is invalid, which is checked before any look-up.
  'forgetGuest',
  'joinGuest',
  'readInvitation',
  'acceptInvitation',
  'registerInvited',
]);

describe('every call', () => {
  it.each(withBody)('refuses a body that is not JSON, too large or of another type: $name', async (one) => {
    const authorization = await authorizationFor(one);
    expect(await send(one, { authorization, body: '{"x":' })).toEqual({ status: 400, codes: ['request.malformed'] });
    const large = JSON.stringify({ ...one.request.body, x: 'x'.repeat(one.call.mostBodyBytes ?? 256 * 1024) });
    expect(await send(one, { authorization, body: large })).toEqual({ status: 413, codes: ['request.too-large'] });
    const other = await send(one, { authorization, type: 'text/plain' });
    expect(other).toEqual({ status: 415, codes: ['request.unsupported-type'] });
  });

  it.each(withBody)('refuses unknown fields and a body that is not an object: $name', async (one) => {
    const authorization = await authorizationFor(one);
    const body = JSON.stringify({ ...one.request.body, unknown_field: 1 });
    expect(await send(one, { authorization, body })).toEqual({ status: 400, codes: ['request.invalid'] });
    expect((await send(one, { authorization, body: '[]' })).codes).toContain('request.invalid');
  });

  it.each(cases.filter(({ call }) => call.query))('refuses unknown parameters: $name', async (one) => {
    const authorization = await authorizationFor(one);
    const refused = await send(one, { authorization, query: { unknown: '1' } });
    expect(refused).toEqual({ status: 400, codes: ['request.invalid'] });
  });

  it.each(cases)('answers 503, and never 500, while the database is down: $name', async (one) => {
    const authorization = await authorizationFor(one);
    // Use the session once, so that it is cached and needs no database.
    await send({ name: 'listVendors', call: calls.listVendors, request: {} }, { authorization });
    database.isDown = true;
    try {
      const { status, codes } = await send(one, { authorization });
      if (withoutDatabase.has(one.name)) expect(status).toBeLessThan(500);
      else expect({ status, codes }).toEqual({ status: 503, codes: ['server.unavailable'] });
    } finally {
      database.isDown = false;
    }
  });
});
