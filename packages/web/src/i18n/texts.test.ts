import { isolated } from '@riderbell/domain/countries/isolated.ts';
import { type Language, languages, languageTag } from '@riderbell/domain/countries/languages.ts';
import { type Area, englishTexts } from '@riderbell/messages/texts.ts';
import { describe, expect, it } from 'vitest';
import type { AreaTexts } from './texts-file.ts';
import { createTexts, type Texts } from './texts.ts';

/** A translate function for made-up keys of one area. */
async function translatorOf(language: Language, texts: AreaTexts) {
  const { load, i18n } = createTexts(language, async () => texts);
  await load(['orders']);
  return (key: string, values: object = {}) => i18n.t(key, { ns: 'orders', ...values });
}

const english = {
  plain: 'Hello',
  fee: 'The delivery fee is now {{fee}}{{currency}}. Are you ok?',
  orders_one: '{{count}} order',
  orders_other: '{{count}} orders',
};

describe('a text', () => {
  it('inserts values unchanged', async () => {
    const t = await translatorOf('en', english);
    expect(t('fee', { fee: 49, currency: ' <b>THB</b>' })).toBe('The delivery fee is now 49 <b>THB</b>. Are you ok?');
  });

  it('does not interpret placeholders or references inside a value', async () => {
    const t = await translatorOf('en', { ...english, name: '{{name}} and {{other}}' });
    const values = { name: '{{other}} $t(plain) {{- other}}', other: '$t(plain)' };
    expect(t('name', values)).toBe('{{other}} $t(plain) {{- other}} and $t(plain)');
  });

  it('omits a value that is missing', async () => {
    const t = await translatorOf('en', english);
    expect(t('fee', { fee: 49 })).toBe('The delivery fee is now 49. Are you ok?');
  });

  it('inserts a count into a text without plural forms', async () => {
    const t = await translatorOf('th_TH', { left: '{{count}} left' });
    expect(t('left', { count: 3 })).toBe('3 left');
  });

  it('returns the key of a text that does not exist', async () => {
    const t = await translatorOf('en', english);
    expect(t('gone.for: good')).toBe('gone.for: good');
  });

  it('has no placeholder named like an option of i18next', () => {
    const options = [
      'lng',
      'lngs',
      'fallbackLng',
      'ns',
      'context',
      'ordinal',
      'replace',
      'defaultValue',
      'interpolation',
    ];
    const more = [
      'keyPrefix',
      'postProcess',
      'joinArrays',
      'returnObjects',
      'returnDetails',
      'skipInterpolation',
      'nest',
    ];
    const texts = Object.values(englishTexts).flatMap((area) => Object.values(area));
    const names = texts.flatMap((text) => [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name]) => name));
    expect(names).toContain('count');
    expect(names.filter((name) => name !== undefined && [...options, ...more].includes(name))).toEqual([]);
  });
});

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const counts = [...Array.from({ length: 201 }, (_, count) => count), 1_000_000, 0.5, 1.5, 10.5];

describe.each(languages)('a plural in %s', (language) => {
  const rules = new Intl.PluralRules(languageTag(language));
  const usedForms = forms.filter((form) => rules.resolvedOptions().pluralCategories.includes(form));

  it('uses the plural form that Intl selects for the count', async () => {
    const t = await translatorOf(language, Object.fromEntries(usedForms.map((form) => [`left_${form}`, form])));
    expect(counts.map((count) => t('left', { count }))).toEqual(counts.map((count) => rules.select(count)));
  });

  it('uses the general form if the one for the count is missing', async () => {
    const t = await translatorOf(language, { left_other: 'other' });
    expect(new Set(counts.map((count) => t('left', { count })))).toEqual(new Set(['other']));
  });
});

describe('a value of another text direction', () => {
  it.each(['en', 'th_TH', 'ar', 'ur'] as const)('isolates text values in %s, but not numbers', async (language) => {
    const t = await translatorOf(language, { by: '{{name}}: {{count}}' });
    for (const name of ['Somchai', 'نور', '+66 2 123 4567'])
      expect(t('by', { name, count: 3 })).toBe(`${isolated(name, language)}: 3`);
  });
});

const shownBy = (texts: Texts, area: Area, key = 'name') => texts.i18n.t(key, { ns: area });

const echo = async (language: Language, area: Area) => ({ name: `${area} in ${language}` });

