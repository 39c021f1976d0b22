import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsFolder } from '../../packages/messages/checks/texts-of-languages.ts';
import { readReview } from './read-review.ts';
import { reviewPage } from './review-page.ts';
import { createReviewServer } from './review-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'review-'));
cpSync(textsFolder, folder, { recursive: true });
const server = createReviewServer({ folder, language: 'de', since: null });
let port = 0;
let token = '';

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Uses `request`, because `fetch` always sets the Host header itself and these tests change it. */
function ask(method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    sent.on('error', reject).end(body);
  });
}

const trusted = () => ({ host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}`, 'x-review-token': token });
const texts = () => JSON.parse(readFileSync(join(folder, 'de/brands.json'), 'utf8')) as { try: string };
const change = (fields: object) =>
  JSON.stringify({ area: 'brands', key: 'try', from: texts().try, to: 'x', ...fields });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  const { body } = await ask('GET', '/');
  token = /"token":"([\w-]+)"/.exec(body)?.[1] ?? '';
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the reviewer’s server', () => {
  it('serves the page of the language', async () => {
    expect((await ask('GET', '/')).body).toContain('"language":"de"');
  });

  it('saves a change in the file and returns the findings of the checks', async () => {
    const { status, body } = await ask('PUT', '/text', trusted(), change({ to: 'Marke probieren...' }));
    expect(status).toBe(200);
    expect(texts().try).toBe('Marke probieren...');
    expect(JSON.parse(body)).toMatchObject({ key: 'try', findings: ['has three dots: write …'] });
  });

  it.each<[string, () => Record<string, string>]>([
    ['another host', () => ({ ...trusted(), host: 'riderbell.example' })],
    ['another origin', () => ({ ...trusted(), origin: 'https://riderbell.example' })],
    ['no origin', () => ({ host: trusted().host, 'x-review-token': token })],
    ['a wrong token', () => ({ ...trusted(), 'x-review-token': 'x' })],
  ])('refuses a change with %s', async (_whom, headers) => {
    const before = texts().try;
    expect((await ask('PUT', '/text', headers(), change({}))).status).toBe(403);
    expect(texts().try).toBe(before);
  });

  it.each([
    [change({ area: '../en/brands' }), 409],
    [change({ area: 'nowhere' }), 409],
    [change({ key: 'gone' }), 409],
    [change({ key: '__proto__' }), 409],
    [change({ from: 'as it never was' }), 409],
    [change({ to: 1 }), 400],
    ['{', 400],
    [JSON.stringify({ to: 'x'.repeat(30_000) }), 400],
  ])('refuses %s', async (body, status) => {
    const before = texts().try;
    expect((await ask('PUT', '/text', trusted(), body)).status).toBe(status);
    expect(texts().try).toBe(before);
  });

  it.each(['/package.json', '/page/../package.json', '/..%2fpackage.json'])('answers 404 to %s', async (path) => {
    expect((await ask('GET', path)).status).toBe(404);
  });
});

describe('the page of a language', () => {
  it('is a single file without links to others', () => {
    const page = reviewPage(readReview('ur', null), null);
    expect(page).not.toMatch(/(?:src|href)="/);
    expect(page).toContain('"direction":"rtl"');
    expect(page).toContain('"saving":null');
  });

  it('shows the numbers of each plural form, and the room that a text has', () => {
    const { areas } = readReview('ar', null);
    const texts = areas.find(({ area }) => area === 'tracking')?.texts ?? [];
    expect(texts.find(({ key }) => key === 'tab.count_two')).toMatchObject({ numbers: [2], singleNumber: true });
    expect(texts.find(({ key }) => key === 'tab.count_few')?.numbers).toEqual([3, 4, 5, 6, 7, 8]);
    expect(texts.find(({ key }) => key === 'tab.new')).toMatchObject({ place: 'tab', room: 12, findings: [] });
  });

  it('escapes a text that contains a closing script tag', () => {
    const [first, ...others] = readReview('de', null).areas;
    const text = { ...first!.texts[0]!, text: '</script><b>' };
    const page = reviewPage({ ...readReview('de', null), areas: [{ ...first!, texts: [text] }, ...others] }, null);
    expect(page).not.toContain('</script><b>');
  });

  it('marks changes since a git ref and refuses an unknown ref', () => {
    const { areas, since } = readReview('de', 'HEAD');
    expect(since).toBe('HEAD');
    expect(areas.length).toBeGreaterThan(0);
    expect(() => readReview('de', '--output=/tmp/x')).toThrow();
  });
});
