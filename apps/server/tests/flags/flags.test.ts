import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultFlags, flagNames } from '@riderbell/domain/flags/flags.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

let folder = '';
let server: TestingServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riderbell-flags-'));
  const on = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'on' };
  const forOne = { if: [{ '==': [{ var: 'targetingKey' }, 'd001'] }, 'on', 'off'] };
  const flags = { pre_order: on, voucher: { ...on, targeting: forOne } };
  await writeFile(join(folder, 'flags.json'), JSON.stringify({ flags }));
  server = await startTestingServer({ settings: { FLAG_FILE: join(folder, 'flags.json'), REQUESTS_PER_MINUTE: '30' } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

interface Asked {
  body?: unknown;
  headers?: Record<string, string>;
}

async function ask(path = '', { body = {}, headers = {} }: Asked = {}) {
  const response = await fetch(`${server.address}/ofrep/v1/evaluate/flags${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const answer = (text === '' ? null : JSON.parse(text)) as Record<string, unknown> | null;
  return { status: response.status, headers: response.headers, answer };
}

function valuesOf(answer: Record<string, unknown> | null): Record<string, boolean> {
  const flags = answer?.['flags'] as { key: string; value: boolean }[];
  return Object.fromEntries(flags.map(({ key, value }) => [key, value]));
}

const asDemo = async (targetingKey: string): Promise<Asked> => ({
  body: { context: { targetingKey } },
  headers: { authorization: `Bearer ${(await server.demo()).accessToken}` },
});

describe('the flags over OFREP', () => {
  it('are complete, each true or false', async () => {
    const { status, answer } = await ask();
    expect(status).toBe(200);
    expect(Object.keys(valuesOf(answer))).toEqual([...flagNames]);
    expect(valuesOf(answer)).toEqual({ ...defaultFlags(), pre_order: true });
    expect(answer?.['flags']).toContainEqual({ key: 'pre_order', value: true, reason: 'CACHED', variant: 'on' });
  });

  it('are not sent again while they have not changed', async () => {
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    const again = await ask('', { headers: { 'if-none-match': etag } });
    expect([again.status, again.answer, again.headers.get('etag')]).toEqual([304, null, etag]);
    expect((await ask('', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('are those of a vendor only for a caller who may see it', async () => {
    expect(valuesOf((await ask('', await asDemo('d001'))).answer)['voucher']).toBe(true);
    expect(valuesOf((await ask('', await asDemo('d002'))).answer)['voucher']).toBe(false);
    expect(valuesOf((await ask('', { body: { context: { targetingKey: 'd001' } } })).answer)['voucher']).toBe(false);
    const foreign = {
      ...(await asDemo('d001')),
      headers: { authorization: `Bearer ${(await server.other()).accessToken}` },
    };
    expect(valuesOf((await ask('', foreign)).answer)['voucher']).toBe(false);
  });

  it('can be asked for one by one', async () => {
    const { status, answer } = await ask('/voucher', await asDemo('d001'));
    expect([status, answer]).toEqual([200, { key: 'voucher', value: true, reason: 'CACHED', variant: 'on' }]);
  });

  it.each([
    ['an unknown flag', '/pre-order', {}, 404, 'FLAG_NOT_FOUND'],
    ['a body that is not JSON', '', { body: '{"context":' }, 400, 'PARSE_ERROR'],
    ['a context that is not an object', '', { body: { context: 'd001' } }, 400, 'INVALID_CONTEXT'],
    ['a targeting key that is not a text', '', { body: { context: { targetingKey: 7 } } }, 400, 'INVALID_CONTEXT'],
    ['a body that is not an object', '/voucher', { body: [] }, 400, 'INVALID_CONTEXT'],
    ['an invalid credential', '', { headers: { authorization: 'Bearer x' } }, 401, 'GENERAL'],
    ['a flag whose name is too long', `/${'x'.repeat(5000)}`, {}, 404, 'FLAG_NOT_FOUND'],
    ['a body that is too large', '', { body: { context: 'x'.repeat(300_000) } }, 413, 'GENERAL'],
    ['a body of another type', '/voucher', { headers: { 'content-type': 'text/plain' } }, 415, 'GENERAL'],
  ])('refuse %s with the protocol’s error and the server’s own', async (_, path, asked, status, errorCode) => {
    const refused = await ask(path, asked);
    expect(refused.status).toBe(status);
    expect(refused.answer).toMatchObject({
      status,
      errorCode,
      errorDetails: expect.any(String),
      errors: [{ code: expect.any(String) }],
      request_id: refused.headers.get('x-request-id'),
    });
    if (path !== '') expect(refused.answer).toMatchObject({ key: path.slice(1) });
  });

  it('are in the API description, with each status of a refusal', async () => {
    const document = (await (await fetch(`${server.address}/openapi.json`)).json()) as {
      paths: Record<string, { post: { operationId: string; responses: object } }>;
    };
    const described = (path: string) => {
      const { operationId, responses } = document.paths[`/ofrep/v1/evaluate/flags${path}`]?.post ?? {};
      return { operationId, statuses: Object.keys(responses ?? {}).map(Number) };
    };
    const refusals = [400, 401, 413, 415, 429, 500, 503];
    expect(described('')).toEqual({ operationId: 'evaluate-flags', statuses: expect.arrayContaining(refusals) });
    expect(described('/{key}')).toEqual({
      operationId: 'evaluate-flag',
      statuses: expect.arrayContaining([...refusals, 404]),
    });
  });

  // The last test: after it, this address has used up its requests.
  it('are limited like calls', async () => {
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 40) statuses.push((await ask()).status);
    const refused = await ask();
    expect([refused.status, refused.answer?.['errorCode']]).toEqual([429, 'GENERAL']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
