import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import english from '@riderbell/messages/en/landing.json' with { type: 'json' };
import { beforeAll, describe, expect, it } from 'vitest';
import { createFormats } from '@riderbell/web/i18n/formats.ts';
import { createTexts } from '@riderbell/web/i18n/texts.ts';
import { answersOf, type QuestionName } from './answers.ts';

const texts = createTexts('en', async () => english);
beforeAll(() => texts.load(['landing']));
const t = texts.of('landing');

type Change = {
  currency?: string;
  prices?: Partial<typeof exampleDeployment.prices>;
  rules?: Partial<typeof exampleDeployment.rules>;
  faq_distance?: typeof exampleDeployment.faq_distance;
};

/** The answer in English, as a visitor from that country reads it. */
function answer(name: QuestionName, country: string, change: Change = {}): string | undefined {
  const deployment = {
    ...exampleDeployment,
    prices: { ...exampleDeployment.prices, ...change.prices },
    rules: { ...exampleDeployment.rules, ...change.rules },
    faq_distance: change.faq_distance ?? exampleDeployment.faq_distance,
  };
  const formats = createFormats(
    'en',
    { ...exampleDeployment, currency: change.currency ?? 'THB', currency_digits: 0 },
    true,
  );
  return answersOf(deployment, { country, formats, cityName: (city) => city })
    .find((one) => one.name === name)
    ?.answer.map(({ key, values }) => t(key, values))
    .join(' ')
    .replaceAll('\u00a0', ' ');
}

const fixed = 'You see the price before you request, and it stays. There is no surge pricing and no commission.';

describe('the questions and answers', () => {
  it('state the table of Thailand, with Bangkok apart', () => {
    expect(answer('price', 'Thailand')).toBe(
      `A delivery starts at ฿35, which covers the first 4 km. Each started kilometre after that costs ฿7. In Bangkok, the base fee covers the first 1 km. ${fixed}`,
    );
  });

  it('state the typical price of a delivery in Hong Kong', () => {
    const prices = { typical: { from: 49, to: 79 }, cities: [] };
    expect(answer('price', 'Hong Kong', { currency: 'HKD', prices })).toBe(
      `A delivery in Hong Kong typically costs $49 to $79. ${fixed}`,
    );
  });

  it('state the cash surcharge in Taiwan, and its radius', () => {
    const prices = { base: 99, per_kilometre: 10, included_kilometres: 1, cash_surcharge: 25, cities: [] };
    const taiwan = {
      currency: 'TWD',
      prices,
      rules: { distance_limit_metres: 12_000, item_value_ceiling: 5000, weight_limit_kg: 20 },
      faq_distance: { put: 'radius', from_metres: null } as const,
    };
    expect(answer('price', 'Taiwan', taiwan)).toContain('Cash on delivery adds $25.');
    expect(answer('far', 'Taiwan', taiwan)).toContain('within a radius of 12 km around');
    expect(answer('heavy', 'Taiwan', taiwan)).toBe(
      'Up to 20 kg, packed for two wheels. Its items may be worth up to $5,000.',
    );
  });

  it('state that the base fee of a country includes no kilometre', () => {
    const prices = { included_kilometres: 0, cities: [] };
    expect(answer('price', 'Singapore', { prices })).toBe(
      `A delivery starts at ฿35, and each started kilometre costs ฿7. ${fixed}`,
    );
  });

  it('state distances that differ by area, and those across zones', () => {
    const rules = { distance_limit_metres: 5000 };
    expect(answer('far', 'Pakistan', { rules, faq_distance: { put: 'between', from_metres: 4000 } })).toContain(
      '4 km to 5 km from your collection point',
    );
    expect(answer('far', 'Bangladesh', { faq_distance: { put: 'across-zones', from_metres: null } })).toContain(
      'also across delivery zones',
    );
  });

  it('do not mention cash where no rider collects any', () => {
    expect(answer('cash', 'Thailand')).toContain('the rider collects the item value');
    expect(answer('cash', 'Norway', { rules: { cash_on_delivery: false } })).toBeUndefined();
  });
});
