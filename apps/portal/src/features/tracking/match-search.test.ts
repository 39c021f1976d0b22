import { searchKeyOf } from '@riderbell/domain/orders/search-key.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../parts/orders/order-fixture.ts';
import { matchesSearch } from './match-search.ts';

const order = anOrder();
const named = (name: string) => anOrder({ customer: { ...order.customer, name } });
const finds = (search: string, among = order) => matchesSearch(among, searchKeyOf(search, ['d001']), '+66');

describe('the search in the orders on the screen', () => {
  it.each(['somchai', 'JAIDEE som', 'silom', 'croissant', '7k2m9', 'd001-7K2M9QX4TB', 'd001-7k2', '  '])(
    'finds by %j',
    (search) => {
      expect(finds(search)).toBe(true);
    },
  );

  it.each(['+66 81 234', '081-234-5678', '2345678', '٠٨١٢٣٤'])('finds the customer’s number by %j', (search) => {
    expect(finds(search)).toBe(true);
  });

  it('finds a number that was typed in its national form', () => {
    const inside = anOrder({ customer: { ...order.customer, phone_number: '0812345678' } });
    for (const search of ['+66 81 234 5678', '0066812345678', '081 234']) expect(finds(search, inside)).toBe(true);
    expect(finds('+66 81 235', inside)).toBe(false);
  });

  it('finds digits of the address', () => {
    expect(finds('10500')).toBe(true);
  });

  it.each(['malee', 'somchai latte tea', '0999', '+66 99', 'd001-9'])('does not find by %j', (search) => {
    expect(finds(search)).toBe(false);
  });

  it('finds an accented name typed without accents, and a Thai name', () => {
    expect(finds('zoe muller', named('Zoë Müller'))).toBe(true);
    expect(finds('ใจดี', named('สมชาย ใจดี'))).toBe(true);
    expect(finds('ใจดำ', named('สมชาย ใจดี'))).toBe(false);
  });
});
