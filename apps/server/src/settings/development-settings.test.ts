import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';
import { minimalProduction } from './testing-production.ts';
import { namesRefused } from './testing-refusals.ts';

const read = (source: Record<string, string>) => readSettings(source, tmpdir());

it('shows pseudo texts if configured, and never in production', () => {
  expect(read({}).development.pseudoTexts).toBe(false);
  expect(read({ PSEUDO_TEXTS: 'true' }).development.pseudoTexts).toBe(true);
  expect(namesRefused(() => read({ ...minimalProduction, PSEUDO_TEXTS: 'false' }))).toEqual([]);
  expect(namesRefused(() => read({ ...minimalProduction, PSEUDO_TEXTS: 'true' }))).toEqual(['PSEUDO_TEXTS']);
});
