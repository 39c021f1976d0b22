import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Deployment } from '@riderbell/contract/deployment.ts';
import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import { defaultFlags } from '@riderbell/domain/flags/flags.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './build-app.ts';
import { createLogger } from './logging.ts';
import { pageOrigins } from './page-origin.ts';
import { addPortal } from './portal-files.ts';
import type { PublicPages } from './ports.ts';
import { testingBrand } from './testing-brand.ts';

const swift = testingBrand('swift', 'Swift');
const deployment: Deployment = { ...exampleDeployment, languages: ['en', 'th_TH', 'ar'], default_language: 'en' };
const inline = 'document.documentElement.dataset.ready = "";';
const template = `<!doctype html><html lang="" dir="ltr"><head><script>${inline}</script>
<!--head--><title>Template</title><!--/head--><script type="application/json" id="deployment"></script></head>
<body><!--page--><div id="root"><!--splash--><p class="splash"><!--load-failure-->Wait<!--/--></p><!--/splash--></div><noscript><!--no-script-->No scripts<!--/--></noscript><!--/page--></body></html>`;

/** Renders the requested page; `/closed` is closed, `/mine` is private, `/parcel/…` gives access by its address, other paths do not exist. */
const pages: PublicPages = {
  listedPaths: ['/', '/terms'],
  find(path) {
    const unlisted = { listed: false, languages: ['en', 'th_TH', 'ar'], secret: false } as const;
    if (path === '/') return { ...unlisted, status: 200, page: { name: 'landing', path: '/' }, listed: true };
    if (path === '/mine') return { ...unlisted, status: 200, page: null };
    if (path === '/closed') return { ...unlisted, status: 503, page: null };
    if (path.startsWith('/parcel/')) {
      const page = { name: 'parcel', path: '/parcel/:id' };
      return { status: 200, page, listed: false, languages: ['en', 'ur'], secret: true };
    }
    return { ...unlisted, status: 404, page: { name: 'notFound', path: '/404' } };
  },
  render: async ({ name }, language) => ({
    title: `${name} <in> ${language}`,
    description: 'Riders "now" & $& later',
    head: '<meta name="own" content="1">',
    body: `<h1>${name} in ${language}</h1>`,
    publicOnly: name === 'landing',
    formats: '฿1|"8 min"',
    styles: ['/assets/landing-1.css'],
    fonts: ['/assets/manrope-1.woff2'],
  }),
  textsWithoutScripts: async (language) => ({ 'no-script': `Nothing <runs> in ${language}` }),
};

const evil = `"><script>alert(1)</script>`;
let folder = '';
let app: FastifyInstance;
const made: FastifyInstance[] = [];

async function appWith({
  publicUrl = null,
  ...changed
}: { pages?: PublicPages | null; publicUrl?: string | null } = {}): Promise<FastifyInstance> {
  const one = await buildApp({
    http: { trustProxy: [], allowedOrigins: [] },
    limits: { requestsPerMinute: 0, redis: null, maxEventLoopDelay: 0 },
    log: createLogger('silent'),
    isUnavailable: () => false,
  });
  await addPortal(one, {
    flags: { now: defaultFlags },
    folder,
    deployment,
    tilesUrl: null,
    brand: swift,
    choice: [],
    pages,
    originOf: pageOrigins(publicUrl, ['http://riders.example.com']),
    ...changed,
  });
  await one.ready();
  made.push(one);
  return one;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riderbell-pages-'));
  await writeFile(join(folder, 'index.html'), template);
  app = await appWith();
});
afterAll(async () => {
  for (const one of made) await one.close();
  await rm(folder, { recursive: true });
});

async function pageAt(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { host: 'riders.example.com', ...headers } });
}

