import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { customerKey, fitsQuery, searchAlternatives, termsOfCustomer } from './search-terms.ts';

type Customer = Parameters<typeof termsOfCustomer>[0];

const somsri: Customer = {
  name: 'Somsri Thongchai',
  phone: '+66 81 234 5678',
  address: '12/4, Baan Suan, Sukhumvit Soi 23, Watthana',
};
const thai: Customer = { name: 'ณัฐพล ศรีสวัสดิ์', phone: '0812345678', address: '8B, อาคารชิดลม, ถนนเพลินจิต แขวงลุมพินี' };
const lucia: Customer = { name: 'Lucía Fernández', phone: '+34600111222', address: ', , Straße des 17. Juni 135' };
const mona: Customer = { name: 'مُنى الأحمد', phone: '+٩٦٦٥٠١٢٣٤٥٦٧', address: ', , شارع الملك فهد' };
const tanaka: Customer = { name: 'たなか 花子', phone: '+81312345678', address: ', , 東京都渋谷区道玄坂1-2-3' };

describe('a customer', () => {
  test.each([
    ['so', somsri],
    ['SOMSRI', somsri],
    ['thong som', somsri],
    ['chai', somsri],
    ['sukhumvit 23', somsri],
    ['soi23', somsri],
    ['12/4', somsri],
    ['baan 8123', somsri],
    ['0812345678', somsri],
    ['081 234 56', somsri],
    ['+66 81-234', somsri],
    ['5678', somsri],
    ['08', somsri],
    ['+66', somsri],
    ['๕๖๗๘', somsri],
    ['ศรี', thai],
    ['สวัสดิ', thai],
    ['ลุมพินี', thai],
    ['เพลินจิต', thai],
    ['lucia', lucia],
    ['FERNANDEZ', lucia],
    ['strasse', lucia],
    ['17 juni', lucia],
    ['منى', mona],
    ['الاحمد', mona],
    ['0501234', mona],
    ['٠٥٠١٢', mona],
    ['渋谷', tanaka],
    ['タナカ', tanaka],
    ['ﾀﾅｶ', tanaka],
  ])('is found by %j', (query, customer) => {
    expect(fitsQuery(query, customer)).toBe(true);
  });

  test.each([
    ['omsri thongchay', somsri],
    ['somsri silom', somsri],
    ['0912', somsri],
    // Nearly every phone number contains the digits of a street or a house number.
    ['sukhumvit 34', somsri],
    ['34', somsri],
    ['678', somsri],
    ['6/78', somsri],
    ['hanna', somsri],
    ['ukhumvit', somsri],
    ['!!', somsri],
    ['', somsri],
  ])('is not found by %j', (query, customer) => {
    expect(fitsQuery(query, customer)).toBe(false);
  });

  test('is found by any beginning of its name and any four digits of its number', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    const digits = fc.stringMatching(/^[1-9]\d{6,14}$/);
    fc.assert(
      fc.property(name, digits, fc.nat(), fc.nat(), (text, phone, one, two) => {
        const customer = { name: text, phone: `+${phone}`, address: '' };
        const from = one % (phone.length - 3);
        const to = from + 4 + (two % (phone.length - from - 3));
        expect(fitsQuery(phone.slice(from, to), customer)).toBe(true);
        const words = termsOfCustomer(customer).filter(({ kind }) => kind === 'word');
        if (words.length > 0) expect(fitsQuery(text, customer)).toBe(true);
      }),
    );
  });

  test('is searched by at most twelve words', () => {
    expect(searchAlternatives('a b c d e f g h i j k l m n')[0]).toHaveLength(12);
    expect(fitsQuery('12 4 baan suan sukhumvit soi 23 watthana somsri thongchai 81 234 5678', somsri)).toBe(true);
  });

  test('has a limited number of short terms, however long the address is', () => {
    const long = { name: 'ก'.repeat(400), phone: '1'.repeat(60), address: 'อาคารชิดลม '.repeat(300) };
    const terms = termsOfCustomer(long);
    expect(terms.length).toBeLessThan(200);
    expect(Math.max(...terms.map(({ text }) => text.length))).toBeLessThanOrEqual(32);
  });
});

describe('the customer key of two orders', () => {
  const key = (changes: Partial<Customer>) => customerKey({ ...somsri, ...changes }, '+66');

  test('is the same when number and place are the same, however they are written', () => {
    expect(key({ phone: '081-234-5678' })).toBe(key({}));
    expect(key({ phone: '+66812345678', address: '12/4, BAAN SUAN, Sukhumvit  Soi 23, Watthana' })).toBe(key({}));
  });

  test('differs when either the number or the place differs', () => {
    expect(key({ phone: '0812345679' })).not.toBe(key({}));
    expect(key({ address: '12/5, Baan Suan, Sukhumvit Soi 23, Watthana' })).not.toBe(key({}));
    // A national number that happens to begin with the country's prefix.
    expect(key({ phone: '66812345678' })).not.toBe(key({}));
  });
});
