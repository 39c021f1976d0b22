import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Deployment } from '@riderbell/contract/deployment.ts';
import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import { defaultFlags } from '@riderbell/domain/flags/flags.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployedBrand, drawingAddress } from './brand-addresses.ts';
import { addBrandFiles } from './brand-files.ts';
import { buildApp } from './build-app.ts';
import { addDocsPage } from './docs-page.ts';
import { createLogger } from './logging.ts';
import { pageOrigins } from './page-origin.ts';
import { addPortal } from './portal-files.ts';
import { testingBrand } from './testing-brand.ts';

const deployment: Omit<Deployment, 'brand'> = {
  ...exampleDeployment,
  languages: ['ar', 'en'],
  default_language: 'ar',
  terms_url: 'https://terms.example.com/</script><script>alert(1)</script>',
};

const swift = testingBrand('swift', 'Swift');
const brands = [swift, testingBrand('lynx', 'Lynx')];

const page = `<!doctype html><html lang="en"><head><title>R</title>
<script type="application/json" id="deployment"></script>
<script type="module" src="/assets/app-1a2b3c.js"></script></head><body></body></html>`;
const script = 'console.log("portal");'.repeat(50);

let told = defaultFlags();
const flags = { now: () => told };

let folder = '';
let app: FastifyInstance;

async function appWith(
  portalFolder: string,
  {
    tilesUrl = null,
    choice = [],
    ...changed
  }: Partial<Omit<Deployment, 'brand'>> & { tilesUrl?: string | null; choice?: typeof brands } = {},
): Promise<FastifyInstance> {
  const made = await buildApp({
    http: { trustProxy: [], allowedOrigins: [] },
    limits: { requestsPerMinute: 0, redis: null, maxEventLoopDelay: 0 },
    log: createLogger('silent'),
    isUnavailable: () => false,
  });
  addDocsPage(made);
  addBrandFiles(made, { brand: swift, brands: choice, language: 'ar' });
  const fixed = { ...deployment, ...changed };
  await addPortal(made, {
    folder: portalFolder,
    deployment: fixed,
    flags,
    tilesUrl,
    brand: swift,
    choice,
    pages: null,
    originOf: pageOrigins(null, ['http://portal.example.com']),
  });
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
  it('is served for every path that is neither a call nor a file', async () => {
    for (const url of ['/', '/request-a-rider/d001?orderID=x', '/tracking/d001-0123456789', '/no/such']) {
      const response = await app.inject({ url });
      expect(response.statusCode, url).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-cache');
    }
  });

  it('contains the current flags', async () => {
    const flagsOf = async (): Promise<unknown> => {
      const { body } = await app.inject({ url: '/' });
      const json = /<script type="application\/json" id="deployment">(.*?)<\/script>/.exec(body)?.[1] ?? '';
      return (JSON.parse(json) as Deployment).flags;
    };
    expect(await flagsOf()).toEqual(defaultFlags());
    told = { ...defaultFlags(), planned_maintenance: true };
    expect(await flagsOf()).toEqual(told);
    told = defaultFlags();
    expect(await flagsOf()).toEqual(told);
  });

  it('contains the deployment as escaped data, and its language', async () => {
    const { body } = await app.inject({ url: '/' });
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).not.toContain('<script>alert');
    const json = /<script type="application\/json" id="deployment">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ ...deployment, brand: deployedBrand(swift) });
  });

  it('allows scripts from files, and connections to this origin and the live channel', async () => {
    const { headers } = await app.inject({ url: '/', headers: { host: 'portal.example.com:8443' } });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' ws://portal.example.com:8443 wss://portal.example.com:8443;");
    expect(policy).toContain("img-src 'self' data: blob:;");
  });

  it('allows tiles of the configured provider', async () => {
    const other = await appWith(folder, { tilesUrl: 'https://tiles.example.com/{z}/{x}/{y}.mvt' });
    const policy = String((await other.inject({ url: '/' })).headers['content-security-policy']);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/tiles\.example\.com/);
    await other.close();
  });

  it('allows connections to the calls and the live channel of a split deployment', async () => {
    const other = await appWith(folder, { api_base: 'https://th.prd.example.com' });
    const policy = String((await other.inject({ url: '/' })).headers['content-security-policy']);
    expect(policy).toMatch(/connect-src [^;]* https:\/\/th\.prd\.example\.com wss:\/\/th\.prd\.example\.com/);
    await other.close();
  });

  it.each([
    [null, "frame-src 'none'", "connect-src 'self';"],
    ['/simulated/help-centre', "frame-src 'self'", "connect-src 'self';"],
    [
      'https://help.example.com/v2',
      'frame-src https://help.example.com',
      "connect-src 'self' https://help.example.com;",
    ],
  ])('allows calls to and a frame of the help centre at %s only', async (helpCentreUrl, frames, connects) => {
    const other = await appWith(folder, { help_centre_url: helpCentreUrl });
    const { headers } = await other.inject({ url: '/', headers: { host: 'x;' } });
    expect(`${String(headers['content-security-policy'])};`).toContain(`${frames};`);
    expect(headers['content-security-policy']).toContain(connects);
    await other.close();
  });

  it('allows analytics events to the configured provider only', async () => {
    const other = await appWith(folder, { analytics: { host: 'https://eu.i.posthog.com', key: 'phc_x' } });
    const { headers } = await other.inject({ url: '/' });
    expect(headers['content-security-policy']).toMatch(/connect-src [^;]* https:\/\/eu\.i\.posthog\.com;/);
    await other.close();
    expect((await app.inject({ url: '/' })).headers['content-security-policy']).not.toContain('posthog');
  });

  it('does not let a host name change the policy', async () => {
    const { headers } = await app.inject({ url: '/', headers: { host: "x; script-src 'unsafe-inline'" } });
    expect(headers['content-security-policy']).not.toContain('unsafe-inline;');
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  });
});

