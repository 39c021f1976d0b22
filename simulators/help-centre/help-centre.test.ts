import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createHelpCentre, type HelpCentreAnswer } from './help-centre.ts';
import { type Article, helpLocales, type HelpTexts, textsOf } from './help-texts.ts';
import { pageScript } from './page-script.ts';

const secret = Buffer.from('s'.repeat(32));
const now = Date.UTC(2026, 10, 21, 4);
const centre = createHelpCentre({ secret, audience: 'help-centre', address: '/help', now: () => now });

const claims = {
  aud: 'help-centre',
  sub: 'account-1',
  email: 'demo@riderbell.test',
  brand: 'swift',
  country: 'TH',
  exp: now / 1000 + 3600,
};

function tokenOf(payload: object, key: Buffer = secret, alg = 'HS256'): string {
  const [head, body] = [{ alg }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return `${head}.${body}.${createHmac('sha256', key).update(`${head}.${body}`).digest('base64url')}`;
}

const request = {
  user_id: 'account-1',
  email: 'demo@riderbell.test',
  guest: false,
  name: 'Ploy',
  brand: 'swift',
  global_entity_id: 'SWIFT_TH',
  country: 'TH',
  locale: 'th_TH',
  app_version: 'abc',
  verification_token: tokenOf(claims),
  bridge: { channel: 'post-message', brand_name: 'Swift & <Co>', colour: '#3a4bd0', appearance: 'dark' },
  service_type: 'merchant',
};

const shapeOf = ({ topic, paragraphs }: Article) => [topic, paragraphs.length];
const sentencesOf = ({ title, search, none, articles }: HelpTexts) => [
  title,
  search,
  none,
  ...articles.flatMap(({ paragraphs }) => paragraphs),
];

function init(change: object = {}): HelpCentreAnswer {
  const body = { ...request, ...change };
  return centre.answer({ method: 'POST', path: '/conditions-api/v1/init', query: new URLSearchParams(), body });
}

function urlOf(answer: HelpCentreAnswer): string {
  return (JSON.parse(answer.body) as { url: string }).url;
}

function page(url: string): HelpCentreAnswer {
  const { pathname, searchParams } = new URL(url, 'https://help.test');
  return centre.answer({ method: 'GET', path: pathname.replace('/help', ''), query: searchParams, body: undefined });
}

describe('the init call', () => {
  it('returns the address of a page', () => {
    const answer = init();
    expect(answer.status).toBe(200);
    expect(urlOf(answer)).toMatch(/^\/help\/articles\?/);
  });

  it.each(Object.keys(request))('answers 400 without %s', (field) => {
    expect(init({ [field]: undefined }).status).toBe(400);
  });

  it.each([
    ['signed with another secret', tokenOf(claims, Buffer.from('x'.repeat(32)))],
    ['without a signature', tokenOf(claims, secret, 'none')],
    ['for another audience', tokenOf({ ...claims, aud: 'san' })],
    ['that has expired', tokenOf({ ...claims, exp: now / 1000 })],
    ['of another person', tokenOf({ ...claims, sub: 'account-2' })],
    ['of another brand', tokenOf({ ...claims, brand: 'heron' })],
    ['that is malformed', 'a.b.c'],
  ])('rejects a token %s', (_, token) => {
    expect(init({ verification_token: token }).status).toBe(401);
  });

  it('answers 405 to other methods and 404 to unknown paths', () => {
    const query = new URLSearchParams();
    expect(centre.answer({ method: 'GET', path: '/conditions-api/v1/init', query, body: null }).status).toBe(405);
    expect(centre.answer({ method: 'GET', path: '/nope', query, body: null }).status).toBe(404);
  });
});

describe('the page', () => {
  it('has the language, brand and appearance of the init call', () => {
    const { body } = page(urlOf(init()));
    expect(body).toContain('<html lang="th-TH" dir="ltr" data-appearance="dark">');
    expect(body).toContain('ศูนย์ช่วยเหลือ Swift &amp; &lt;Co&gt;');
    expect(body).toContain('--brand: #3a4bd0; --on-brand: #ffffff');
    expect(page(urlOf(init({ locale: 'ar' }))).body).toContain('<html lang="ar" dir="rtl"');
    expect(page(urlOf(init({ locale: 'zh_SG' }))).body).toContain('<html lang="zh-');
    expect(page(urlOf(init({ locale: 'is' }))).body).toContain('<html lang="en" dir="ltr"');
  });

  it.each(helpLocales)('has every topic translated into %s', (locale) => {
    const [english, translated] = [textsOf('en'), textsOf(locale)];
    const { body } = page(urlOf(init({ locale })));
    expect(body).toContain(`<html lang="${locale.replace('_', '-').replace(/^sr$/, 'sr-Latn')}"`);
    expect(body.match(/<details>/g)).toHaveLength(8);
    expect(translated.articles.map(shapeOf)).toEqual(english.articles.map(shapeOf));
    expect(translated.name).toContain('{brand}');
    expect(translated.found).toContain('{count}');
    const untranslated = new Set(sentencesOf(english));
    expect(locale === 'en' ? [] : sentencesOf(translated).filter((text) => untranslated.has(text))).toEqual([]);
  });

  it('allows only its own style and script, by their hashes', () => {
    const { headers, body } = page(urlOf(init()));
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const style = /<style>([^]*?)<\/style>/.exec(body)?.[1] ?? '';
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src ${hashOf(pageScript)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    );
    expect(body).not.toMatch(/https?:|src=|href=|url\(/);
    expect(pageScript).not.toMatch(/localStorage|sessionStorage|cookie|fetch|import/);
  });

  it('has no personal data in its address', () => {
    const look = new URL(urlOf(init()), 'https://help.test').searchParams.get('look') ?? '';
    const shown = Buffer.from(look, 'base64url').toString();
    expect(shown).not.toMatch(/riderbell\.test|account-1|Ploy/);
  });

  it('answers 403 when the look was not signed by init', () => {
    const url = new URL(urlOf(init()), 'https://help.test');
    const look = Buffer.from('{"locale":"en","brandName":"Evil","colour":"#000000","appearance":"light"}');
    url.searchParams.set('look', look.toString('base64url'));
    expect(page(url.href).status).toBe(403);
    expect(page('/help/articles').status).toBe(403);
  });
});
