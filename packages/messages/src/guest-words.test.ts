import { describe, expect, it } from 'vitest';
import { englishTexts } from './texts.ts';

type Texts = Readonly<Record<string, string>>;

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

/** Texts that mention a customer on purpose: VAT is for businesses (specification §5), and two lists are the specification’s own words. */
const specified: Readonly<Record<string, readonly string[]>> = {
  orders: ['vat.hint'],
  tracking: ['display.near-customer', 'cancel.reason.customer-cancelled'],
};

describe.each<[string, Texts, Texts]>([
  ['orders', englishTexts.orders, englishTexts['guest-request']],
  ['tracking', englishTexts.tracking, englishTexts['guest-tracking']],
])('the wording for guests in %s', (area, texts, words) => {
  it.each(Object.entries(words))('replaces the merchants’ text %s and has the same values', (key, text) => {
    expect(Object.keys(texts)).toContain(key);
    expect(placeholders(text)).toEqual(placeholders(texts[key] ?? ''));
    expect(text).not.toBe(texts[key]);
  });

  it('mentions no customers, which a person who sends a parcel does not have', () => {
    const shops = Object.entries({ ...texts, ...words }).filter(([, text]) =>
      /customer/i.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
    );
    expect(shops.map(([key]) => key)).toEqual(specified[area]);
  });
});
