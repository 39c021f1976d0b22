import type { Language } from '@riderbell/domain/countries/languages.ts';
import { expect, it } from 'vitest';
import { checkBraces, checkPlaceholders } from './check-placeholders.ts';
import { exampleTexts } from './example-texts.ts';

const english = exampleTexts('en', {
  a: '{{name}} for {{fee}}',
  wait_one: '{{count}} hour',
  wait_other: '{{count}} hours',
});
const faults = (language: Language, texts: Record<string, string>) =>
  checkPlaceholders(exampleTexts(language, texts), english).map(({ key, advice }) => `${key}: ${advice}`);

it.each(['{name}', '{{ name }}', '{{name}', '{{{name}}}', '{{na-me}}'])('checkBraces refuses %s', (text) => {
  expect(checkBraces(exampleTexts('de', { a: text }), english)).toHaveLength(1);
});

it('checkPlaceholders requires all values, in any order', () => {
  expect(faults('de', { a: '{{fee}}: {{name}}' })).toEqual([]);
  expect(faults('de', { a: '{{fee}}' })).toEqual(['a: has the values [fee], English has [fee, name]']);
  expect(faults('de', { a: '{{fee}} {{name}} {{name}}' })).toHaveLength(1);
});

it.each<[Language, string, boolean]>([
  ['de', 'one', true],
  ['ar', 'zero', true],
  ['ar', 'two', true],
  ['ar', 'few', false],
  ['ru', 'one', false],
  ['sr', 'one', false],
  ['bn', 'one', false],
  ['cs', 'many', false],
  ['ja', 'other', false],
])('a form of %s that is "%s" may leave the number out: %s', (language, form, may) => {
  expect(faults(language, { [`wait_${form}`]: 'x' })).toHaveLength(may ? 0 : 1);
});
