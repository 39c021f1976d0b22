import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tidyName } from './tidy-name.ts';

describe('a name', () => {
  test.each([
    ['Ann\u202Eevil', 'Annevil', 'a sign that turns what follows'],
    ['\u2066Ann\u2069', 'Ann', 'an isolation'],
    ['\u200Fמשה כהן\u200F', 'משה כהן', 'marks of direction'],
    ['Ann\u0000', 'Ann', 'a control character'],
    ['Ann\nLee\r\n', 'Ann Lee', 'breaks of lines'],
    ['Ann\u2028Lee', 'Ann Lee', 'a break of Unicode’s own'],
    ['\tAnn\u00A0 Lee ', 'Ann Lee', 'tabs and wide spaces'],
    ['A\u200Bn\u200Dn\uFEFF', 'Ann', 'signs without width'],
    ['Su\u00ADsan', 'Susan', 'a soft hyphen'],
    ['\u200B', '', 'nothing that anybody sees'],
    ['علی\u200C \u200Dرضا', 'علی رضا', 'a joiner beside a space'],
  ])('%j is kept as %j, without %s', (typed, kept) => {
    expect(tidyName(typed)).toBe(kept);
  });

  test.each([
    'สมชาย ใจดี',
    'گل\u200Cنار',
    'র\u200D্যাব',
    'សុខ\u200Bដារា',
    '👩\u200D🍳 Ann',
    "Zoë O'Brien-Łuk",
    '三郎',
    'José',
  ])('%j stays as it is', (name) => {
    expect(tidyName(name)).toBe(name);
  });

  test('that is tidy stays as it is, whatever was typed', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, (typed) => {
        expect(tidyName(tidyName(typed))).toBe(tidyName(typed));
      }),
    );
  });
});
