import { fail } from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courierSettings } from '../fleet/testing-courier.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

const spellings = 10_000;
/** The number of requests that fill the caches before the memory is first measured. */
const warmUp = 2000;
/** Far more than noise; caching the API description's script for each spelling would need ten times as much. */
const maxGrowth = 24 * 1024 * 1024;

let folder = '';
/** One server with everything that adds routes, and one with the pseudo texts, which replace the pages. */
let servers: TestingServer[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riderbell-spellings-'));
  const [portal, pages] = [join(folder, 'dist'), join(folder, 'dist-server')];
  await mkdir(join(portal, 'assets'), { recursive: true });
  await mkdir(pages);
  await writeFile(join(portal, 'asset-manifest.json'), JSON.stringify({ build: 'test' }));
  await writeFile(join(portal, 'index.html'), '<!doctype html><html lang="en"><head></head><body></body></html>');
  await writeFile(join(portal, 'assets', 'app.js'), 'script');
  await writeFile(join(pages, 'package.json'), '{ "type": "module" }');
  await writeFile(join(pages, 'render-pages.js'), pagesModule);
  const settings = {
    ...courierSettings,
    REQUESTS_PER_MINUTE: '1000000',
    OPERATOR_TOKEN: 'operator-token-of-a-test-0123456789',
    DEMO_DATA: 'true',
    HELP_CENTRE: 'simulated',
    MAILBOX: 'true',
  };
  const overrides = { portalFolder: portal, logDestination: { write: () => undefined } };
  servers = await Promise.all([
    startTestingServer({ settings, overrides, demo: { withCity: true } }),
    startTestingServer({ settings: { ...settings, PSEUDO_TEXTS: 'true' }, overrides }),
  ]);
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true });
});

/** A page of 100 kB, so that caching it for each spelling would be noticed. */
const pagesModule = `
const found = { page: { name: 'landing', path: '/' }, listed: true, languages: ['en'], secret: false };
export const build = 'test';
export const listedPaths = ['/'];
export const find = (path) => ({ ...found, status: path === '/' ? 200 : 404 });
export const render = async () => ({
  title: 'Riders', description: 'Riders', head: '', publicOnly: true, formats: '', styles: [], fonts: [],
  body: Array.from({ length: 20_000 }, () => Math.random().toString(36)).join(' '),
});
export const textsWithoutScripts = async () => ({});
`;

/** The ways in which a stranger can vary a request of a route so that each one is different. */
const kinds: readonly ((path: string, count: number) => InjectOptions)[] = [
  (path) => ({ url: path }),
  (path) => ({ url: path.replace(/[a-z]/, (letter) => `%${letter.codePointAt(0)?.toString(16) ?? ''}`) }),
  (path, count) => ({ url: path, headers: { host: `made-up-${count}.example.com:${count}` } }),
  (path, count) => ({ url: path, headers: { 'accept-language': `x-${count},en;q=0.${count}` } }),
  (path, count) => ({ url: path, headers: { cookie: `language=l${count}; brand=b${count}; session=${count}` } }),
  (path, count) => ({ url: `${path}/${count}` }),
  (path, count) => ({ url: path, headers: { 'if-none-match': `"${count}"`, 'user-agent': `client ${count}` } }),
  (path, count) => ({ url: path, headers: { origin: `https://made-up-${count}.example.com` } }),
  (path, count) => ({ url: path, headers: { authorization: `Bearer made.up.${count}` } }),
  (path, count) => ({ url: path, headers: { 'idempotency-key': `key-${count}` } }),
  (path, count) => ({ url: `${path}?lang=x${count}&brand=b${count}&v=${count}` }),
];

