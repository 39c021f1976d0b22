import { expect, it } from 'vitest';
import { clockField, fromClockField } from './time-field.ts';

it('shows a written time in the field, and writes it again as it was', () => {
  expect(clockField('2026-11-28 14:30')).toBe('2026-11-28T14:30');
  expect(clockField(' 2026-11-28T14:30:00 ')).toBe('2026-11-28T14:30');
  expect(fromClockField('2026-11-28T14:30')).toBe('2026-11-28 14:30');
  expect([clockField(''), fromClockField('')]).toEqual(['', '']);
});

it('leaves other texts to a text field', () => {
  for (const text of ['28/11/2026 14:30', 'noon', '14:30', '2026-11-28']) expect(clockField(text)).toBeNull();
});
