import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOrderIdOf, newOrderId, orderIdPrefix, readOrderId, tidyOrderId } from './order-id.ts';

const bytes = fc.uint8Array({ minLength: 10, maxLength: 16 });
const vendorId = fc.stringMatching(/^[A-Za-z0-9][\w-]{0,30}$/);

describe('an order id', () => {
  test('is the prefix of the vendor, a dash and ten random characters', () => {
    expect(newOrderId('d001', Uint8Array.from([0, 1, 2, 9, 10, 18, 19, 31, 32, 255]))).toBe('d001-0129AJKZ0Z');
  });

  test('takes the first four letters and digits of the vendor id as its prefix', () => {
    expect(orderIdPrefix('demo')).toBe('demo');
    expect(orderIdPrefix('a-001')).toBe('a001');
    expect(orderIdPrefix('BaanCoffee')).toBe('baan');
  });

  test('begins with the whole word guest for a guest', () => {
    expect(newOrderId('guest', new Uint8Array(10))).toBe('guest-0000000000');
    expect(isOrderIdOf('guest', 'guest-0000000000')).toBe(true);
  });

  test('needs ten random bytes', () => {
    expect(() => newOrderId('d001', new Uint8Array(9))).toThrow(RangeError);
  });

  test('has the same shape for all bytes, and belongs to its vendor', () => {
    fc.assert(
      fc.property(vendorId, bytes, (vendor, random) => {
        const id = newOrderId(vendor, random);
        expect(id).toMatch(/^[a-z0-9]{1,4}-[0-9A-HJKMNP-TV-Z]{10}$/);
        expect(isOrderIdOf(vendor, id)).toBe(true);
        expect(tidyOrderId(` ${id.toLowerCase()} `)).toBe(id);
      }),
    );
  });

  test('uses every character equally often over all bytes', () => {
    const seen = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const character = newOrderId('demo', new Uint8Array(10).fill(byte)).charAt(5);
      seen.set(character, (seen.get(character) ?? 0) + 1);
    }
    expect([...seen.values()]).toEqual(Array.from({ length: 32 }, () => 8));
  });

  test.each(['othr-7K3M9QX2AB', 'd001-7K3M9QX2A', 'd001-7K3M9QX2ABC', 'd001-7K3M9QX2AU', 'd0017K3M9QX2AB', ''])(
    'is refused for another vendor or in another shape: %s',
    (text) => {
      expect(isOrderIdOf('d001', text)).toBe(false);
    },
  );

  test('is accepted when a person types it as it was read aloud', () => {
    expect(tidyOrderId('D001-7k3m9qxoil')).toBe('d001-7K3M9QX011');
    expect(tidyOrderId('nodash')).toBe('nodash');
  });
});

describe('an order id that a person types', () => {
  test.each([
    'guest-7K3M9QX201',
    '  Guest-7k3m9qx2ol ',
    'GUEST – 7K3M 9QX2 0I',
    'guest 7K3M9-QX201',
    'guest7k3m9qx201',
    'guest-๗K๓M๙QX๒๐๑',
  ])('is read from %s', (text) => {
    expect(readOrderId(text)).toBe('guest-7K3M9QX201');
  });

  test.each([
    '',
    ' ',
    'guest',
    'guest-',
    'guest-7K3M9QX20',
    'guest-7K3M9QX2011',
    'guest-7K3M9QX20U',
    'guest-7K3M9QX2Ö1',
    'longer-7K3M9QX201',
    'd0017K3M9QX201',
    '-7K3M9QX201',
    'where is my parcel',
    '+66 81-234 5678',
    '<script>-7K3M9QX201',
  ])('is not read from "%s"', (text) => {
    expect(readOrderId(text)).toBeNull();
  });

  test('is read from any generated id of any vendor', () => {
    fc.assert(
      fc.property(fc.oneof(vendorId, fc.constant('guest')), bytes, (vendor, random) => {
        const id = newOrderId(vendor, random);
        expect(readOrderId(id)).toBe(id);
        expect(readOrderId(id.toLowerCase().replace('-', ' - '))).toBe(id);
      }),
    );
  });

  test('is not read from other texts, however long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
        expect(readOrderId(text) ?? 'none').toMatch(/^none$|^(?:guest|[a-z0-9]{1,4})-[0-9A-HJKMNP-TV-Z]{10}$/);
      }),
    );
  });
});