describe('a public page', () => {
  it('has its text and styles before any script, beside the content for scripts', async () => {
    const { body } = await pageAt('/');
    expect(body).toContain(
      '<div id="root" data-rendered="public-only" data-formats="฿1|&#34;8 min&#34;"><h1>landing in en</h1></div>',
    );
    // A word that the build does not have stays as in the template.
    expect(body).toContain('</div><p class="splash">Wait</p>');
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/landing-1.css">');
    expect(body).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/manrope-1.woff2">',
    );
    expect(body).toContain('<meta name="own" content="1">');
    expect(body).not.toContain('No scripts');
  });

  it('describes itself, its address and its languages to link previews and search engines', async () => {
    const { body, headers } = await pageAt('/');
    const at = 'http://riders.example.com/';
    for (const tag of [
      '<title>landing &#60;in&#62; en</title>',
      '<meta name="description" content="Riders &#34;now&#34; &#38; $&#38; later">',
      '<meta property="og:title" content="landing &#60;in&#62; en">',
      `<meta property="og:url" content="${at}">`,
      `<link rel="canonical" href="${at}">`,
      `<link rel="alternate" hreflang="th-TH" href="${at}?lang=th-TH">`,
      `<link rel="alternate" hreflang="x-default" href="${at}">`,
    ]) {
      expect(body).toContain(tag);
    }
    expect(body).not.toContain('Template');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect((await pageAt('/?lang=ar')).body).toContain(`<link rel="canonical" href="${at}?lang=ar">`);
  });

  it('contains the brand’s head', async () => {
    const { body } = await pageAt('/');
    expect(body).toContain('property="og:site_name"');
    expect(body).toMatch(
      /<meta property="og:image" content="http:\/\/riders\.example\.com\/brands\/swift\/social-card\.png/,
    );
  });

  it('has the configured origin, whatever the request’s host is', async () => {
    const other = await appWith({ publicUrl: 'https://swift.example.com' });
    const { body } = await other.inject({ url: '/', headers: { host: 'internal:8080' } });
    expect(body).toContain('<link rel="canonical" href="https://swift.example.com/">');
  });

  it('has no origin for an invented host, and is not rendered again for it', async () => {
    let rendered = 0;
    const counted: PublicPages = {
      ...pages,
      render: async (...asked) => {
        rendered += 1;
        return pages.render(...asked);
      },
    };
    const other = await appWith({ pages: counted });
    const known = { host: 'riders.example.com', 'accept-language': 'ar' };
    await other.inject({ url: '/', headers: known });
    for (let count = 0; count < 500; count += 1) {
      const { body } = await other.inject({ url: '/', headers: { host: `made-up-${count}.example.com:${count}` } });
      expect(body).not.toMatch(/made-up|canonical|og:image"/);
    }
    expect((await other.inject({ url: '/', headers: known })).body).toContain('canonical');
    expect(rendered).toBe(2);
  });

  it('accepts the address of the server as its origin, on any port', async () => {
    const address = await (await appWith()).listen({ host: '127.0.0.1', port: 0 });
    expect(await (await fetch(address)).text()).toContain(`<link rel="canonical" href="${address}/">`);
    const named = address.replace('127.0.0.1', 'localhost');
    expect(await (await fetch(named)).text()).toContain(`<link rel="canonical" href="${named}/">`);
  });

  it('is a 404 that search engines do not list for an unknown path', async () => {
    const response = await pageAt('/nowhere');
    expect(response.statusCode).toBe(404);
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(response.body).toContain('data-rendered="public"');
    expect(response.body).not.toContain('canonical');
  });

  it('leaves private screens to the scripts, and search engines do not list them', async () => {
    const response = await pageAt('/mine');
    expect([response.statusCode, response.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(response.body).toContain('<div id="root"><!--splash-->');
    expect(response.body).toContain('<title>Template</title>');
    expect(response.body).toContain('<noscript>Nothing &#60;runs&#62; in en</noscript>');
  });

  it('asks search engines to return later while the portal is closed', async () => {
    const { statusCode, headers } = await pageAt('/closed');
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true]);
  });

  it('is left to the scripts if it cannot be rendered', async () => {
    const failing = await appWith({ pages: { ...pages, render: async () => null } });
    const without = await appWith({ pages: null });
    for (const one of [failing, without]) {
      const response = await one.inject({ url: '/', headers: { 'accept-language': 'ar' } });
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<html lang="ar" dir="rtl">');
      expect(response.body).toContain('<div id="root"><!--splash-->');
    }
    expect((await without.inject('/nowhere')).statusCode).toBe(200);
  });
});