describe('the portal’s files', () => {
  it('are cached for ever if their name contains a hash, and compressed for clients that accept it', async () => {
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

  it('are revalidated each time under other names, with a 304 if they have not changed', async () => {
    const first = await app.inject({ url: '/favicon.svg' });
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({
      url: '/favicon.svg',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('are not replaced by the page when they do not exist', async () => {
    for (const url of [
      '/assets/gone-1.js',
      '/humans.txt',
      '/assets/../../package.json',
      '/.hidden',
      '/..%2f..%2fpackage.json',
    ]) {
      const response = await app.inject({ url });
      expect(response.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(response.body).not.toContain('secret');
    }
  });

  it('are reported as not built, while the calls work', async () => {
    const without = await appWith(join(folder, 'nowhere'));
    const response = await without.inject({ url: '/' });
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('npm run build');
    await without.close();
  });
});

describe('other paths', () => {
  it('answer unknown calls in the shape of errors', async () => {
    for (const url of ['/orders/api/v1/nope', '/hurrier/api/v1', '/live/x', '/map/1/2', '/docs/nope']) {
      const response = await app.inject({ url });
      expect(response.statusCode, url).toBe(404);
      expect(response.json(), url).toMatchObject({ status: 404, errors: [{ code: 'request.unknown-path' }] });
    }
    expect((await app.inject({ method: 'POST', url: '/request-a-rider' })).statusCode).toBe(404);
  });

  it('serve the API description without foreign scripts', async () => {
    const response = await app.inject({ url: '/docs/' });
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toMatch(/src="https?:/);
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
    const code = await app.inject({ url: '/docs/js/scalar.js', headers: { 'accept-encoding': 'gzip' } });
    expect(code.headers).toMatchObject({ 'content-encoding': 'gzip' });
  });
});

describe('a brand', () => {
  it('is in the head of the page: icons, manifest, the browser’s bars and the link preview', async () => {
    const { body } = await app.inject({ url: '/', headers: { host: 'portal.example.com' } });
    const head = body.slice(0, body.indexOf('</head>'));
    expect(head).toContain(`<link rel="icon" type="image/svg+xml" href="${drawingAddress(swift, 'favicon.svg')}">`);
    expect(head).toContain(`<link rel="apple-touch-icon" href="${drawingAddress(swift, 'icon-192.png')}">`);
    expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(head).toContain(`media="(prefers-color-scheme: dark)" content="${swift.colours.deep.dark}"`);
    expect(head).toContain(`content="http://portal.example.com${drawingAddress(swift, 'social-card.png')}"`);
  });

  it('has no absolute URL for a link preview if the host is malformed', async () => {
    const { body } = await app.inject({ url: '/', headers: { host: '"><script>alert(1)</script>' } });
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('og:image"');
  });

  it('has drawings that are cached for ever, because their address contains a hash', async () => {
    const cached = await app.inject({ url: drawingAddress(swift, 'mark.svg') });
    expect(cached.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(cached.headers['content-security-policy']).toContain("default-src 'none'");
    expect(cached.body).toBe(swift.drawings['mark.svg'].content.toString());
    const unnamed = await app.inject({ url: '/brands/swift/icon-192.png' });
    expect(unnamed.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-cache' });
    const again = await app.inject({
      url: '/brands/swift/icon-192.png',
      headers: { 'if-none-match': String(unnamed.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('serves only its own drawings', async () => {
    for (const url of [
      '/brands/swift/brand.json',
      '/brands/swift/toString',
      '/brands/swift/__proto__',
      '/brands/swift/..%2flynx%2fmark.svg',
      '/brands/../package.json',
      '/brands/lynx/mark.svg',
      '/brands/swift',
      '/brands',
    ]) {
      expect((await app.inject({ url })).statusCode, url).toBe(404);
    }
  });

  it('has a manifest in the language of the deployment', async () => {
    const response = await app.inject({ url: '/manifest.webmanifest' });
    expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = response.json<{ icons: { src: string; purpose: string }[] }>();
    expect(manifest).toMatchObject({
      name: 'Swift Express',
      short_name: 'Swift',
      lang: 'ar',
      dir: 'rtl',
      display: 'standalone',
      start_url: '/request-a-rider',
      theme_color: swift.colours.primary[6],
    });
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src } of manifest.icons) expect((await app.inject({ url: src })).statusCode).toBe(200);
  });

  describe('a brand of the demo', () => {
    const pageOf = async (served: FastifyInstance, cookie: string): Promise<string> =>
      (await served.inject({ url: '/', headers: { cookie } })).body;

    it('can be chosen with a cookie', async () => {
      const demo = await appWith(folder, { choice: brands });
      const worn = await demo.inject({ url: '/', headers: { cookie: 'a=b; brand=lynx' } });
      expect(worn.headers['vary']).toContain('cookie');
      expect(worn.body).toContain('"name":"Lynx"');
      expect(worn.body).toContain('<link rel="manifest" href="/manifest.webmanifest?brand=lynx">');
      expect((await demo.inject({ url: '/manifest.webmanifest?brand=lynx' })).json()).toMatchObject({
        short_name: 'Lynx',
      });
      expect((await demo.inject({ url: '/brands/lynx/mark.svg' })).statusCode).toBe(200);
      await demo.close();
    });

    it('is the deployment’s if the cookie has an unknown one', async () => {
      const demo = await appWith(folder, { choice: brands });
      for (const cookie of ['brand=dodo', 'brand=', 'brand', 'xbrand=lynx', 'brand=lynx%3B', ';;=;']) {
        expect(await pageOf(demo, cookie), cookie).toContain('"name":"Swift"');
      }
      await demo.close();
    });

    it('cannot be chosen outside the demo', async () => {
      expect(await pageOf(app, 'brand=lynx')).toContain('"name":"Swift"');
      expect((await app.inject({ url: '/manifest.webmanifest?brand=lynx' })).json()).toMatchObject({
        short_name: 'Swift',
      });
    });
  });
});
