import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@riderbell/contract/calls.ts';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

describe('every call of the contract', () => {
  it.each(Object.keys(calls))('has tests over HTTP of its answer and each of its refusals: %s', (name) => {
    const described = new RegExp(String.raw`describeCall\(\s*'${name}'`);
    expect(sources.filter((source) => described.test(source))).toHaveLength(1);
  });
});
