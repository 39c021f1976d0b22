import { pathOf, type Call } from '@riderbell/contract/call.ts';
import { calls, type CallName } from '@riderbell/contract/calls.ts';
import { errorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import type { ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import accountTexts from '@riderbell/messages/en/account-errors.json' with { type: 'json' };
import errorTexts from '@riderbell/messages/en/errors.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptWindow } from '../../src/features/accounts/attempts.ts';
import { courierHeaders, courierSettings } from '../fleet/testing-courier.ts';
import { guestRequest } from '../guests/guest-orders.ts';
import { guestToken } from '../guests/guest-sessions.ts';
import { fixedFlags } from '../testing-flags.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { sampleRequests } from './sample-requests.ts';

const operatorToken = 'operator-token-of-a-test-0123456789';
let server: TestingServer;
let session: { accessToken: string };
beforeAll(async () => {
  server = await startTestingServer({
    settings: { OPERATOR_TOKEN: operatorToken, ...courierSettings },
    overrides: { flags: fixedFlags({ guest_checkout: true, voucher: true, 'tracking-page-settings': true }) },
  });
  session = await server.demo();
});
afterAll(() => server.stop());

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Fields = Record<string, Json>;
interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Fields;
}

/** Words of the schema library and of regular expressions, which the author of a request should not have to understand. */
const internals =
  /expected|received|undefined|invalid input|invalid option|pattern|regex|(?<!\.)values\.|\bNaN\b|\[object|\\[a-z]|\[\^|=>|zod|too (big|small)|must match/i;

const wrongs: Readonly<Record<string, Json | undefined>> = {
  missing: undefined,
  null: null,
  'of another type': { odd: [true] },
  empty: '',
  'too long': 'x'.repeat(5000),
};

/** The path of every field of a body, including nested fields. */
function pathsOf(value: Json, before: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [[...before, name], ...pathsOf(part, [...before, name])]);
}

function withField(value: Json, [name, ...deeper]: readonly string[], field: Json | undefined): Json {
  if (typeof value !== 'object' || value === null || name === undefined) return value;
  if (Array.isArray(value))
    return value.map((part, index) => (String(index) === name ? withField(part, deeper, field) : part));
  const { [name]: part = null, ...others } = value;
  if (deeper.length > 0) return { ...others, [name]: withField(part, deeper, field) };
  return field === undefined ? others : { ...others, [name]: field };
}

function authorizationFor(call: Call): Record<string, string> {
  if (call.access === 'operator') return { authorization: `Bearer ${operatorToken}` };
  if (call.access === 'public' || call.access === 'fleet') return {};
  return { authorization: `Bearer ${session.accessToken}` };
}

async function send(call: Call, { params, query, body }: Sample, authorization: Record<string, string>) {
  const url = new URL(pathOf(call, params), server.address);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(url, {
    method: call.method,
    headers: {
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.access === 'fleet' && courierHeaders(server.clock.now(), call.method, url, sent)),
      ...authorization,
    },
    ...(sent === undefined ? {} : { body: sent }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, refusal: response.ok ? null : errorAnswer.parse(answer) };
}

// A logout would end the session of the other tests, and a photo has no fields.
const names = (Object.keys(calls) as CallName[]).filter((name) => name !== 'logout' && name !== 'uploadProof');

describe('a field that is missing, null, of another type, empty or too long', () => {
  it.each(names)('is refused in plain words that name it: %s', async (name) => {
    const call: Call = calls[name];
    const sample = sampleRequests[name] as Sample;
    const authorization = authorizationFor(call);
    const bodies = pathsOf(sample.body ?? {}).flatMap((path) =>
      Object.values(wrongs).map((wrong) => ({ ...sample, body: withField(sample.body ?? {}, path, wrong) as Fields })),
    );
    const queries = Object.keys(sample.query ?? {}).flatMap((key) =>
      ['', 'x'.repeat(5000), 'odd one', undefined].map((value) => {
        const { [key]: _, ...others } = sample.query ?? {};
        return { ...sample, query: value === undefined ? others : { ...others, [key]: value } };
      }),
    );
    for (const request of [...bodies, ...queries]) {
      const { status, refusal } = await send(call, request, authorization);
      expect(status).toBeLessThan(500);
      if (refusal === null) continue;
      expect(refusal.status).toBe(status);
      for (const error of [refusal, ...refusal.errors]) expect(error.message).not.toMatch(internals);
      for (const { code, message, meta } of refusal.errors) {
        if (code !== 'request.invalid') continue;
        expect(meta.field).toBeDefined();
        expect(message).toContain(meta.field);
        expect(message).toMatch(/^[^.]*\S+ .+\.$/);
      }
    }
  });
});

/** The texts of the specification, as the portal shows them in English. */
const texts: Readonly<Record<string, string>> = { ...errorTexts, ...accountTexts };

/** A call, a field, the refusal without the field, and the refusal for a wrong value if that differs. */
const domainRows: readonly [CallName, string, ErrorCode, ErrorCode?][] = [
  ['createOrder', 'vendor_id', 'order.vendor-unknown'],
  ['createOrder', 'customer', 'order.customer-name-missing'],
  ['createOrder', 'customer.name', 'order.customer-name-missing', 'order.customer-name-wrong'],
  ['createOrder', 'customer.phone_number', 'order.customer-phone-missing', 'order.customer-phone-wrong'],
  ['createOrder', 'customer.location', 'order.address-missing'],
  ['createOrder', 'customer.location.address', 'order.address-missing'],
  ['createOrder', 'customer.location.latitude', 'order.coordinates-missing'],
  ['createOrder', 'customer.location.longitude', 'order.coordinates-missing'],
  ['createOrder', 'order', 'order.amount-missing'],
  ['createOrder', 'order.amount', 'order.amount-missing', 'order.amount-invalid'],
  ['createOrder', 'order.payment_method', 'order.payment-method-missing'],
  ['register', 'email_address', 'register.email-invalid'],
  ['register', 'password', 'password.length'],
  ['register', 'name', 'register.name-missing'],
  ['register', 'vendor_name', 'register.vendor-name-missing'],
  ['register', 'phone_number', 'register.phone-missing'],
  ['register', 'terms_accepted', 'register.terms-not-accepted'],
  ['login', 'email_address', 'login.failed'],
  ['login', 'password', 'login.failed'],
  ['forgotPassword', 'email_address', 'register.email-invalid'],
  ['resendConfirmation', 'email_address', 'register.email-invalid'],
  ['resetPassword', 'code', 'reset.code-invalid'],
  ['resetPassword', 'password', 'password.length'],
  ['changePassword', 'present_password', 'password.present-wrong'],
  ['confirmRegistration', 'token', 'register.link-invalid'],
  ['extendLogin', 'refresh_token', 'session.refresh-invalid'],
  ['joinGuest', 'guest_token', 'guest.token-invalid'],
  ['saveOriginAddress', 'latitude', 'address.no-coordinates'],
  ['quoteDeliveryFee', 'destination', 'order.coordinates-missing'],
  ['quoteDeliveryFee', 'destination.latitude', 'order.coordinates-missing'],
  ['validateDeliveryArea', 'location', 'order.coordinates-missing'],
  ['estimateDelivery', 'destination', 'order.coordinates-missing'],
];

describe('a field that a rule of the domain checks', () => {
  // Attempts are limited per 15 minutes, and the other tests have made some.
  beforeAll(async () => {
    server.clock.advance(attemptWindow);
    session = await server.signIn();
  });

  it.each(domainRows)('is refused with that rule: %s without %s', async (name, path, missing, wrong = missing) => {
    const call: Call = calls[name];
    const sample = sampleRequests[name] as Sample;
    const authorization = authorizationFor(call);
    for (const [sent, code] of [
      [undefined, missing],
      [null, missing],
      [[1, 2], wrong],
    ] as const) {
      const body = withField(sample.body ?? {}, path.split('.'), sent as Json | undefined) as Fields;
      const { refusal } = await send(call, { ...sample, body }, authorization);
      const first = refusal?.errors[0];
      expect([path, sent, first?.code]).toEqual([path, sent, code]);
      const text = texts[first?.meta.translation_key ?? ''];
      if (code.startsWith('order.') || code.startsWith('password.')) expect(first?.message).toBe(text);
    }
  });

  it('causes all refusals of an empty request, in the order of the specification', async () => {
    const authorization = authorizationFor(calls.createOrder);
    const { refusal } = await send(calls.createOrder, { body: { delivery_fee: 1, signature: 'none' } }, authorization);
    expect(refusal?.errors.map(({ code }) => code)).toEqual([
      'order.vendor-unknown',
      'order.customer-name-missing',
      'order.customer-phone-missing',
      'order.address-missing',
      'order.coordinates-missing',
      'order.amount-missing',
      'order.payment-method-missing',
    ]);
  });

  it('is refused with its rule in a guest’s sender, too', async () => {
    const request = await guestRequest(server, await guestToken(server));
    const authorization = { authorization: `Bearer ${await guestToken(server)}` };
    const { refusal } = await send(calls.createOrder, { body: { ...request, sender: {} } }, authorization);
    expect(refusal?.errors.map(({ code }) => code)).toEqual([
      'order.sender-name-missing',
      'order.sender-email-wrong',
      'order.sender-phone-missing',
      'order.sender-address-missing',
      'order.sender-coordinates-missing',
    ]);
  });
});
