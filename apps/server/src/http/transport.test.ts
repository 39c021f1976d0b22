import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { errorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import { accepted, refused, type Handlers } from '@riderbell/contract/handler.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { addDocsPage } from './docs-page.ts';
import { addHealthRoutes } from './health.ts';
import { DatabaseAway, testingApp } from './testing-app.ts';

const base = '/orders/api/v1';
const bearer = { authorization: 'Bearer good' };
const right = { email_address: 'a@riderbell.test', password: 'pass' };

/** The codes of an error answer, after checking its shape. */
function codesOf(response: LightMyRequestResponse): string[] {
  const answer = errorAnswer.parse(response.json());
  expect(answer.status).toBe(response.statusCode);
  expect(answer.request_id).toBe(response.headers['x-request-id']);
  return answer.errors.map(({ code }) => code);
}

const failed: Handlers['login'] = async () => refused('login.failed');

describe('requests that do not match the contract', () => {
  it('are refused with the path of every wrong field', async () => {
    const { app } = await testingApp({});
    const response = await app.inject({
      method: 'PUT',
      url: `${base}/order/cancel`,
      headers: bearer,
      payload: { vendor_id: 7, reason: 'mistake-error', extra: 1 },
    });
    expect(response.statusCode).toBe(400);
    expect(codesOf(response)).toEqual(['request.invalid', 'request.invalid', 'request.invalid']);
    const fields = errorAnswer.parse(response.json()).errors.map(({ meta }) => meta.field);
    expect(new Set(fields)).toEqual(new Set(['vendor_id', 'extra', 'order_id']));
  });

  it('are refused because of the query, also if a parameter is repeated', async () => {
    const { app } = await testingApp({});
    for (const query of ['?vendorId=demo', '?vendorId=demo&orderId=a&orderId=b', '?vendorId=demo&orderId=a&x=1']) {
      const response = await app.inject({ url: `${base}/order${query}`, headers: bearer });
      expect(codesOf(response)).toEqual(['request.invalid']);
    }
  });

  it('are malformed if the JSON is broken or sets a prototype', async () => {
    const { app } = await testingApp({ login: failed });
    for (const payload of ['{"email_address":', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}']) {
      const headers = { 'content-type': 'application/json' };
      const response = await app.inject({ method: 'POST', url: `${base}/login`, headers, payload });
      expect(codesOf(response)).toEqual(['request.malformed']);
    }
  });

  it('are malformed if a string contains invalid characters', async () => {
    const { app } = await testingApp({ login: failed });
    const headers = { 'content-type': 'application/json' };
    for (const text of [String.raw`\u0000`, String.raw`\ud800`, String.raw`x\uDC00`]) {
      const payload = `{"email_address":"a@b.test","password":"${text}"}`;
      expect(codesOf(await app.inject({ method: 'POST', url: `${base}/login`, headers, payload }))).toEqual([
        'request.malformed',
      ]);
    }
    const whole = String.raw`{"email_address":"a@b.test","password":"\ud83d\ude00"}`;
    expect(codesOf(await app.inject({ method: 'POST', url: `${base}/login`, headers, payload: whole }))).toEqual([
      'login.failed',
    ]);
    const hidden = await app.inject({ url: `${base}/order?vendorId=a%00&orderId=b`, headers: bearer });
    expect(codesOf(hidden)).toEqual(['request.malformed']);
  });

  it('are malformed if the address is malformed', async () => {
    const { app } = await testingApp({});
    expect(codesOf(await app.inject({ url: `${base}/vendor/%zz`, headers: bearer }))).toEqual(['request.malformed']);
  });

  it('are too large beyond 256 kB', async () => {
    const { app } = await testingApp({ login: failed });
    const payload = { ...right, password: 'x'.repeat(256 * 1024) };
    const response = await app.inject({ method: 'POST', url: `${base}/login`, payload });
    expect(response.statusCode).toBe(413);
    expect(codesOf(response)).toEqual(['request.too-large']);
  });

  it('are malformed in the same shape if they are no HTTP', async () => {
    const { app } = await testingApp({});
    const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(address.port), address.hostname);
    socket.end('GET / HTTP/1.1\r\nbroken header\r\n\r\n');
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head).toContain('HTTP/1.1 400 Bad Request');
    expect(errorAnswer.parse(JSON.parse(body)).errors[0]?.code).toBe('request.malformed');
    await app.close();
  });

  it('are refused if the body is no JSON', async () => {
    const { app } = await testingApp({ login: failed });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const headers = { 'content-type': type };
      const response = await app.inject({ method: 'POST', url: `${base}/login`, headers, payload: 'a=b' });
      expect(response.statusCode).toBe(415);
      expect(codesOf(response)).toEqual(['request.unsupported-type']);
    }
  });

  it('may omit the body of a call without fields in every usual way', async () => {
    const { app } = await testingApp({ logout: async () => accepted({ result: {} }) });
    const json = { ...bearer, 'content-type': 'application/json' };
    for (const headers of [bearer, json]) {
      expect((await app.inject({ method: 'POST', url: `${base}/logout`, headers })).statusCode).toBe(200);
    }
    const sent = await app.inject({ method: 'POST', url: `${base}/logout`, headers: json, payload: '{}' });
    expect(sent.statusCode).toBe(200);
  });
});

