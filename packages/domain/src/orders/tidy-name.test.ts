import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tidyName } from './tidy-name.ts';

describe('tidyName', () => {
  test.each([
    ['Ann\u202Eevil', 'Annevil', 'a direction override'],
    ['\u2066Ann\u2069', 'Ann', 'direction isolates'],
    ['\u200Fמשה כהן\u200F', 'משה כהן', 'direction marks'],
    ['Ann\u0000', 'Ann', 'a control character'],
    ['Ann\nLee\r\n', 'Ann Lee', 'line breaks'],
    ['Ann\u2028Lee', 'Ann Lee', 'a Unicode line separator'],
    ['\tAnn\u00A0 Lee ', 'Ann Lee', 'tabs and wide spaces'],
    ['A\u200Bn\u200Dn\uFEFF', 'Ann', 'zero-width characters'],
    ['Su\u00ADsan', 'Susan', 'a soft hyphen'],
    ['\u200B', '', 'nothing that anybody sees'],
    ['علی\u200C \u200Dرضا', 'علی رضا', 'a joiner beside a space'],
  ])('turns %j into %j, without %s', (typed, tidy) => {
    expect(tidyName(typed)).toBe(tidy);
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
  ])('leaves %j unchanged', (name) => {
    expect(tidyName(name)).toBe(name);
  });

  test('leaves its own result unchanged for any text', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, (typed) => {
        expect(tidyName(tidyName(typed))).toBe(tidyName(typed));
      }),
    );
  });
});
