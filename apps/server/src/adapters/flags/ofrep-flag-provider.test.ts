import { defaultFlags } from '@riderbell/domain/flags/flags.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OpenFlagsParts } from './open-feature-flags.ts';
import { saying, sending, testingFlagService, type TestingFlagService } from './testing-flag-service.ts';
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

const trouble = 'warn the flag service fails: what it said last holds, and the file of flags for the rest';
const recovery = 'info the flag service answers again';

describe('flags of a service', () => {
  it('are what it says, then what the file says, then the defaults', async () => {
    const service = await serve(saying({ pre_order: true, helpcenter: false }));
    const { flags, said } = await open(service.url);
    expect(flags.now()).toEqual({ ...defaultFlags(), pre_order: true, helpcenter: false, voucher: true });
    expect(said).toEqual([]);
  });

  it('are asked for with the deployment, the vendor and the secret of the setting', async () => {
    const service = await serve(saying({}));
    const { flags } = await open(service.url, { service: { url: service.url, token: 'a-secret' } });
    await flags.of(merchant('d001'));
    await vi.waitFor(() => expect(service.asked.length).toBeGreaterThan(1));
    expect(service.asked[0]).toMatchObject({
      authorization: 'Bearer a-secret',
      context: { targetingKey: 'nobody', country: 'TH', brand: 'swift', environment: 'san' },
    });
    expect(service.asked.map(({ context }) => context)).toContainEqual({
      targetingKey: 'd001',
      mode: 'CLASSIC',
      country: 'TH',
      brand: 'swift',
      environment: 'san',
    });
  });

  it('are nobody’s for a vendor that it has not been asked about, and the vendor’s own a moment later', async () => {
    const service = await serve((asked, response) =>
      saying({ pre_order: asked.context['targetingKey'] === 'd001' })(asked, response),
    );
    const { flags } = await open(service.url);
    expect(await flags.of(merchant('d001'))).toMatchObject({ pre_order: false });
    await vi.waitFor(async () => expect(await flags.of(merchant('d001'))).toMatchObject({ pre_order: true }));
    expect(await flags.of(merchant('d002'))).toMatchObject({ pre_order: false });
  });

  it('are renewed, without a body when nothing has changed', async () => {
    const service = await serve((asked, response) =>
      asked.ifNoneMatch === '"1"'
        ? void response.writeHead(304).end()
        : saying({ pre_order: true }, { etag: '"1"' })(asked, response),
    );
    const { flags, said } = await open(service.url);
    await vi.waitFor(() =>
      expect(service.asked.filter(({ ifNoneMatch }) => ifNoneMatch === '"1"').length).toBeGreaterThan(1),
    );
    expect(flags.now()).toMatchObject({ pre_order: true });
    service.answer(saying({ pre_order: false }, { etag: '"2"' }));
    await vi.waitFor(() => expect(flags.now()).toMatchObject({ pre_order: false }));
    expect(said).toEqual([]);
  });
});

/** Everything that a service can answer and that is no flags. */
const lies: readonly [string, Parameters<TestingFlagService['answer']>[0]][] = [
  ['hangs', () => undefined],
  [
    'hangs in the middle of its answer',
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"flags":['),
  ],
  ['closes the connection', (_, response) => void response.destroy()],
  ['answers with a page', sending(200, '<!doctype html><h1>Sign in</h1>', { 'content-type': 'text/html' })],
  ['answers with half of it', sending(200, '{"flags":[{"key":"pre_order","value":false')],
  ['answers with too much', sending(200, JSON.stringify({ flags: [], filler: 'x'.repeat(10_000_000) }))],
  ['answers with something else', sending(200, '{"flags":{"pre_order":false}}')],
  ['answers with nothing', sending(200, 'null')],
  ['sends elsewhere', sending(302, '', { location: 'http://127.0.0.1:9/' })],
  ['refuses', sending(401, '{}')],
  ['refuses the context', sending(400, '{"errorCode":"INVALID_CONTEXT"}')],
  ['asks for patience', sending(429, '{}', { 'retry-after': '0' })],
  ['fails', sending(500, '{"errorDetails":"down"}')],
  ['says neither true nor false', saying({ pre_order: 'no', helpcenter: 0, voucher: null })],
];

describe.each(lies)('a flag service that %s', (how, lie) => {
  const times = how.startsWith('hangs') ? { timeout: 400 } : {};

  it('at the start leaves the file and the defaults to answer, within the time-out', async () => {
    const service = await serve(lie);
    const { flags, said } = await open(service.url, { times });
    expect(flags.now()).toEqual({ ...defaultFlags(), voucher: true });
    expect(said).toEqual([trouble]);
  });

  it('later leaves what it said last, is said once, and is believed again when it recovers', async () => {
    const service = await serve(saying({ pre_order: true, helpcenter: false, voucher: false }));
    const { flags, said } = await open(service.url, { times });
    const before = flags.now();
    service.answer(lie);
    await vi.waitFor(() => expect(said).toEqual([trouble]));
    const asked = service.asked.length;
    await vi.waitFor(() => expect(service.asked.length).toBeGreaterThan(asked + 1), { timeout: 5000 });
    expect(flags.now()).toEqual(before);
    expect(before).toMatchObject({ pre_order: true, helpcenter: false, voucher: false });
    service.answer(saying({ pre_order: false }));
    await vi.waitFor(() => expect(said).toEqual([trouble, recovery]), { timeout: 5000 });
    await vi.waitFor(() => expect(flags.now()).toEqual({ ...defaultFlags(), voucher: true }));
  });
});

describe('a flag service that is not there', () => {
  it('does not keep the server from starting', async () => {
    const { flags, said } = await open('http://127.0.0.1:9');
    expect(flags.now()).toEqual({ ...defaultFlags(), voucher: true });
    expect(said).toEqual([trouble]);
  });
});

it('flags that Riderbell does not know are nothing to it', async () => {
  const service = await serve(saying({ pre_order: true, 'new-checkout': true, __proto__: true, constructor: true }));
  const { flags, said } = await open(service.url);
  expect(flags.now()).toEqual({ ...defaultFlags(), pre_order: true, voucher: true });
  expect(said).toEqual([]);
});