describe('identity', () => {
  it('is checked before the rest of the request', async () => {
    const { app } = await testingApp({});
    const headers = { 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url: `${base}/order`, headers, payload: '{"broken' });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(codesOf(response)).toEqual(['session.required']);
  });

  it('is the access token, optionally followed by a comma and the id token', async () => {
    const { app } = await testingApp({ listVendors: async () => accepted({ result: { vendors: [] } }) });
    for (const authorization of ['Bearer good', 'bearer good', 'Bearer good,some.id.token', 'Bearer good, some.id']) {
      const response = await app.inject({ url: `${base}/vendors`, headers: { authorization } });
      expect(response.statusCode, authorization).toBe(200);
    }
  });

  it('distinguishes expired tokens from invalid ones', async () => {
    const { app } = await testingApp({});
    const ask = async (authorization: string) =>
      codesOf(await app.inject({ url: `${base}/vendors`, headers: { authorization } }));
    expect(await ask('Bearer old')).toEqual(['session.expired']);
    expect(await ask('Bearer forged')).toEqual(['session.invalid']);
    expect(await ask('Basic Z29vZA==')).toEqual(['session.invalid']);
    expect(await ask('GoDroid good')).toEqual(['session.invalid']);
    expect(await ask('Bearer ')).toEqual(['session.invalid']);
  });
});

