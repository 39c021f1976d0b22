import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { errorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import { defaultFlags } from '@riderbell/domain/flags/flags.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDocsPage } from './docs-page.ts';
import { pageOrigins } from './page-origin.ts';
import { addPortal } from './portal-files.ts';
import type { PublicPages } from './ports.ts';
import { testingApp, type TestingApp } from './testing-app.ts';
import { testingBrand } from './testing-brand.ts';
import { addWellKnown } from './well-known.ts';

const pages: PublicPages = {
  listedPaths: ['/'],
  find: (path) => {
    const found = { page: null, listed: false, languages: ['en'], secret: false } as const;
    return { ...found, status: path === '/' || path === '/request-a-rider' ? 200 : 404 };
  },
  render: async () => null,
  textsWithoutScripts: async () => ({}),
};

let folder = '';
let served: TestingApp;
let port = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riderbell-unknown-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="en"><head></head><body></body></html>');
  await writeFile(join(folder, 'assets', 'app 1.js'), 'script');
  await writeFile(join(folder, '.env'), 'secret');
  served = await testingApp({}, { add: addPages });
  port = Number(new URL(await served.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await served.app.close();
  await rm(folder, { recursive: true });
});

async function addPages(app: TestingApp['app']): Promise<void> {
  const originOf = pageOrigins('https://riders.example.com', []);
  addDocsPage(app);
  app.route({ method: ['GET', 'POST'], url: '/simulated/help/*', handler: async ({ url }) => url });
  addWellKnown(app, {
    contact: null,
    languages: ['en', 'th_TH'],
    originOf,
    now: () => Date.parse('2026-11-23T12:00Z'),
  });
  app.get<{ Params: { status: string } }>('/blamed/:status', ({ params }) => {
    throw Object.assign(new Error('blamed'), { statusCode: Number(params.status), expose: true });
  });
  app.get('/outside', () => {
    throw Object.assign(new Error('the service answered 404'), { statusCode: 404, code: 'E_SERVICE' });
  });
  await addPortal(app, {
    folder,
    deployment: exampleDeployment,
    flags: { now: defaultFlags },
    tilesUrl: null,
    brand: testingBrand('swift', 'Swift'),
    choice: [],
    pages,
    originOf,
  });
}

/** Sends the path unchanged; other clients normalise it. */
async function ask(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const asked = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { statusCode: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}

const html = { accept: 'text/html,application/xhtml+xml;q=0.9' };

describe('an unknown path', () => {
  it.each([
    '/.env',
    '/.git/HEAD',
    '/.well-known/apple-app-site-association',
    '/assets/',
    '/assets',
    '/assets/../index.html',
    '/assets/gone.js',
    '//x',
    '//evil.example.com/%2e%2e',
    String.raw`/\x`,
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/simulated/help',
    '/simulated/../etc/passwd',
    `/${'a'.repeat(300)}`,
    `/${'a'.repeat(5000)}`,
    `/${'a/'.repeat(4000)}`,
    `/orders/api/v1/${'a'.repeat(5000)}`,
    `/orders/api/v1/vendor/${'a'.repeat(5000)}`,
    '/docs/nope',
    '/live/nope',
    '/map/1/2/3',
    '/brands/x/y/z',
    '/index.html/',
    '/assets/app%201.js/',
  ])('is a 404 and never a failure: %s', async (url) => {
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const { statusCode, body } = await ask(url, method, { authorization: 'Bearer good' });
      expect([method, statusCode]).toEqual([method, 404]);
      expect(body).not.toContain('secret');
    }
    expect(served.log()).not.toContain('"level":50');
  });

  it('is malformed, and no failure, if its escapes are invalid', async () => {
    for (const url of ['/%zz', '/%', '/assets/%c0%af', '/orders/api/v1/vendor/%zz', '/a%00b']) {
      expect([url, (await ask(url)).statusCode]).toEqual([url, 400]);
    }
  });

  it('shows a page to a person, also if it may have been a file', async () => {
    for (const url of ['/foo/bar.html', '/.env', '/assets/gone.js', '/docs/nope', '/.well-known/nope', '//x']) {
      const { statusCode, headers } = await ask(url, 'GET', html);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
    }
    const call = await ask('/orders/api/v1/nope', 'GET', html);
    expect(errorAnswer.parse(JSON.parse(call.body)).errors[0]?.code).toBe('request.unknown-path');
    const script = await ask('/foo/bar.js', 'GET', { accept: '*/*' });
    expect(errorAnswer.parse(JSON.parse(script.body)).errors[0]?.code).toBe('request.unknown-path');
  });

  it('does not return a similar file, which is served under each spelling of its path', async () => {
    for (const url of ['/assets/app%201.js', '/assets/%61pp%201.js?v=1']) {
      expect((await ask(url)).body).toBe('script');
    }
  });
});

describe('a wrong method', () => {
  it.each([
    ['GET', '/orders/api/v1/login', 'POST'],
    ['DELETE', '/orders/api/v1/login?x=1', 'POST'],
    ['POST', '/orders/api/v1/vendors', 'GET, HEAD'],
    ['PUT', '/orders/api/v1/vendor/d001', 'GET, HEAD'],
    ['PATCH', '/openapi.json', 'GET, HEAD'],
    ['POST', '/docs/', 'GET, HEAD'],
    ['DELETE', '/simulated/help/x', 'GET, HEAD, POST'],
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/request-a-rider', 'GET, HEAD'],
    ['PUT', '/assets/app%201.js', 'GET, HEAD'],
  ] as const)('is a 405 that lists the methods of the path: %s %s', async (method, url, allow) => {
    const { statusCode, headers, body } = await ask(url, method);
    expect([statusCode, headers['allow']]).toEqual([405, allow]);
    expect(errorAnswer.parse(JSON.parse(body)).errors[0]?.code).toBe('request.wrong-method');
  });
});

describe('a client error of a plugin', () => {
  it('is never a failure of the server', async () => {
    for (let status = 400; status < 500; status += 1) {
      const { statusCode } = await ask(`/blamed/${status}`);
      expect([status, statusCode < 500]).toEqual([status, true]);
    }
    expect((await ask('/blamed/403')).statusCode).toBe(404);
  });

  it('is not confused with an error of an outside service', async () => {
    expect((await ask('/outside')).statusCode).toBe(500);
  });
});

describe('the well-known addresses', () => {
  it('name the contact for security reports, valid for half a year', async () => {
    const { body, headers } = await ask('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'Contact: mailto:security@riders.example.com',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: en, th-TH',
      'Canonical: https://riders.example.com/.well-known/security.txt',
      '',
    ]);
  });

  it('redirect to the page for changing a password', async () => {
    const { statusCode, headers } = await ask('/.well-known/change-password');
    expect([statusCode, headers.location]).toEqual([302, '/forgot-password']);
  });
});
