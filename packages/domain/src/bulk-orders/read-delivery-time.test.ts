import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryOf } from '../countries/countries.ts';
import { type CountryCode, countryCodes } from '../countries/country.ts';
import { dateReadingOf, deliveryTimeText, readDeliveryTime, type ReadTime } from './read-delivery-time.ts';

/** 10:00 in Bangkok on Friday 27 November 2026. */
const uploadedMs = Date.UTC(2026, 10, 27, 3);

function readColumn(code: CountryCode, ...cells: readonly string[]): ReadTime[] {
  const country = countryOf(code);
  const reading = dateReadingOf(cells, country);
  return cells.map((cell) => readDeliveryTime(cell, reading, country, uploadedMs));
}

/** Each cell in the country's time, or what is wrong with it. */
function textsOf(code: CountryCode, ...cells: readonly string[]): string[] {
  return readColumn(code, ...cells).map((time) =>
    typeof time === 'string' ? time : deliveryTimeText(time.preorderedFor, countryOf(code).timeZone),
  );
}

const friday = '2026-11-27 14:30';

describe('the delivery times of a column', () => {
  it.each<[CountryCode, string]>([
    ['TH', '2026-11-27 14:30'],
    ['TH', '2026-11-27T14:30:00'],
    ['TH', '2026-11-27T07:30:00Z'],
    ['TH', '2026-11-27T07:30:00.000Z'],
    ['TH', '2026-11-27T14:30+07:00'],
    ['TH', '27/11/2026 14:30'],
    ['TH', '27/11/2569 14:30'],
    ['TH', '๒๗/๑๑/๒๕๖๙ ๑๔:๓๐'],
    ['TH', '27 พ.ย. 2569 14:30'],
    ['TH', '27 พฤศจิกายน 2569 เวลา 14.30 น.'],
    ['TH', '27-11-26 2:30 PM'],
    ['TH', 'Nov 27, 2026 2:30 p.m.'],
    ['TH', 'Friday, 27 November 2026, 14:30'],
    ['PH', '11/27/2026 2:30 PM'],
    ['JP', '2026年11月27日 14時30分'],
    ['JP', '2026/11/27(金) 14:30'],
    ['JP', '2026年11月27日 午後2:30'],
    ['JP', '26/11/27 14：30'],
    ['HK', '2026年11月27日下午2時30分'],
    ['TW', '115/11/27 14:30'],
    ['DE', '27.11.2026 14:30 Uhr'],
    ['DE', 'Freitag, 27. November 2026, 14.30 Uhr'],
    ['HU', '2026. november 27. 14:30'],
    ['HU', '2026. 11. 27. 14:30'],
    ['FI', '27.11.2026 klo 14.30'],
    ['SE', '2026-11-27 kl. 14.30'],
    ['KZ', '27 қараша 2026 14:30'],
    ['GR', '27/11/2026 2:30 μ.μ.'],
    ['AE', '٢٧/١١/٢٠٢٦ ٢:٣٠ م'],
    ['AE', '٢٧ نوفمبر ٢٠٢٦، ١٤:٣٠'],
    ['BD', '২৭/১১/২০২৬ ১৪:৩০'],
    ['MM', '၂၇/၁၁/၂၀၂၆ ၁၄:၃၀'],
  ])('reads in %s the cell %j', (code, cell) => {
    expect(textsOf(code, cell)).toEqual([friday]);
  });

  it.each<[CountryCode, string]>([
    ['TH', '14:30'],
    ['TH', '14:30:00'],
    ['TH', '14.30 น.'],
    ['TH', '2:30pm'],
    ['DE', '14:30 Uhr'],
    ['JP', '午後2時30分'],
    ['AE', '٢:٣٠ مساءً'],
  ])('reads in %s the time %j of the day of the upload', (code, cell) => {
    expect(textsOf(code, cell)).toEqual([friday]);
    expect(readColumn(code, cell)).toMatchObject([{ timeOfDay: '14:30' }]);
  });

  it('reads a time that has passed as today, for the order rules to refuse', () => {
    expect(textsOf('TH', '08:15')).toEqual(['2026-11-27 08:15']);
  });

  it('reads an empty cell and a dash as soon as possible', () => {
    expect(readColumn('TH', '', '  ', '-')).toEqual(
      Array.from({ length: 3 }, () => ({ preorderedFor: null, timeOfDay: null })),
    );
  });

  it.each(['27/11/2026', '2026-11-27', '27 Nov 2026', '๒๗/๑๑/๒๕๖๙'])('misses the time of the date %j', (cell) => {
    expect(textsOf('TH', cell)).toEqual(['time-missing']);
  });

  it.each([
    'tomorrow',
    '24:00',
    '12:60',
    '31/02/2026 10:00',
    '27/11 14:30',
    '45987.6',
    '12.11',
    '13:00 pm',
    '1/1/1 1:1',
  ])('does not guess what %j means', (cell) => {
    expect(textsOf('TH', cell)).toEqual(['unclear']);
  });

  it('does not read the beginning of a long text', () => {
    expect(textsOf('TH', `${friday}${' '.repeat(90)}or later`)).toEqual(['unclear']);
  });

  it('lets a 25 in one cell decide which number is the day in all', () => {
    expect(textsOf('PH', '11/12/2026 10:00', '25/11/2026 10:00')).toEqual(['2026-12-11 10:00', '2026-11-25 10:00']);
    expect(textsOf('TH', '11/12/2026 10:00', '11/25/2026 10:00')).toEqual(['2026-11-12 10:00', '2026-11-25 10:00']);
  });

  it("reads a date that shows nothing in the country's order", () => {
    expect(textsOf('PH', '11/12/2026 10:00')).toEqual(['2026-11-12 10:00']);
    expect(textsOf('TH', '11/12/2026 10:00')).toEqual(['2026-12-11 10:00']);
  });

  it('refuses only the ambiguous dates of a column that contradicts itself', () => {
    expect(
      textsOf('PH', '11/25/2026 10:00', '25/11/2026 10:00', '11/12/2026 10:00', '11/11/2026 10:00', friday),
    ).toEqual(['2026-11-25 10:00', '2026-11-25 10:00', 'unclear', '2026-11-11 10:00', friday]);
  });

  it('reads the first of two equal hours and moves a skipped one forward', () => {
    expect(readColumn('DE', '25.10.2026 02:30')).toMatchObject([
      { preorderedFor: Date.UTC(2026, 9, 25, 0, 30) / 1000 },
    ]);
    expect(textsOf('DE', '28.03.2027 02:30')).toEqual(['2027-03-28 03:30']);
  });

  it('writes the second of two equal hours so that it is read back', () => {
    const second = Date.UTC(2026, 9, 25, 1, 30) / 1000;
    expect(deliveryTimeText(second, 'Europe/Berlin')).toBe('2026-10-25 02:30+01:00');
    expect(readColumn('DE', '2026-10-25 02:30+01:00')).toMatchObject([{ preorderedFor: second }]);
  });

  it('reads every time of every country back from its text', () => {
    const seconds = fc.integer({ min: Date.UTC(2020, 0) / 1000, max: Date.UTC(2060, 0) / 1000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...countryCodes),
        fc.array(seconds, { minLength: 1, maxLength: 5 }),
        (code, times) => {
          const { timeZone } = countryOf(code);
          const read = readColumn(code, ...times.map((time) => deliveryTimeText(time, timeZone)));
          expect(read).toEqual(times.map((preorderedFor) => ({ preorderedFor, timeOfDay: null })));
        },
      ),
    );
  });

  it('reads a column of dates in one order, whichever it is, once one day is after the twelfth', () => {
    const day = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) });
    const two = (value: number): string => String(value).padStart(2, '0');
    fc.assert(
      fc.property(
        fc.constantFrom<CountryCode>('TH', 'PH', 'DE', 'AE'),
        fc.boolean(),
        fc.array(day, { maxLength: 8 }),
        (code, isDayFirst, days) => {
          const dates = [{ month: 3, day: 25 }, ...days];
          const cells = dates.map(({ month, day: of }) =>
            isDayFirst ? `${two(of)}/${two(month)}/2027 09:05` : `${two(month)}/${two(of)}/2027 09:05`,
          );
          expect(textsOf(code, ...cells)).toEqual(
            dates.map(({ month, day: of }) => `2027-${two(month)}-${two(of)} 09:05`),
          );
        },
      ),
    );
  });
});
