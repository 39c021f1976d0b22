import { describe, expect, test } from 'vitest';
import { foldedEmail, shownEmail } from './email-address.ts';

describe('an e-mail address', () => {
  test.each([
    ['demo@riderbell.test', 'demo@riderbell.test'],
    ['  Demo@RiderBell.test ', 'demo@riderbell.test'],
    ['ｄｅｍｏ＠riderbell．test', 'demo@riderbell.test'],
    ['Kelvin\u212A@riderbell.test', 'kelvink@riderbell.test'],
    ["o'neil+riders@mail.shop.co.th", "o'neil+riders@mail.shop.co.th"],
    ['a@xn--e1afmkfd.xn--p1ai', 'a@xn--e1afmkfd.xn--p1ai'],
  ])('is known by one spelling: %s', (typed, folded) => {
    expect(foldedEmail(typed)).toBe(folded);
  });

  test.each([
    ['with a Cyrillic letter that looks like a Latin one', 'd\u0435mo@riderbell.test'],
    ['with a Greek one', 'dem\u03BF@riderbell.test'],
    ['with a dotless i', 'r\u0131der@riderbell.test'],
    ['with a letter of another script in its domain', 'demo@rid\u0435rbell.test'],
    ['with an accent', 'démo@riderbell.test'],
    ['with an invisible letter', 'de\u200Bmo@riderbell.test'],
    ['with a line break', 'demo@riderbell.test\r\nBcc: all@riderbell.test'],
    ['with two names', 'demo@riderbell.test,other@riderbell.test'],
    ['with a display name', 'Demo <demo@riderbell.test>'],
    ['with an at sign too many', 'demo@x@riderbell.test'],
    ['without a domain', 'demo@'],
    ['without a dot in its domain', 'demo@localhost'],
    ['without a name', '@riderbell.test'],
    ['with a dot at the end of its name', 'demo.@riderbell.test'],
    ['with a name over 64 characters', `${'x'.repeat(65)}@riderbell.test`],
    ['over 320 characters', `x@${'y'.repeat(60)}.${`${'z'.repeat(60)}.`.repeat(5)}test`],
    ['that is empty', ''],
  ])('%s is none', (_, typed) => {
    expect(foldedEmail(typed)).toBeNull();
  });

  test('is shown as it was typed', () => {
    expect(shownEmail(' Ploy.Suwan@RiderBell.test ')).toBe('Ploy.Suwan@RiderBell.test');
  });
});