/** Text files that load when the test says so. */
function slowFiles() {
  const waiting = new Map<string, () => void>();
  const asked: string[] = [];
  const read = (language: Language, area: Area): Promise<AreaTexts> =>
    new Promise((resolve) => {
      asked.push(`${language}/${area}`);
      waiting.set(`${language}/${area}`, () => resolve({ name: `${area} in ${language}` }));
    });
  const arrive = async (name: string) => {
    waiting.get(name)?.();
    await settled();
  };
  return { read, asked, arrive };
}

/** Resolves after all pending promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the texts of the page', () => {
  it('loads texts once, when a screen first needs them', async () => {
    const asked: [Language, Area][] = [];
    const texts = createTexts('en', async (language, area) => {
      asked.push([language, area]);
      return {};
    });
    await Promise.all([texts.load(['common', 'orders']), texts.load(['common'])]);
    await texts.load(['orders']);
    expect(asked).toEqual([
      ['en', 'common'],
      ['en', 'orders'],
    ]);
  });

  it('does not load English with another language', async () => {
    const files = slowFiles();
    void createTexts('fi', files.read).load(['common']);
    await settled();
    expect(files.asked).toEqual(['fi/common']);
  });

  it('loads texts again after a failure', async () => {
    let tried = 0;
    const texts = createTexts('en', async () => {
      tried += 1;
      if (tried === 1) throw new Error('no network');
      return {};
    });
    await expect(texts.load(['common'])).rejects.toThrow('no network');
    await texts.load(['common']);
    expect(tried).toBe(2);
  });

  it('keeps the languages of two pages separate', async () => {
    const one = createTexts('en', echo);
    const other = createTexts('ar', echo);
    await Promise.all([one.load(['common']), other.load(['common'])]);
    await one.changeLanguage('th_TH');
    expect([shownBy(one, 'common'), shownBy(other, 'common')]).toEqual(['common in th_TH', 'common in ar']);
  });

  it('emits an event when the texts of keys that are on the screen have loaded', async () => {
    const texts = createTexts('en', echo);
    let changes = 0;
    texts.i18n.on('textsChanged', () => (changes += 1));
    expect(shownBy(texts, 'vouchers')).toBe('name');
    await texts.load(['common', 'vouchers']);
    expect([shownBy(texts, 'vouchers'), changes]).toEqual(['vouchers in en', 1]);
  });
});

describe('another language', () => {
  it('changes the language at once, after every area has loaded', async () => {
    const texts = createTexts('en', echo);
    await texts.load(['common', 'orders']);
    let changes = 0;
    texts.i18n.on('languageChanged', () => (changes += 1));
    await texts.changeLanguage('th_TH');
    expect([shownBy(texts, 'common'), shownBy(texts, 'orders'), changes]).toEqual([
      'common in th_TH',
      'orders in th_TH',
      1,
    ]);
  });

  it('keeps the page’s language while the new one is loading', async () => {
    const files = slowFiles();
    const texts = createTexts('en', files.read);
    const loading = texts.load(['common']);
    await files.arrive('en/common');
    await loading;
    const changing = texts.changeLanguage('ar');
    expect([texts.language(), shownBy(texts, 'common')]).toEqual(['en', 'common in en']);
    await files.arrive('ar/common');
    await changing;
    expect([texts.language(), shownBy(texts, 'common')]).toEqual(['ar', 'common in ar']);
  });

  it('waits for the area of a screen that was opened during the change', async () => {
    const files = slowFiles();
    const texts = createTexts('en', files.read);
    const loading = texts.load(['common']);
    await files.arrive('en/common');
    await loading;
    const changing = texts.changeLanguage('ar');
    const opening = texts.load(['orders']);
    await files.arrive('ar/common');
    await files.arrive('en/orders');
    await opening;
    expect(texts.language()).toBe('en');
    await files.arrive('ar/orders');
    await changing;
    expect(shownBy(texts, 'orders')).toBe('orders in ar');
  });

  it('drops a language if another one is chosen later', async () => {
    const files = slowFiles();
    const texts = createTexts('en', files.read);
    const loading = texts.load(['common']);
    await files.arrive('en/common');
    await loading;
    const first = texts.changeLanguage('ar');
    const second = texts.changeLanguage('th_TH');
    await files.arrive('th_TH/common');
    await files.arrive('ar/common');
    await Promise.all([first, second]);
    expect(texts.language()).toBe('th_TH');
  });

  it('drops a language if the page’s own one is chosen again', async () => {
    const files = slowFiles();
    const texts = createTexts('en', files.read);
    const loading = texts.load(['common']);
    await files.arrive('en/common');
    await loading;
    const changing = texts.changeLanguage('ar');
    await texts.changeLanguage('en');
    await files.arrive('ar/common');
    await changing;
    expect(texts.language()).toBe('en');
  });
});
