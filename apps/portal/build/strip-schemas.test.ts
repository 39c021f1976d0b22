import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripTypeScriptTypes } from 'node:module';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutSchemas } from './strip-schemas.ts';

const root = path.join(import.meta.dirname, '../../..');
const built = (code: string) => withoutSchemas(code, parseAst(code));

describe('a call in the built portal', () => {
  it('keeps only where and how a call is sent', () => {
    const code = `
      import * as z from 'zod/mini';
      const shape = z.object({ a: z.string().check(z.trim()) });
      export const limit = 5;
      export const makeThing = defineCall({
        id: 'make-thing',
        summary: 'Make a thing',
        service: 'orders',
        method: 'POST',
        path: '/thing/:id',
        access: 'session',
        idempotent: true,
        params: z.object({ id }),
        body: shape,
        answer: resultOf(shape),
        errors: ['thing.unknown'],
      });`;
    expect(built(code).replaceAll(/\s+/g, ' ')).toBe(
      ` import * as z from 'zod/mini'; const shape = /* @__PURE__ */ (() => z.object({ a: z.string().check(z.trim()) }))(); export const limit = 5; export const makeThing = ({ id: 'make-thing', service: 'orders', method: 'POST', path: '/thing/:id', access: 'session', idempotent: true });`,
    );
  });

  it.each(globSync('packages/contract/src/calls/*/*.ts', { cwd: root }))('strips the schemas of %s', (file) => {
    const sent = built(stripTypeScriptTypes(readFileSync(path.join(root, file), 'utf8')));
    expect(sent).toMatch(/= \(\{ id: '[^']+', service: '\w+', method: '\w+', path: '[^']+', access: '\w+'[^}]*\}\)/);
    expect(sent).not.toMatch(/defineCall\(|answer:/);
  });
});

it('finds no use of a call’s schemas in the front end except in the API client, for which they are optional', () => {
  const files = globSync('{apps/portal,packages/ui,packages/web}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*'],
  });
  const usingSchemas = files.filter((file) =>
    /\.(?:params|query|body|answer)\??\.(?:safeParse|parse|shape)\b/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(usingSchemas).toEqual(['packages/web/src/api/api-client.ts']);
});
