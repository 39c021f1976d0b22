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
  ])('has a canonical spelling: %s', (typed, folded) => {
    expect(foldedEmail(typed)).toBe(folded);
  });

  test.each([
    ['a text with a Cyrillic letter that looks like a Latin one', 'd\u0435mo@riderbell.test'],
    ['a text with a Greek letter that looks like a Latin one', 'dem\u03BF@riderbell.test'],
    ['a text with a dotless i', 'r\u0131der@riderbell.test'],
    ['a text with a letter of another script in its domain', 'demo@rid\u0435rbell.test'],
    ['a text with an accent', 'démo@riderbell.test'],
    ['a text with an invisible character', 'de\u200Bmo@riderbell.test'],
    ['a text with a line break', 'demo@riderbell.test\r\nBcc: all@riderbell.test'],
    ['a text with two addresses', 'demo@riderbell.test,other@riderbell.test'],
    ['a text with a display name', 'Demo <demo@riderbell.test>'],
    ['a text with two at signs', 'demo@x@riderbell.test'],
    ['a text without a domain', 'demo@'],
    ['a text without a dot in its domain', 'demo@localhost'],
    ['a text without a local part', '@riderbell.test'],
    ['a text with a dot at the end of the local part', 'demo.@riderbell.test'],
    ['a text with a local part over 64 characters', `${'x'.repeat(65)}@riderbell.test`],
    ['a text over 320 characters', `x@${'y'.repeat(60)}.${`${'z'.repeat(60)}.`.repeat(5)}test`],
    ['an empty text', ''],
  ])('%s is refused', (_, typed) => {
    expect(foldedEmail(typed)).toBeNull();
  });

  test('is shown as it was typed', () => {
    expect(shownEmail(' Ploy.Suwan@RiderBell.test ')).toBe('Ploy.Suwan@RiderBell.test');
  });
});
