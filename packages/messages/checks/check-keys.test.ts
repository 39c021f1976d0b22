import { describe, expect, it } from 'vitest';
import { checkKeys, checkOrder, checkSyntax } from './check-keys.ts';
import { exampleTexts } from './example-texts.ts';
import { formatFinding } from './finding.ts';

const english = exampleTexts('en', {
  title: 'Orders',
  wait_one: '{{count}} hour',
  wait_other: '{{count}} hours',
  end: 'End',
});
const polish = { title: 'Z', wait_one: '1', wait_few: '2', wait_many: '5', wait_other: '1,5', end: 'K' };
const fault = (check: typeof checkKeys, texts: Record<string, string> | string) =>
  check(exampleTexts('pl', texts), english).map(formatFinding);

describe('a file of texts', () => {
  it.each([
    ['{ "a": "x", }', 'not JSON'],
    ['["a"]', 'one object'],
    ['null', 'one object'],
    ['{ "a": 1 }', 'has to be a text'],
    ['{ "a": "x", "b": "\\"c\\": y", "a": "z" }', '"a": "" – is there twice'],
  ])('is refused with the source %s', (source, advice) => {
    expect(fault(checkSyntax, source)).toEqual([expect.stringContaining(advice)]);
  });

  it('may have colons and quotes in its texts', () => {
    expect(fault(checkSyntax, '{ "a": "\\"a\\": x", "b": "c:" }')).toEqual([]);
  });
});

describe('the keys', () => {
  it('have the plural forms of the language instead of the English ones', () => {
    expect(fault(checkKeys, polish)).toEqual([]);
    expect(fault(checkOrder, polish)).toEqual([]);
  });

  it('are reported when they are missing or unknown', () => {
    const { wait_few: _few, ...others } = polish;
    expect(fault(checkKeys, { ...others, wait_two: '2', more: 'm' })).toEqual([
      'pl/orders.json "wait_few": "{{count}} hours" – is missing: translate it',
      'pl/orders.json "wait_two": "2" – English has no such text or form: remove it',
      'pl/orders.json "more": "m" – English has no such text or form: remove it',
    ]);
  });

  it('need exactly one file for each area', () => {
    expect(checkKeys(exampleTexts('pl', polish, 'more'), english).map(formatFinding)).toEqual([
      expect.stringContaining('no such area'),
      expect.stringContaining('is missing in pl'),
    ]);
  });

  it('are in the English order', () => {
    const { title, ...others } = polish;
    expect(fault(checkOrder, { ...others, title })).toEqual([expect.stringContaining('"title" comes before it')]);
  });
});
