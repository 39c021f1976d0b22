import { fileURLToPath } from 'node:url';
import { bulkColumns } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { type Language, languages } from '@riderbell/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { openTexts } from './area-texts.ts';
import { workbookTexts } from './workbook-texts.ts';

const textsFolder = fileURLToPath(new URL('../../../../../packages/messages/src', import.meta.url));
const open = (area: string) => openTexts(textsFolder, area, (file) => expect.unreachable(file));
const texts = workbookTexts({ sheets: open('bulk-sheets'), orders: open('orders') });

/** As a person sees it: without a difference of case, width or spaces. */
const seen = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

describe.each(languages)('the words of workbooks in %s', (language) => {
  it('name every column once, and say which are required', async () => {
    const { columns, sheetName, guide } = await texts.in(language);
    const template = columns(['address']);
    expect(template.map(({ column }) => column)).toEqual(bulkColumns);
    expect(new Set(template.map(({ heading }) => seen(heading))).size).toBe(bulkColumns.length);
    const [address, reference] = ['address', 'reference'].map((name) => template.find(({ column }) => column === name));
    expect(address?.need).not.toBe(reference?.need);
    expect(template.every(({ explanation }) => explanation !== '')).toBe(true);
    expect(seen(sheetName)).not.toBe(seen(guide.name));
  });

  it('fit the names of sheets, which end at 31 characters and exclude some signs', async () => {
    const { sheetName, guide } = await texts.in(language);
    for (const name of [sheetName, guide.name]) expect(name).toMatch(/^[^[\]*?/\\:']{1,31}$/u);
  });

  it('have no result that could be taken for a column of the merchant', async () => {
    const { results } = await texts.in(language);
    const headings = new Set((await texts.headingWords()).map(({ text }) => seen(text)));
    expect(Object.values(results).filter((result) => headings.has(seen(result)))).toEqual([]);
    expect(new Set(Object.values(results)).size).toBe(7);
  });
});

it('mean one column by each heading, over all languages together', async () => {
  const meanings = new Map<string, Set<string>>();
  for (const { column, text } of await texts.headingWords()) {
    meanings.set(seen(text), (meanings.get(seen(text)) ?? new Set()).add(column));
  }
  const ambiguous = [...meanings].filter(([, columns]) => columns.size > 1);
  expect(ambiguous.map(([text, columns]) => `${text}: ${[...columns].join(', ')}`)).toEqual([]);
});

it('have three words or more for nearly every column of each language', async () => {
  const words = await texts.headingWords();
  expect(words.length).toBeGreaterThan(languages.length * bulkColumns.length * 3);
});

it('have the payment methods that the country offers, and none that is unknown', async () => {
  const { paymentMethod } = await texts.in('de');
  expect(paymentMethod('CASH_ON_DELIVERY')).toBe('Bar bei Lieferung');
  expect(paymentMethod('BARTER')).toBeNull();
});

it('are in English where a language misses a text', async () => {
  const only = (own: Partial<Record<Language, Record<string, string>>>) => ({
    in: async (language: Language) => own[language] ?? {},
  });
  const sheets = only({
    en: { 'heading.address': 'Address', 'sheet.name': 'Orders' },
    de: { 'sheet.name': 'Aufträge' },
  });
  const { sheetName, columns } = await workbookTexts({ sheets, orders: only({}) }).in('de');
  expect(sheetName).toBe('Aufträge');
  expect(columns([]).find(({ column }) => column === 'address')?.heading).toBe('Address');
});
