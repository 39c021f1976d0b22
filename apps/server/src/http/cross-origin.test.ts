import { errorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import { accepted } from '@riderbell/contract/handler.ts';
import { describe, expect, it } from 'vitest';
import { answerUnknown } from './build-app.ts';
import { testingApp, type TestingApp } from './testing-app.ts';

const origin = 'https://portal.example.com';
const url = '/orders/api/v1/vendors';
const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };

async function split() {
  const handlers = { listVendors: async () => accepted({ result: { vendors: [] } }) };
  return (await testingApp(handlers, { allowedOrigins: [origin], requestsPerMinute: 2 })).app;
}

describe('a page of an allowed origin', () => {
  it('can make a call and read the headers that the portal needs', async () => {
    const app = await split();
    const { statusCode, headers } = await app.inject({ url, headers: { origin, authorization: 'Bearer good' } });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'content-disposition, etag, idempotency-replayed, retry-after, x-request-id',
      vary: 'Origin',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('can request the flags', async () => {
    const app = await split();
    const path = '/ofrep/v1/evaluate/flags';
    const { statusCode, headers } = await app.inject({ method: 'OPTIONS', url: path, headers: { origin, ...asked } });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, origin]);
  });

  it('can read why a call was refused', async () => {
    const { statusCode, headers } = await (await split()).inject({ url, headers: { origin } });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([401, origin]);
  });

  it('gets a cacheable answer to a preflight request without a session', async () => {
    const app = await split();
    // Preflight requests do not count against the limit of calls.
    for (let question = 0; question < 4; question += 1) {
      const { statusCode, headers, body } = await app.inject({ method: 'OPTIONS', url, headers: { origin, ...asked } });
      expect([statusCode, body]).toEqual([204, '']);
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, PUT',
        'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-none-match',
        'access-control-max-age': '7200',
      });
    }
  });
});

describe('a request with OPTIONS that is no preflight', () => {
  it.each([[[origin]], [[]]])(
    'is refused as a wrong method, in the shape of errors, with the origins %j',
    async (origins) => {
      const add = async (app: TestingApp['app']): Promise<void> => {
        app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, app.routeList.methodsOf(request.url)));
      };
      const { app } = await testingApp({}, { allowedOrigins: origins, add });
      const refused = await app.inject({ method: 'OPTIONS', url, headers: { origin } });
      expect([refused.statusCode, refused.headers['allow']]).toEqual([405, 'GET, HEAD']);
      expect(errorAnswer.parse(refused.json())).toMatchObject({ errors: [{ code: 'request.wrong-method' }] });
      expect((await app.inject({ method: 'OPTIONS', url: '/orders/api/v1/none' })).statusCode).toBe(404);
    },
  );
});

describe('the flags', () => {
  it('are shared like the calls, and pages and files are not', async () => {
    const app = await split();
    const allowed = async (path: string) =>
      (await app.inject({ method: 'OPTIONS', url: path, headers: { origin, ...asked } })).headers[
        'access-control-allow-origin'
      ];
    expect(await allowed('/ofrep/v1/evaluate/flags')).toBe(origin);
    for (const path of ['/', '/asset-manifest.json', '/live', '/ordersx']) expect(await allowed(path)).toBeUndefined();
  });
});

describe('a page of any other origin', () => {
  it.each([
    'https://evil.example.com',
    'http://portal.example.com',
    'https://portal.example.com.evil.example',
    'https://portal.example.com:8443',
    'null',
  ])('gets no permission: %s', async (other) => {
    const app = await split();
    const answers = [
      await app.inject({ url, headers: { origin: other, authorization: 'Bearer good' } }),
      await app.inject({ method: 'OPTIONS', url, headers: { origin: other, ...asked } }),
    ];
    for (const { headers } of answers) {
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers['vary']).toContain('Origin');
    }
  });
});

describe('a deployment on one origin', () => {
  it('shares nothing with other origins', async () => {
    const { app } = await testingApp({});
    const { headers, statusCode } = await app.inject({ method: 'OPTIONS', url, headers: { origin, ...asked } });
    expect(statusCode).toBe(404);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
