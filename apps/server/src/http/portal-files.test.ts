import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './build-app.ts';
import { addDocsPage } from './docs-page.ts';
import { createLogger } from './logging.ts';
import { addMapTiles } from './map-tiles.ts';
import { addPortal } from './portal-files.ts';

const deployment: Deployment = {
  country: 'AE',
  currency: 'AED',
  currency_digits: 2,
  phone_prefix: '+971',
  time_zone: 'Asia/Dubai',
  languages: ['ar', 'en'],
  default_language: 'ar',
  brand: 'swift</script><script>alert(1)</script>',
  environment: 'san',
  build: 'abc',
  map: { tiles_url: '', tiles_zoom: 0, attribution: '', centre: { latitude: 25, longitude: 55 } },
  rules: {
    unit_number_required: false,
    amount_required: true,
    minimum_amount: 0,
    minimum_eta_minutes: 15,
    distance_limit_metres: 10_000,
  },
  demo: null,
};

const page = `<!doctype html><html lang="en"><head><title>R</title>
<script type="application/json" id="deployment"></script>
<script type="module" src="/assets/app-1a2b3c.js"></script></head><body></body></html>`;
const script = 'console.log("portal");'.repeat(50);

let folder = '';
let app: FastifyInstance;

async function appWith(portalFolder: string, tilesUrl: string | null = null): Promise<FastifyInstance> {
  const made = await buildApp({
    http: { trustProxy: [] },
    limits: { requestsPerMinute: 0, redis: null },
    log: createLogger('silent'),
    isUnavailable: () => false,
  });
  addMapTiles(made, {
    read: async (zoom, column, row) =>
      zoom === 12 && column === 3190 && row === 1890 ? { bytes: Buffer.from([31, 139]), encoding: 'gzip' } : null,
  });
  await addDocsPage(made);
  await addPortal(made, { folder: portalFolder, deployment, tilesUrl });
  await made.ready();
  return made;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riderbell-portal-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'assets', 'app-1a2b3c.js'), script);
  await writeFile(join(folder, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, '.hidden'), 'secret');
  app = await appWith(folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('the portal’s page', () => {
  it('is given for every path that is neither a call nor a file', async () => {
    for (const url of [
      '/',
      '/index.html',
      '/request-a-rider/d001?orderID=x',
      '/tracking/d001-0123456789',
      '/no/such',
    ]) {
      const response = await app.inject({ url });
      expect(response.statusCode, url).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-cache');
    }
  });

  it('carries the deployment as data that cannot become markup, and its language', async () => {
    const { body } = await app.inject({ url: '/' });
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).not.toContain('<script>alert');
    const json = /<script type="application\/json" id="deployment">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(deployment);
  });

  it('runs only scripts of files, and connects only here and to the live channel', async () => {
    const { headers } = await app.inject({ url: '/', headers: { host: 'portal.example.com:8443' } });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' ws://portal.example.com:8443 wss://portal.example.com:8443;");
    expect(policy).toContain("img-src 'self' data: blob:;");
  });

  it('may fetch tiles of the provider that a setting names', async () => {
    const other = await appWith(folder, 'https://tiles.example.com/{z}/{x}/{y}.mvt');
    const policy = String((await other.inject({ url: '/' })).headers['content-security-policy']);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/tiles\.example\.com/);
    await other.close();
  });

  it('lets no host name write into the policy', async () => {
    const { headers } = await app.inject({ url: '/', headers: { host: "x; script-src 'unsafe-inline'" } });
    expect(headers['content-security-policy']).not.toContain('unsafe-inline;');
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  });
});

describe('the portal’s files', () => {
  it('that the build names by their content are kept for ever, packed for who takes it', async () => {
    const url = '/assets/app-1a2b3c.js';
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const plain = await app.inject({ url });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(script);
  });

  it('of other names are asked for each time, and answered shortly when they have not changed', async () => {
    const first = await app.inject({ url: '/favicon.svg' });
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({
      url: '/favicon.svg',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('that are not there are not the page', async () => {
    for (const url of [
      '/assets/gone-1.js',
      '/robots.txt',
      '/assets/../../package.json',
      '/.hidden',
      '/..%2f..%2fpackage.json',
    ]) {
      const response = await app.inject({ url });
      expect(response.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(response.body).not.toContain('secret');
    }
  });

  it('that were never built are said to be missing, while the calls work', async () => {
    const without = await appWith(join(folder, 'nowhere'));
    const response = await without.inject({ url: '/' });
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('npm run build');
    await without.close();
  });
});

describe('what is no page', () => {
  it('answers unknown calls in the one shape of errors', async () => {
    for (const url of ['/orders/api/v1/nope', '/hurrier/api/v1', '/live/x', '/map/1/2', '/docs/nope']) {
      const response = await app.inject({ url });
      expect(response.statusCode, url).toBe(404);
      expect(response.json(), url).toMatchObject({ status: 404, errors: [{ code: 'request.unknown-path' }] });
    }
    expect((await app.inject({ method: 'POST', url: '/request-a-rider' })).statusCode).toBe(404);
  });

  it('gives the map’s tiles as they are packed', async () => {
    const tile = await app.inject({ url: '/map/12/3190/1890.mvt' });
    expect(tile.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
    });
    expect((await app.inject({ url: '/map/12/1/1.mvt' })).statusCode).toBe(404);
  });

  it('shows the description of the calls without a script from elsewhere', async () => {
    const response = await app.inject({ url: '/docs/' });
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toMatch(/src="https?:/);
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
    const code = await app.inject({ url: '/docs/js/scalar.js', headers: { 'accept-encoding': 'gzip' } });
    expect(code.headers).toMatchObject({ 'content-encoding': 'gzip' });
  });
});
