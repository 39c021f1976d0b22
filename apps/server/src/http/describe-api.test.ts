import type { Call } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { errorCodes } from '@riderbell/contract/errors/error-codes.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorsOf } from './routes.ts';
import { testingApp } from './testing-app.ts';

interface Operation {
  operationId: string;
  summary: string;
  security: object[];
  parameters?: { name: string }[];
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}

let document: { openapi: string; components: object; paths: Record<string, Record<string, Operation>> };
let operations: Map<string, Operation>;
beforeAll(async () => {
  const { app } = await testingApp({});
  document = (await app.inject({ url: '/openapi.json' })).json();
  const all = Object.values(document.paths).flatMap((path) => Object.values(path));
  operations = new Map(all.map((operation) => [operation.operationId, operation]));
  await app.close();
});

describe('the description of the calls', () => {
  it('contains exactly the calls of the contract', () => {
    expect(document.openapi).toBe('3.1.0');
    expect([...operations.keys()].toSorted()).toEqual(
      Object.values(calls)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it.each(Object.values<Call>(calls))('describes the answer and each error code of $id by its status', (call) => {
    const operation = operations.get(call.id);
    expect(operation?.summary).toBe(call.summary);
    const schemes = operation?.security?.flatMap((one) => Object.keys(one));
    const own = call.access === 'account' ? ['session'] : [call.access];
    const expected = { public: [], session: ['session', 'godroid'] }[call.access as string] ?? own;
    expect(schemes).toEqual(expected);
    expect(operation?.responses['200']?.content['application/json']?.schema).toBeTypeOf('object');
    for (const code of errorsOf(call)) {
      const response = operation?.responses[String(errorCodes[code].status)];
      expect(response?.description).toContain(`\`${code}\``);
      expect(response?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/ErrorAnswer' });
    }
    const names = operation?.parameters?.map(({ name }) => name) ?? [];
    expect(names.includes('Idempotency-Key')).toBe(call.idempotent === true);
  });

  it('has no reference to a missing part', () => {
    const text = JSON.stringify(document);
    for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = reference
        .split('/')
        .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], document);
      expect(target, reference).toBeDefined();
    }
    for (const name of ['Order', 'Vendor', 'Quote', 'ErrorAnswer']) expect(text).toContain(`schemas/${name}"`);
  });
});
