import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

const withIsolates = (value: string) => `\u2068${value}\u2069`;

test.each([
  'Ann',
  'shop@example.com',
  '+965 5000 0000',
  'd001-7K3M9',
  '09:05–09:25',
  '25.28,51.53',
  '35.00 ر.ق.',
  '#12',
])('isolates %s in a right-to-left sentence', (value) => {
  expect(isolated(value, 'ar')).toBe(withIsolates(value));
  expect(isolated(value, 'ur')).toBe(withIsolates(value));
});

test.each(['محمد العلي', 'غدًا', ''])('leaves a value in the direction of the sentence unchanged: %s', (value) => {
  expect(isolated(value, 'ar')).toBe(value);
});

test('isolates only right-to-left names in a left-to-right sentence', () => {
  expect(isolated('محمد', 'en')).toBe(withIsolates('محمد'));
  expect(isolated('משה', 'de')).toBe(withIsolates('משה'));
  for (const value of ['Ann', 'สมชาย', '三郎', '+66 81', '฿35.00', '']) expect(isolated(value, 'en')).toBe(value);
});

test('a direction mark has no effect beyond its value', () => {
  expect(isolated('Ann\u202Eevil', 'en')).toBe(withIsolates('Ann\u202Eevil'));
});
