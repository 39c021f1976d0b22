import { describe, expect, it } from 'vitest';
import { say } from './say.ts';

const english = {
  plain: 'Hello',
  fee: 'The delivery fee is now {{fee}}{{currency}}. Are you ok?',
  orders_one: '{{count}} order',
  orders_other: '{{count}} orders',
};

const arabic = { a_zero: '0', a_one: '1', a_two: '2', a_few: '3-10', a_many: '11-99', a_other: '100' };
const polish = { a_one: '1', a_few: '2-4', a_many: '5+', a_other: '1,5' };

describe('a text', () => {
  it('is filled in with its values, as they are', () => {
    expect(say(english, 'en', 'fee', { fee: 49, currency: ' <b>THB</b>' })).toBe(
      'The delivery fee is now 49 <b>THB</b>. Are you ok?',
    );
  });

  it('leaves out what nobody knows', () => {
    expect(say(english, 'en', 'fee', { fee: 49 })).toBe('The delivery fee is now 49. Are you ok?');
  });

  it('has the form of its count', () => {
    expect([0, 1, 2].map((count) => say(english, 'en', 'orders', { count }))).toEqual([
      '0 orders',
      '1 order',
      '2 orders',
    ]);
  });

  it('may mention a count without having forms', () => {
    expect(say({ left: '{{count}} left' }, 'th_TH', 'left', { count: 3 })).toBe('3 left');
  });

  it.each([
    ['ar' as const, arabic, [0, 1, 2, 5, 20, 100], ['0', '1', '2', '3-10', '11-99', '100']],
    ['pl' as const, polish, [1, 3, 5, 1.5], ['1', '2-4', '5+', '1,5']],
  ])('counts in %s as its readers do', (language, texts, counts, forms) => {
    expect(counts.map((count) => say(texts, language, 'a', { count }))).toEqual(forms);
  });

  it('that does not exist gives its key', () => {
    expect(say(english, 'en', 'gone')).toBe('gone');
  });
});

it('An English text that stands in for another language is said, whichever form the count has there', () => {
  expect(say(english, 'ar', 'orders', { count: 5 })).toBe('5 orders');
  expect(say(english, 'pl', 'orders', { count: 3 })).toBe('3 orders');
});