describe('answers', () => {
  it('contain only the fields of the contract', async () => {
    const user = { id: '1', email: 'a@b.test', name: 'A', passwordHash: 'secret' };
    const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 900, TokenType: 'Bearer' as const };
    const { app } = await testingApp({
      login: async () => accepted({ result: { user, AuthenticationResult: tokens } }),
    });
    const response = await app.inject({ method: 'POST', url: `${base}/login`, payload: right });
    expect(response.statusCode).toBe(200);
    expect(response.json().result.user).toEqual({ id: '1', email: 'a@b.test', name: 'A' });
  });

  it('are compressed if they are long and the client accepts it', async () => {
    const vendors = Array.from({ length: 20 }, () => ({ ...sampleVendor, rights: ['see-vendor'] }));
    const { app } = await testingApp({ listVendors: async () => accepted({ result: { vendors } }) });
    const ask = (encoding: string) =>
      app.inject({ url: `${base}/vendors`, headers: { ...bearer, 'accept-encoding': encoding } });
    const [plain, packed] = [await ask('identity'), await ask('br, gzip')];
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.body.length / 5);
  });

  it('fail without details if they break the contract', async () => {
    const broken = (async () =>
      accepted({ result: { vendors: [{ vendor_id: 'x' }] } })) as unknown as Handlers['listVendors'];
    const { app, log } = await testingApp({ listVendors: broken });
    const response = await app.inject({ url: `${base}/vendors`, headers: bearer });
    expect(response.statusCode).toBe(500);
    expect(codesOf(response)).toEqual(['server.failure']);
    expect(log()).toContain('request failed');
  });

  it('fail in tests and are sent in production if the contract does not declare their refusal', async () => {
    const undeclared = (async () => refused('order.stale')) as unknown as Handlers['login'];
    const strict = await testingApp({ login: undeclared });
    const send = { method: 'POST', url: `${base}/login`, payload: right } as const;
    expect(codesOf(await strict.app.inject(send))).toEqual(['server.failure']);
    const lenient = await testingApp({ login: undeclared }, { strict: false });
    expect(codesOf(await lenient.app.inject(send))).toEqual(['order.stale']);
    expect(lenient.log()).toContain('undeclared refusal');
  });

  it('contain the field and the values for the text of a refusal', async () => {
    const { app } = await testingApp({
      login: async () => refused('login.too-many', { field: 'password', values: { seconds: 30 } }),
    });
    const response = await app.inject({ method: 'POST', url: `${base}/login`, payload: right });
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('30');
    expect(errorAnswer.parse(response.json()).errors[0]?.meta).toEqual({
      translation_key: 'auth.too-many-requests',
      field: 'password',
      values: { seconds: 30 },
    });
  });

  it('contain neither the error nor its place after a failure', async () => {
    const { app, log } = await testingApp({
      login: async () => {
        throw new Error('relation "accounts" does not exist at /srv/app.ts');
      },
    });
    const response = await app.inject({ method: 'POST', url: `${base}/login`, payload: right });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/accounts|srv|Error/);
    expect(log()).toContain('relation');
    expect(log()).toContain(String(response.headers['x-request-id']));
  });

  it('have the status 503 while the database is unavailable', async () => {
    const { app } = await testingApp({
      login: async () => {
        throw new DatabaseAway();
      },
    });
    const response = await app.inject({ method: 'POST', url: `${base}/login`, payload: right });
    expect(response.statusCode).toBe(503);
    expect(codesOf(response)).toEqual(['server.unavailable']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('have the fixed headers and must not be cached', async () => {
    const { app } = await testingApp({ login: failed });
    const { headers } = await app.inject({ method: 'POST', url: `${base}/login`, payload: right });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('the log', () => {
  it.each([
    ['/tracking/d001-0123456789', '/tracking/[hidden]'],
    ['/Tracking-C2C/d001-0123456789/', '/Tracking-C2C/[hidden]/'],
    ['/%74racking/d001-0123456789?lang=ar', '/tracking/[hidden]'],
    ['/delivery-receipt/guest-0123456789', '/delivery-receipt/[hidden]'],
    [`${base}/tracking/d001-0123456789`, `${base}/tracking/[hidden]`],
    [`${base}/tracking/d001-0123456789/receipt`, `${base}/tracking/[hidden]/receipt`],
    ['/order-tracking/d001', '/order-tracking/d001'],
  ])('does not contain the id that gives access to an order: %s', async (url, logged) => {
    const { app, log } = await testingApp({});
    await app.inject({ url });
    expect(log()).toContain(`"path":"${logged}"`);
    expect(log()).not.toContain('0123456789');
    await app.close();
  });

  it('never contains a token, a password, a ticket or the query of an address', async () => {
    const { app, log } = await testingApp({
      login: failed,
      listVendors: async () => accepted({ result: { vendors: [] } }),
    });
    await app.inject({ method: 'POST', url: `${base}/login`, payload: { ...right, password: 'Geheim-1234' } });
    await app.inject({
      url: `${base}/vendors?authorization=query-secret`,
      headers: { authorization: 'Bearer good,id.token.secret' },
    });
    app.log.info({
      authorization: 'plain-secret',
      deep: { RefreshToken: 'deep-secret', req: { ticket: 'deeper-secret' } },
    });
    for (const secret of ['Geheim-1234', 'query-secret', 'id.token', 'plain-secret', 'deep-secret', 'deeper-secret']) {
      expect(log()).not.toContain(secret);
    }
  });
});

describe('limits', () => {
  it('refuse an address with too many requests, and return how long to wait', async () => {
    const { app } = await testingApp({ login: failed }, { requestsPerMinute: 2 });
    const send = { method: 'POST', url: `${base}/login`, payload: right } as const;
    await app.inject(send);
    await app.inject(send);
    const third = await app.inject(send);
    expect(third.statusCode).toBe(429);
    expect(codesOf(third)).toEqual(['request.rate-limited']);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('count requests without a session and malformed ones', async () => {
    const { app } = await testingApp({}, { requestsPerMinute: 3 });
    const statuses: number[] = [];
    for (const url of [`${base}/vendors`, `${base}/vendor/a%00`, `${base}/vendors`, `${base}/vendors`]) {
      statuses.push((await app.inject({ url })).statusCode);
    }
    expect(statuses).toEqual([401, 400, 401, 429]);
  });

  it('count the API description as a call, allow many more files, and never refuse a health check', async () => {
    const add = async (app: FastifyInstance): Promise<void> => {
      addDocsPage(app);
      addHealthRoutes(app, async () => true, { now: false });
      app.get('/file', async () => 'content');
    };
    const { app } = await testingApp({}, { requestsPerMinute: 3, add });
    const statusesOf = async (url: string, count: number): Promise<number[]> => {
      const statuses: number[] = [];
      for (let sent = 0; sent < count; sent += 1) statuses.push((await app.inject({ url })).statusCode);
      return statuses;
    };
    expect(await statusesOf('/docs/?x', 4)).toEqual([200, 200, 200, 429]);
    expect(await statusesOf('/openapi.json', 1)).toEqual([429]);
    const files = await statusesOf('/file', 61);
    expect([files.filter((status) => status === 200).length, files.at(-1)]).toEqual([60, 429]);
    expect(await statusesOf('/readyz', 70)).not.toContain(429);
  });
});

const sampleVendor = {
  vendor_id: 'demo',
  parent_vendor_id: null,
  client_vendor_id: null,
  is_parent: false,
  id: 'demo',
  name: 'Baan Coffee',
  is_active: true,
  is_registered: true,
  flags: { payment_methods: ['PAID'] },
  opening_hours: null,
  estimation_pick_up_time: 15,
  vendor_information: {
    name: 'Baan Coffee',
    currency: 'THB',
    owners: [],
    contact: { phone: '' },
    location: {
      address_text: '',
      latitude: null,
      longitude: null,
      city: '',
      country_code: '',
      postal_code: '',
      street: '',
      street_number: '',
      unit: '',
      building: '',
      rider_instructions: '',
    },
  },
};