describe('the language of a page', () => {
  it.each([
    ['/', {}, 'en'],
    ['/', { 'accept-language': 'th-TH,th;q=0.9,en;q=0.8' }, 'th-TH'],
    ['/', { 'accept-language': 'fr-FR,ar;q=0.9' }, 'en'],
    ['/', { 'accept-language': 'th', cookie: 'brand=heron; language=ar' }, 'ar'],
    ['/', { 'accept-language': 'th', cookie: 'language=xx' }, 'th-TH'],
    ['/?lang=en', { 'accept-language': 'th', cookie: 'language=ar' }, 'en'],
    ['/?lang=fr', { cookie: 'language=ar' }, 'ar'],
    ['/?lang=TH_th', {}, 'th-TH'],
    ['/?lang=', { 'accept-language': 'ar' }, 'ar'],
    ['/?lang[]=ar', {}, 'en'],
    [`/?lang=ar-${'x'.repeat(5000)}`, {}, 'en'],
    ['/', { 'accept-language': 'ar;q=0.3, th;q=0.9' }, 'th-TH'],
    ['/', { 'accept-language': 'ar;q=0, th;q=0.1' }, 'th-TH'],
    ['/', { 'accept-language': '*' }, 'en'],
    ['/', { 'accept-language': 'ar-Arab-EG-u-nu-latn' }, 'ar'],
    ['/', { 'accept-language': ',;q=,;;=' }, 'en'],
    ['/', { 'accept-language': `${'en,'.repeat(5000)}ar` }, 'en'],
    ['/', { cookie: 'language=__proto__' }, 'en'],
    ['/', { cookie: 'language=th; language=ar' }, 'th-TH'],
    ['/?lang=ar&lang=th', {}, 'en'],
    [`/?lang=${encodeURIComponent(evil)}`, { cookie: `language=${evil}`, 'accept-language': evil }, 'en'],
  ])('for %s with %j is %s', async (url, headers, tag) => {
    const response = await pageAt(url, headers);
    expect(response.body).toContain(`<html lang="${tag}" dir="${tag === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(response.headers).toMatchObject({
      'content-language': tag,
      vary: 'cookie, accept-language, accept-encoding',
    });
    expect(response.body).not.toContain('<script>alert');
  });
});

describe('a page with a secret address', () => {
  it('does not reveal the address to search engines, to other sites or in its text', async () => {
    const { body, headers, statusCode } = await pageAt('/parcel/d001-0123456789?lang=en');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    expect(body).not.toContain('d001-0123456789');
    expect(body).not.toMatch(/og:url|canonical|hreflang/);
    expect(body).toContain('<meta property="og:title" content="parcel &#60;in&#62; en">');
    expect((await pageAt('/')).headers['referrer-policy']).toBe('same-origin');
  });

  it('is in the reader’s language, also if the deployment does not have it', async () => {
    const inUrdu = await pageAt('/parcel/d001-0123456789', { 'accept-language': 'ur-PK,ur;q=0.9' });
    expect(inUrdu.body).toContain('<html lang="ur" dir="rtl">');
    const elsewhere = await pageAt('/', { 'accept-language': 'ur-PK,ur;q=0.9' });
    expect(elsewhere.body).toContain('<html lang="en" dir="ltr">');
    const unknown = await pageAt('/parcel/d001-0123456789', { 'accept-language': 'fr' });
    expect(unknown.body).toContain('<html lang="en" dir="ltr">');
  });
});

describe('input of the client', () => {
  it('does not appear in the page', async () => {
    for (const url of [`/${encodeURIComponent(evil)}`, `/?${evil}`, `/?lang=ar&x=${evil}`]) {
      expect((await pageAt(url)).body, url).not.toContain('alert(1)');
    }
    const { body, headers } = await pageAt('/', { host: `a${evil}` });
    expect(body).not.toContain('alert(1)');
    expect(body).not.toContain('canonical');
    expect(String(headers['content-security-policy'])).not.toContain('alert');
    expect((await pageAt('/sitemap.xml', { host: `a${evil}` })).statusCode).toBe(404);
  });

  it('cannot add a script to the page', async () => {
    const policy = String((await pageAt('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

describe('the answer', () => {
  it('is compressed if the client accepts it, and a 304 if it has the page', async () => {
    const { body, headers } = await pageAt('/');
    const br = await pageAt('/', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body);
    const gzip = await pageAt('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(body);
    const again = await pageAt('/', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await pageAt('/?lang=ar', { 'if-none-match': String(headers['etag']) });
    expect(other.statusCode).toBe(200);
  });

  it('redirects from the template’s file to the page', async () => {
    const response = await pageAt('/index.html');
    expect([response.statusCode, response.headers.location]).toEqual([308, '/']);
  });
});

describe('the files for search engines', () => {
  it('exclude the calls and name the list of pages', async () => {
    const { body, headers } = await pageAt('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('Disallow: /orders/api/v1/\n');
    expect(body).toContain('Sitemap: http://riders.example.com/sitemap.xml\n');
  });

  it('list each page in each language', async () => {
    const { body, headers } = await pageAt('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(body).toContain('<loc>http://riders.example.com/terms?lang=th-TH</loc>');
    expect(body.match(/<loc>/g)).toHaveLength(8);
    expect(body).not.toContain('mine');
  });
});
