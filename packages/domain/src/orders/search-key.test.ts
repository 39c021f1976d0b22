import { describe, expect, test } from 'vitest';
import { searchKeyOf } from './search-key.ts';

const vendors = ['demo', 'd001'];

describe('a search key', () => {
  test('is an order id when it starts with the prefix of the vendor and a dash', () => {
    expect(searchKeyOf('demo-7K3M9QX2AB', vendors)).toEqual({ kind: 'order-id', orderId: 'demo-7K3M9QX2AB' });
    expect(searchKeyOf(' D001-7k3 ', vendors)).toEqual({ kind: 'order-id', orderId: 'd001-7K3' });
  });

  test('is an order id when it starts with the prefix of guests, because accounts keep the ids of orders that they took over', () => {
    expect(searchKeyOf('Guest-7k3m', vendors)).toEqual({ kind: 'order-id', orderId: 'guest-7K3M' });
  });

  test('is text when it starts with the prefix of another vendor', () => {
    expect(searchKeyOf('othr-7K3M9QX2AB', vendors)).toEqual({ kind: 'text', text: 'othr-7K3M9QX2AB' });
  });

  test('is a phone number when it is written as one', () => {
    expect(searchKeyOf('+66 81-234 5678', vendors)).toEqual({ kind: 'phone', phone: '+66812345678' });
    expect(searchKeyOf('๐๘๑๒๓๔', vendors)).toEqual({ kind: 'phone', phone: '081234' });
  });

  test('is read without the direction marks of a text from right to left', () => {
    expect(searchKeyOf('\u202A+66 81 234 5678\u202C', vendors)).toEqual({ kind: 'phone', phone: '+66812345678' });
    expect(searchKeyOf('\u200Fd001-7K3', vendors)).toEqual({ kind: 'order-id', orderId: 'd001-7K3' });
    expect(searchKeyOf('\u2067أحمد\u2069', vendors)).toEqual({ kind: 'text', text: 'أحمد' });
    expect(searchKeyOf('\u200F', vendors)).toEqual({ kind: 'none' });
  });

  test('is text otherwise, also a short number, and nothing when it is blank', () => {
    expect(searchKeyOf('Somchai', vendors)).toEqual({ kind: 'text', text: 'Somchai' });
    expect(searchKeyOf('12', vendors)).toEqual({ kind: 'text', text: '12' });
    expect(searchKeyOf('  ', vendors)).toEqual({ kind: 'none' });
  });
});
