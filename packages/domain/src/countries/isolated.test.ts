import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

const apart = (value: string) => `\u2068${value}\u2069`;

test.each([
  'Ann',
  'shop@example.com',
  '+965 5000 0000',
  'd001-7K3M9',
  '09:05–09:25',
  '25.28,51.53',
  '35.00 ر.ق.',
  '#12',
])('in a sentence from right to left %s is set apart', (value) => {
  expect(isolated(value, 'ar')).toBe(apart(value));
  expect(isolated(value, 'ur')).toBe(apart(value));
});

test.each(['محمد العلي', 'غدًا', ''])('what runs with the sentence stays as it is: %s', (value) => {
  expect(isolated(value, 'ar')).toBe(value);
});

test('in a sentence from left to right a name from right to left is set apart, and nothing else', () => {
  expect(isolated('محمد', 'en')).toBe(apart('محمد'));
  expect(isolated('משה', 'de')).toBe(apart('משה'));
  for (const value of ['Ann', 'สมชาย', '三郎', '+66 81', '฿35.00', '']) expect(isolated(value, 'en')).toBe(value);
});

test('a sign that turns what follows it ends with its value', () => {
  expect(isolated('Ann\u202Eevil', 'en')).toBe(apart('Ann\u202Eevil'));
});
