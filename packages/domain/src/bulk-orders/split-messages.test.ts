import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../countries/country.ts';
import { countryOf } from '../countries/countries.ts';
import type { MessageRules } from '../requests/pasted-message/read-message.ts';
import { thaiMessages } from '../requests/pasted-message/message-samples.ts';
import { sampleLabel } from './bulk-samples.ts';
import { pastedTextLimit, splitMessages } from './split-messages.ts';
import { rowsOfPaste } from './values-of-message.ts';

function rulesOf(code: CountryCode): MessageRules {
  const { currency, phonePrefix, languages, amount } = countryOf(code);
  return {
    currency,
    phonePrefix,
    languages: ['en', ...languages],
    minimumAmount: amount.minimum,
    isPossiblePhone: (text) => {
      const { length } = text.replace('+', '');
      return text.startsWith('+') ? length >= 9 && length <= 15 : length >= 9 && length <= 10;
    },
  };
}

const rowsIn = (text: string) => rowsOfPaste(text, rulesOf('TH'), countryOf('TH'), sampleLabel);

describe('rowsOfPaste', () => {
  it('reads messages that blank lines separate', () => {
    const text = `สมชาย ใจดี
081-234-5678
12/4 ซอยสุขุมวิท 23
350 บาท เก็บเงินปลายทาง

Malee Srisuk
082 345 6789
45 Ari Soi 4, Phaya Thai
1,250 บาท
`;
    expect(rowsIn(text)).toEqual([
      {
        customer_name: 'สมชาย ใจดี',
        customer_phone_number: '0812345678',
        address: '12/4 ซอยสุขุมวิท 23',
        amount: '350',
        payment_method: 'Cash on delivery',
      },
      {
        customer_name: 'Malee Srisuk',
        customer_phone_number: '0823456789',
        address: '45 Ari Soi 4, Phaya Thai',
        amount: '1250',
      },
    ]);
  });

  it('reads one order from each line', () => {
    const rows = rowsIn(
      'Somchai 0812345678, 12/4 Soi 23\nMalee 0823456789, 45 Ari Soi 4\nNok 0891112222, 99 Silom Road',
    );
    expect(rows.map((row) => row.customer_phone_number)).toEqual(['0812345678', '0823456789', '0891112222']);
    expect(rows.map((row) => row.customer_name)).toEqual(['Somchai', 'Malee', 'Nok']);
  });

  it('divides orders without blank lines at their phone numbers', () => {
    const rows = rowsIn('Somchai\n0812345678\n12/4 Soi 23\nMalee\n0823456789\n45 Ari Soi 4');
    expect(rows).toMatchObject([
      { customer_name: 'Somchai', customer_phone_number: '0812345678', address: '12/4 Soi 23' },
      { customer_name: 'Malee', customer_phone_number: '0823456789', address: '45 Ari Soi 4' },
    ]);
  });

  it('joins what one sender writes in several messages, also when another answers in between', () => {
    const text = `[12/05/2026, 14:32:10] Nok: คุณนก 0891112222
[12/05/2026, 14:32:20] Baan Café: ได้ค่ะ ส่งที่ไหนคะ
[12/05/2026, 14:33:01] Nok: ส่งที่ คอนโดไอดีโอ ชั้น 5 ห้อง 1204 ถนนพระราม 9
[12/05/2026, 14:35:00] Som: Somchai 0812345678, 12/4 Soi 23`;
    expect(rowsIn(text)).toMatchObject([
      { customer_phone_number: '0891112222', unit_number: 'ห้อง 1204' },
      { customer_phone_number: '0812345678', address: '12/4 Soi 23' },
    ]);
  });

  it('begins a second order of the same sender at another phone number', () => {
    const text = `[14:32, 12/05/2026] Shop A: Somchai 0812345678
[14:33, 12/05/2026] Shop A: 12/4 Soi 23
[14:40, 12/05/2026] Shop A: Malee 0823456789
[14:41, 12/05/2026] Shop A: 45 Ari Soi 4`;
    expect(rowsIn(text)).toMatchObject([
      { customer_phone_number: '0812345678', address: '12/4 Soi 23' },
      { customer_phone_number: '0823456789', address: '45 Ari Soi 4' },
    ]);
  });

  it('keeps two messages apart that give an address each, also without a phone number', () => {
    const rows = rowsIn('ที่อยู่: 12/4 ซอยสุขุมวิท 23\n\nที่อยู่: 55 ซอยอารีย์ 4');
    expect(rows.map((row) => row.address)).toEqual(['12/4 ซอยสุขุมวิท 23', '55 ซอยอารีย์ 4']);
  });

  it('leaves out greetings and answers', () => {
    expect(rowsIn('สวัสดีค่ะ\n\nขอบคุณค่ะ\n\n👍')).toEqual([]);
  });

  it('reads each sample message of one order as one row at most', () => {
    for (const { text } of thaiMessages.filter(({ found }) => found.customerPhone !== undefined)) {
      expect(rowsIn(text), text).toHaveLength(1);
    }
  });

  it('reads as many rows as there are different sample messages, in their order', () => {
    const complete = thaiMessages.filter(({ found }) => found.customerPhone && found.addressText && found.customerName);
    const messages = complete.filter(
      ({ found }, at) => complete.findIndex((other) => other.found.customerPhone === found.customerPhone) === at,
    );
    const rows = rowsIn(messages.map(({ text }) => text).join('\n\n---\n\n'));
    expect(rows.map((row) => row.customer_phone_number)).toEqual(messages.map(({ found }) => found.customerPhone));
    expect(messages.length).toBeGreaterThan(2);
  });

  it('throws for no text and loses no phone number', () => {
    const piece = fc.constantFrom(
      '\n',
      '\n\n',
      ' ',
      '---\n',
      '[14:32, 12/05/2026] Som: ',
      'Name: ',
      '12 Soi 5',
      '350 บาท',
      'สวัสดี',
      '\t',
    );
    const phone = fc.integer({ min: 10_000_000, max: 99_999_999 }).map((number) => `08${number} `);
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, phone, fc.string({ maxLength: 8 })), { maxLength: 20 }), (pieces) => {
        const messages = splitMessages(pieces.join(''), rulesOf('TH'));
        expect(messages.every((message) => message.trim() !== '')).toBe(true);
      }),
    );
    const lines = fc.uniqueArray(phone, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lines, fc.constantFrom('\n', '\n\n'), (phones, between) => {
        const rows = rowsIn(phones.map((number) => `Somchai ${number}`).join(between));
        expect(rows.map((row) => row.customer_phone_number)).toEqual(phones.map((number) => number.trim()));
      }),
    );
  });

  it('reads only the beginning of a text that is too long', () => {
    const text = 'Somchai 0812345678\n'.repeat(Math.ceil(pastedTextLimit / 10));
    expect(rowsIn(text)).toHaveLength(1);
  });
});
