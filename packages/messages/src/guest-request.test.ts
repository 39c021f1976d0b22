import { describe, expect, it } from 'vitest';
import { englishTexts } from './texts.ts';

const orders: Readonly<Record<string, string>> = englishTexts.orders;
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('what a guest’s request says in other words', () => {
  it.each(Object.entries(englishTexts['guest-request']))(
    '%s is asked of merchants too, of the same values',
    (key, text) => {
      expect(Object.keys(orders)).toContain(key);
      expect(placeholders(text)).toEqual(placeholders(orders[key] ?? ''));
      expect(text).not.toBe(orders[key]);
    },
  );

  it('speaks of no customer, whom a person who sends a parcel does not have', () => {
    const said = { ...orders, ...englishTexts['guest-request'] };
    const shops = Object.entries(said).filter(([, text]) => /customer/i.test(text));
    // VAT is a matter of businesses alone (specification §5).
    expect(shops.map(([key]) => key)).toEqual(['vat.hint']);
  });
});
