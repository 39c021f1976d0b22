import { defaultFlags } from '@riderbell/domain/flags/flags.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OpenFlagsParts } from './open-feature-flags.ts';
import { answering, responding, testingFlagService, type TestingFlagService } from './testing-flag-service.ts';
import { flag, openTestingFlags, type OpenedFlags } from './testing-flags.ts';

const merchant = (vendorId: string) => ({ vendorId, mode: 'CLASSIC' });
const inFile = { voucher: flag(true) };

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

async function serve(...first: Parameters<typeof testingFlagService>): Promise<TestingFlagService> {
  const service = await testingFlagService(...first);
  opened.push(service);
  return service;
}

async function open(url: string, parts: Partial<OpenFlagsParts> = {}): Promise<OpenedFlags> {
  const flags = await openTestingFlags(inFile, { service: { url, token: null }, ...parts });
  opened.unshift(flags);
  return flags;
}

const trouble = 'warn the flag service fails: its last answers remain in use, and the flag file for the rest';
const recovery = 'info the flag service answers again';

describe('the flags of a service', () => {
  it('come from the service, then from the file, then from the defaults', async () => {
    const service = await serve(answering({ pre_order: true, helpcenter: false }));
    const { flags, logged } = await open(service.url);
    expect(flags.now()).toEqual({ ...defaultFlags(), pre_order: true, helpcenter: false, voucher: true });
    expect(logged).toEqual([]);
  });

  it('are requested with the deployment, the vendor and the configured secret', async () => {
    const service = await serve(answering({}));
    const { flags } = await open(service.url, { service: { url: service.url, token: 'a-secret' } });
    await flags.of(merchant('d001'));
    await vi.waitFor(() => expect(service.requests.length).toBeGreaterThan(1));
    expect(service.requests[0]).toMatchObject({
      authorization: 'Bearer a-secret',
      context: { targetingKey: 'nobody', country: 'TH', brand: 'swift', environment: 'san' },
    });
    expect(service.requests.map(({ context }) => context)).toContainEqual({
      targetingKey: 'd001',
      mode: 'CLASSIC',
      country: 'TH',
      brand: 'swift',
      environment: 'san',
    });
  });

  it('are those of an anonymous visitor until the flags of a new vendor arrive', async () => {
    const service = await serve((request, response) =>
      answering({ pre_order: request.context['targetingKey'] === 'd001' })(request, response),
    );
    const { flags } = await open(service.url);
    expect(await flags.of(merchant('d001'))).toMatchObject({ pre_order: false });
    await vi.waitFor(async () => expect(await flags.of(merchant('d001'))).toMatchObject({ pre_order: true }));
    expect(await flags.of(merchant('d002'))).toMatchObject({ pre_order: false });
  });

  it('are refreshed, without a body when nothing has changed', async () => {
    const service = await serve((request, response) =>
      request.ifNoneMatch === '"1"'
        ? void response.writeHead(304).end()
        : answering({ pre_order: true }, { etag: '"1"' })(request, response),
    );
    const { flags, logged } = await open(service.url);
    await vi.waitFor(() =>
      expect(service.requests.filter(({ ifNoneMatch }) => ifNoneMatch === '"1"').length).toBeGreaterThan(1),
    );
    expect(flags.now()).toMatchObject({ pre_order: true });
    service.answer(answering({ pre_order: false }, { etag: '"2"' }));
    await vi.waitFor(() => expect(flags.now()).toMatchObject({ pre_order: false }));
    expect(logged).toEqual([]);
  });
});

/** Everything that a service can answer instead of flags. */
const badAnswers: readonly [string, Parameters<TestingFlagService['answer']>[0]][] = [
  ['hangs', () => undefined],
  [
    'hangs in the middle of its answer',
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"flags":['),
  ],
  ['closes the connection', (_, response) => void response.destroy()],
  ['answers with a page', responding(200, '<!doctype html><h1>Sign in</h1>', { 'content-type': 'text/html' })],
  ['answers with half of it', responding(200, '{"flags":[{"key":"pre_order","value":false')],
  ['answers with too much', responding(200, JSON.stringify({ flags: [], filler: 'x'.repeat(10_000_000) }))],
  ['answers with something else', responding(200, '{"flags":{"pre_order":false}}')],
  ['answers with nothing', responding(200, 'null')],
  ['sends elsewhere', responding(302, '', { location: 'http://127.0.0.1:9/' })],
  ['refuses', responding(401, '{}')],
  ['refuses the context', responding(400, '{"errorCode":"INVALID_CONTEXT"}')],
  ['asks for patience', responding(429, '{}', { 'retry-after': '0' })],
  ['fails', responding(500, '{"errorDetails":"down"}')],
  ['says neither true nor false', answering({ pre_order: 'no', helpcenter: 0, voucher: null })],
];

describe.each(badAnswers)('a flag service that %s', (how, badAnswer) => {
  const times = how.startsWith('hangs') ? { timeout: 400 } : {};

  it('lets the file and the defaults answer at the start, within the timeout', async () => {
    const service = await serve(badAnswer);
    const { flags, logged } = await open(service.url, { times });
    expect(flags.now()).toEqual({ ...defaultFlags(), voucher: true });
    expect(logged).toEqual([trouble]);
  });

  it('keeps its last flags in use later, logs the failure once, and is used again after it recovers', async () => {
    const service = await serve(answering({ pre_order: true, helpcenter: false, voucher: false }));
    const { flags, logged } = await open(service.url, { times });
    const before = flags.now();
    service.answer(badAnswer);
    await vi.waitFor(() => expect(logged).toEqual([trouble]));
    const sent = service.requests.length;
    await vi.waitFor(() => expect(service.requests.length).toBeGreaterThan(sent + 1), { timeout: 5000 });
    expect(flags.now()).toEqual(before);
    expect(before).toMatchObject({ pre_order: true, helpcenter: false, voucher: false });
    service.answer(answering({ pre_order: false }));
    await vi.waitFor(() => expect(logged).toEqual([trouble, recovery]), { timeout: 5000 });
    await vi.waitFor(() => expect(flags.now()).toEqual({ ...defaultFlags(), voucher: true }));
  });
});

describe('an unreachable flag service', () => {
  it('does not prevent the start of the server', async () => {
    const { flags, logged } = await open('http://127.0.0.1:9');
    expect(flags.now()).toEqual({ ...defaultFlags(), voucher: true });
    expect(logged).toEqual([trouble]);
  });
});

it('ignores flags that Riderbell does not know', async () => {
  const service = await serve(answering({ pre_order: true, 'new-checkout': true, __proto__: true, constructor: true }));
  const { flags, logged } = await open(service.url);
  expect(flags.now()).toEqual({ ...defaultFlags(), pre_order: true, voucher: true });
  expect(logged).toEqual([]);
});
