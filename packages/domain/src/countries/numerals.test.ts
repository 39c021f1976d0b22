import { expect, test } from 'vitest';
import { toWesternDigits } from './numerals.ts';

test('digits of the scripts of our countries are written as 0 to 9', () => {
  const scripts = [
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '০১২৩৪৫৬৭৮৯',
    '๐๑๒๓๔๕๖๗๘๙',
    '໐໑໒໓໔໕໖໗໘໙',
    '၀၁၂၃၄၅၆၇၈၉',
    '០១២៣៤៥៦៧៨៩',
    '０１２３４５６７８９',
  ];
  for (const digits of scripts) expect(toWesternDigits(digits)).toBe('0123456789');
});

test('everything else stays as it is', () => {
  expect(toWesternDigits('ห้อง ๑๒-B, 7½')).toBe('ห้อง 12-B, 7½');
});
