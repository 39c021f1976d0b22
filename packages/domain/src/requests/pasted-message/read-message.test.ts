import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryOf } from '../../countries/countries.ts';
import type { CountryCode } from '../../countries/country.ts';
import { toWesternDigits } from '../../countries/numerals.ts';
import { isInWorld } from '../../places/coordinates.ts';
import { gulfMessages, seaMessages, southAsianMessages, thaiMessages } from './message-samples.ts';
import { eastAsianMessages, europeanMessages, oddMessages, runningMessages } from './message-samples-further.ts';
import { messageLimit } from './message-text.ts';
import { type FoundInMessage, isNothing, type MessageRules, readMessage } from './read-message.ts';

const nothing: FoundInMessage = {
  coordinates: null,
  addressText: null,
  unitNumber: null,
  building: null,
  customerName: null,
  customerPhone: null,
  description: null,
  amount: null,
  payment: null,
  riderNotes: null,
};

/** The shortest and longest national number of each country; the adapters have the real numbering plans. */
const nationalDigits: Partial<Record<CountryCode, readonly [number, number]>> = {
  TH: [9, 10],
  SG: [8, 8],
  HK: [8, 8],
  KW: [8, 8],
  JP: [9, 11],
  DE: [6, 12],
  PL: [9, 9],
};

function rulesOf(code: CountryCode): MessageRules {
  const { currency, phonePrefix, languages, amount } = countryOf(code);
  const [least, most] = nationalDigits[code] ?? [9, 11];
  return {
    currency,
    phonePrefix,
    languages: ['en', ...languages],
    minimumAmount: amount.minimum,
    isPossiblePhone: (text) => {
      const { length } = text.replace('+', '');
      return text.startsWith('+') ? length >= 9 && length <= 15 : length >= least && length <= most;
    },
  };
}

const samples = [
  ...thaiMessages,
  ...gulfMessages,
  ...southAsianMessages,
  ...seaMessages,
  ...eastAsianMessages,
  ...europeanMessages,
  ...oddMessages,
  ...runningMessages,
];

describe('readMessage finds exactly the certain facts of a message', () => {
  it.each(samples)('$country: $says', ({ country, text, found }) => {
    expect(readMessage(text, rulesOf(country))).toEqual({ ...nothing, ...found });
  });

  it('has at least sixty samples', () => {
    expect(samples.length).toBeGreaterThanOrEqual(60);
  });

  it('isNothing is true when nothing was found', () => {
    expect(isNothing(nothing)).toBe(true);
    expect(isNothing({ ...nothing, amount: 1 })).toBe(false);
  });
});

const bits = constantFrom(
  'Name:',
  'ชื่อ',
  'Tel',
  'الاسم:',
  'Address:',
  '081',
  '+66',
  '0812345678',
  '350',
  'baht',
  '฿',
  'Rs.',
  ',',
  '\n',
  '\r\n',
  ' ',

  '-',
  '(',
  ')',
  '.',
  '/',
  '#',
  '12-34',
  '<a href=',
  '<',
  '>',
  '&#',
  ';',
  ':',
  '=',
  '[12/05/2026, 14:32]',
  '\t',
  '📍',
  '📞',
  '\u200F',

  '13.7402',
  '100.5637',
  'https://maps.google.com/?q=',
  'geo:',
  '%',
  '°',
  "'",
  'x',
  '2',
  'Soi',
  'Road',
  'ถนน',
  'شارع',
  '號',
  'COD',
  'paid',

  '\uE000',
  '\uE100',
  '\uD83D',
  'Somchai',
  'สมชาย',
  'أحمد',
  '王小明',
  'Unit',
  'note',
  'leave at',
  'from',
  'ผู้รับ',
  '٫',
  '٠٨١٢٣٤٥٦٧٨',
);
const messages = oneof(
  array(bits, { maxLength: 60 }).map((parts) => parts.join('')),
  array(bits, { maxLength: 40 }).map((parts) => parts.join(' ')),
  string({ unit: 'binary', maxLength: 200 }),
);
const countries = constantFrom<CountryCode>('TH', 'KW', 'PK', 'SG', 'DE', 'JP', 'SE', 'AE', 'TW');

describe('readMessage of any text', () => {
  it('does not throw, and each part that it returns is valid in a request', () => {
    assert(
      property(messages, countries, (text, country) => {
        const found = readMessage(text, rulesOf(country));
        expect(found.customerName ?? 'a').not.toMatch(/[\p{Nd}\p{No}\n]/u);
        expect([...(found.description ?? '')].length).toBeLessThanOrEqual(200);
        expect([...(found.riderNotes ?? '')].length).toBeLessThanOrEqual(200);
        expect((found.addressText ?? '').length).toBeLessThanOrEqual(200);
        expect(found.amount ?? 1).toBeGreaterThan(0);
        expect(found.coordinates === null || isInWorld(found.coordinates)).toBe(true);
        for (const part of Object.values(found)) {
          if (typeof part === 'string') expect(part).toMatch(/^[^\uE000-\uF8FF]+$/u);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('returns only possible phone numbers that are in the text', () => {
    assert(
      property(messages, countries, (text, country) => {
        const rules = rulesOf(country);
        const { customerPhone } = readMessage(text, rules);
        if (customerPhone === null) return;
        expect(rules.isPossiblePhone(customerPhone)).toBe(true);
        const digits = toWesternDigits(text).replaceAll(/\D/g, '');
        expect(digits).toContain(customerPhone.slice(-7));
      }),
      { numRuns: 400 },
    );
  });

  it('returns the same with other line ends, digits and invisible characters', () => {
    for (const { country, text, found } of [...thaiMessages, ...seaMessages]) {
      const other = `\uFEFF${text.replaceAll('\n', '\u200E\r\n')}`;
      expect(readMessage(other, rulesOf(country))).toEqual({ ...nothing, ...found });
    }
  });
});

describe('hostile texts', () => {
  const units = [
    '0',
    '0 ',
    '0-',
    '+',
    '(',
    '1.',
    '1,',
    '1 ',
    "'",
    '<',
    '<a href=',
    '&',
    '[',
    '1/1/1 ',
    ':',
    'a:',
    '- ',
    ' ',
    '\t',
    '\n',
    'a@',
    'a.com/',
    '1°',
    'https://',
    '%',
    'name: ',
    'x1',
    '๑',
    '號',
    'ซ',
    '📍',
    '1.11111,',
    '!3d1.1',
    '&q=',
    '<style',
    'ก',
    'kr1 ',
    '1kr',
  ];

  it.each(units)('made of %j have a cost that grows linearly with the length', (unit) => {
    const rules = rulesOf('SE');
    const text = unit.repeat(Math.ceil(messageLimit / unit.length)).slice(0, messageLimit);
    const costOf = (length: number): number => {
      const piece = text.slice(0, length);
      let calls = 0;
      // Counts calls instead of measuring time: the number of calls to the numbering plan grows with the work.
      readMessage(piece, {
        ...rules,
        isPossiblePhone: (number) => {
          calls += 1;
          return rules.isPossiblePhone(number);
        },
      });
      return calls;
    };
    const [half, whole] = [costOf(messageLimit / 2), costOf(messageLimit)];
    expect(whole).toBeLessThanOrEqual(half * 3 + 50);
  });

  it('are read only up to the limit', () => {
    const text = `${'a, '.repeat(messageLimit)}\nTel: 0812345678`;
    expect(readMessage(text, rulesOf('TH')).customerPhone).toBeNull();
  });
});
