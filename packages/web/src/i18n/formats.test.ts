import type { Language } from '@riderbell/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { createFormats } from './formats.ts';

const thailand = { currency: 'THB', currency_digits: 2, time_zone: 'Asia/Bangkok' };
const kuwait = { currency: 'KWD', currency_digits: 3, time_zone: 'Asia/Kuwait' };
/** Sat 21 Nov 2026, 00:30 in Bangkok, still Friday in London. */
const at = '2026-11-20T17:30:00.000Z';
const now = Date.parse(at);

function formats(language: Language, deployment = thailand, grouping = true) {
  return createFormats(language, deployment, grouping);
}

/** Removes non-breaking spaces and direction marks, which a reader does not see. */
function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(/[\u200E\u200F\u061C]/g, '');
}

describe('money', () => {
  it('writes money with the symbol and decimals of the country’s currency', () => {
    expect(formats('en').money(35)).toBe('฿35.00');
    expect(plain(formats('en', kuwait).money(1.5))).toBe('KWD 1.500');
    expect(plain(formats('th_TH').money(1234.5))).toBe('฿1,234.50');
  });

  it('uses thousands separators only if the flag digit-grouping is on', () => {
    const without = createFormats('en', thailand, false);
    expect([formats('en').money(1_234_567.5), formats('en').number(1234)]).toEqual(['฿1,234,567.50', '1,234']);
    expect([without.money(1_234_567.5), without.number(1234)]).toEqual(['฿1234567.50', '1234']);
  });

  it('writes Latin digits in Arabic', () => {
    expect(plain(formats('ar', kuwait).money(12))).toContain('12.000');
  });
});

describe('dates and times', () => {
  it('uses the country’s time zone, wherever the browser is', () => {
    expect(formats('en').time(at)).toBe('00:30');
    expect(formats('en').dateTime(at)).toBe('Sat 21 Nov, 00:30');
  });

  it('writes time ranges without a line break, with the dash of the language', () => {
    const later = Date.parse(at) + 600_000;
    expect(formats('en').timeRange(at, later)).toBe('00:30\u2060–\u206000:40');
    expect(formats('ja').timeRange(at, later)).toBe('00:30\u2060～\u206000:40');
  });

  it('writes Gregorian years in Thai', () => {
    expect(formats('th_TH').date(at)).toContain('2026');
  });

  it('writes Yesterday, Today and Tomorrow for the days around today', () => {
    const { day } = formats('en');
    expect([-1, 0, 1].map((days) => day(now + days * 86_400_000, now))).toEqual(['Yesterday', 'Today', 'Tomorrow']);
    expect(day(now + 2 * 86_400_000, now)).toBe('Mon 23 Nov');
  });

  it('changes the day at midnight in the country', () => {
    expect(formats('en').day('2026-11-20T16:59:00.000Z', now)).toBe('Yesterday');
  });

  it('writes relative times in the largest unit that fits', () => {
    const { relative } = formats('en');
    expect([-20_000, -300_000, 7_200_000, -172_800_000].map((offset) => relative(now + offset, now))).toEqual([
      '20 seconds ago',
      '5 minutes ago',
      'in 2 hours',
      '2 days ago',
    ]);
  });
});

describe('durations and distances', () => {
  it('writes durations in whole minutes, at least one', () => {
    const { duration } = formats('en');
    expect([5, 480, 3600].map(duration).map(plain)).toEqual(['1 min', '8 min', '1 hr']);
  });

  it('allows a line break between hours and minutes, but not between a number and its unit', () => {
    expect(formats('en').duration(3900)).toBe('1\u00a0hr 5\u00a0min');
    expect(formats('en').distance(3_249)).toBe('3.2\u00a0km');
  });

  it('writes minutes as a word in Arabic, with the right plural', () => {
    expect(plain(formats('ar').duration(480))).toBe('8 دقائق');
    expect(plain(formats('ar').duration(1500))).toBe('25 دقيقة');
  });

  it('writes distances below a kilometre in metres', () => {
    const { distance } = formats('en');
    expect([846, 999, 3_249, 15_000].map(distance).map(plain)).toEqual(['850 m', '1 km', '3.2 km', '15 km']);
  });

  it('writes weights with the unit of the language', () => {
    expect(plain(formats('en').weight(5))).toBe('5 kg');
    expect(plain(formats('th_TH').weight(0.5))).toBe('0.5 กก.');
  });
});