function spelled(path: string, method: string, count: number): InjectOptions {
  const filled = path
    // A number with the number of digits that the route accepts.
    .replaceAll(/:\w+\([^)]*\{1,(\d)\}[^)]*\)/g, (_, digits: string) => String(count % 10 ** Number(digits)))
    .replaceAll(/:\w+|\*/g, `made-up-${count}`);
  const { url, headers, ...rest } = kinds[count % kinds.length]?.(filled, count) ?? {};
  const address = String(url);
  return {
    ...rest,
    method,
    url: `${address}${address.includes('?') ? '&' : '?'}spelling=${count}`,
    headers: { 'accept-encoding': 'gzip', ...headers },
    remoteAddress: `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
    ...(method === 'POST' || method === 'PUT' ? { payload: { made_up: `${count}` } } : {}),
  };
}

interface Route {
  app: FastifyInstance;
  url: string;
  method: string;
}

/** Every route of the servers with each of its methods, once. */
function routesOf(apps: readonly FastifyInstance[]): Route[] {
  const routes = new Map<string, Route>();
  for (const app of apps) {
    for (const [url, { methods }] of app.routeList.all) {
      for (const method of methods) {
        if (!routes.has(`${method} ${url}`)) routes.set(`${method} ${url}`, { app, url, method });
      }
    }
  }
  return [...routes.values()];
}

/** One path of each file that adds routes. */
const pathOfFile: Readonly<Record<string, string>> = {
  '../../demo/src/pages/mailbox-page.ts': '/dev/mailbox/:id/html',
  '../../demo/src/pages/map-tiles.ts': String.raw`/map/:z(^\d{1,2}$)/:x(^\d{1,7}$)/:y(^\d{1,7}).mvt`,
  '../../demo/src/pages/stand-in.ts': '/simulated/godroid/*',
  'http/brand-files.ts': '/brands/:id/:file',
  'http/bulk-files.ts': '/orders/api/v1/bulk-job/example-file',
  'http/describe-api.ts': '/openapi.json',
  'http/docs-page.ts': '/docs/js/scalar.js',
  'http/export-files.ts': '/orders/api/v1/vendor/:id/orders/export',
  'http/flag-routes.ts': '/ofrep/v1/evaluate/flags/:key',
  'http/health.ts': '/readyz',
  'http/portal-files.ts': '/',
  'http/proof-files.ts': '/orders/api/v1/order/:orderId/proof/:kind',
  'http/pseudo-texts.ts': '/assets/texts/:folder/:file',
  'http/routes.ts': '/orders/api/v1/login',
  'http/search-files.ts': '/sitemap.xml',
  'http/signed-calls.ts': '/hurrier/api/v1/fleet/orders/:id/proofs/:kind',
  'http/static-files.ts': '/*',
  'http/well-known.ts': '/.well-known/security.txt',
  'live/live-channel.ts': '/live',
};

/** All files of the server and the demo that add routes, also if these tests do not use them. */
async function filesWithRoutes(): Promise<string[]> {
  const source = join(import.meta.dirname, '../../src');
  const read = (folder: string) => readdir(join(source, folder), { recursive: true });
  const ofDemo = (await read('../../demo/src')).map((file) => `../../demo/src/${file}`);
  const files = [...(await read('')), ...ofDemo].filter((file) => /(?<!\.test)\.ts$/.test(file));
  const adds = /\b(?:app|signed)\.(?:all|delete|get|head|options|patch|post|put|route)[<(]/;
  const found: string[] = [];
  for (const file of files) if (adds.test(await readFile(join(source, file), 'utf8'))) found.push(file);
  return found.toSorted();
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function memory(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe('ten thousand spellings of the URLs of all routes', () => {
  it('are sent to the routes of every file that adds routes', async () => {
    expect(await filesWithRoutes()).toEqual(Object.keys(pathOfFile).toSorted());
    const urls = new Set(routesOf(servers.map(({ server }) => server.app)).map(({ url }) => url));
    for (const [file, path] of Object.entries(pathOfFile)) expect([file, urls.has(path)]).toEqual([file, true]);
  });

  it('do not use up memory and never cause a failure', { timeout: 600_000 }, async () => {
    const routes = routesOf(servers.map(({ server }) => server.app));
    const failures = new Set<string>();
    const send = async (from: number, to: number): Promise<void> => {
      for (let count = from; count < to; count += 1) {
        const { app, url, method } = routes[count % routes.length] ?? fail('there are no routes');
        // A different kind in each round, so that every route meets every kind.
        const { statusCode } = await app.inject(
          spelled(url, method, Math.floor(count / routes.length) + count * kinds.length),
        );
        if (statusCode >= 500) failures.add(`${method} ${url} ${statusCode}`);
      }
    };
    await send(0, warmUp);
    const before = memory();
    await send(warmUp, spellings);
    await expect.poll(() => memory() - before, { timeout: 30_000 }).toBeLessThan(maxGrowth);
    expect([...failures]).toEqual([]);
  });

  it(
    'leave nothing behind of the sockets that a stranger opens on the live channel',
    { timeout: 600_000 },
    async () => {
      const [server = fail('there is no server')] = servers;
      for (let count = 0; count < 100; count += 1) {
        const socket = new WebSocket(`${server.address}/live?authorization=made-up-${count}`);
        await new Promise((resolve) => socket.addEventListener('close', resolve));
      }
      await expect.poll(() => server.server.app.websocketServer.clients.size, { timeout: 30_000 }).toBe(0);
    },
  );
});
