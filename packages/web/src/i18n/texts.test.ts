import { isolated } from '@riderbell/domain/countries/isolated.ts';
import { type Language, languages, languageTag } from '@riderbell/domain/countries/languages.ts';
import { type Area, englishTexts } from '@riderbell/messages/texts.ts';
import { describe, expect, it } from 'vitest';
import type { AreaTexts } from './texts-file.ts';
import { createTexts, type Texts } from './texts.ts';

/** Texts of one area, said by keys that the English files need not have. */
async function speaker(language: Language, texts: AreaTexts) {
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
  it('is filled in with its values as they are', async () => {
    const t = await speaker('en', english);
    expect(t('fee', { fee: 49, currency: ' <b>THB</b>' })).toBe('The delivery fee is now 49 <b>THB</b>. Are you ok?');
  });

  it('takes nothing in a value for a placeholder or for another text', async () => {
    const t = await speaker('en', { ...english, name: '{{name}} and {{other}}' });
    const values = { name: '{{other}} $t(plain) {{- other}}', other: '$t(plain)' };
    expect(t('name', values)).toBe('{{other}} $t(plain) {{- other}} and $t(plain)');
  });

  it('leaves out a value that is not known', async () => {
    const t = await speaker('en', english);
    expect(t('fee', { fee: 49 })).toBe('The delivery fee is now 49. Are you ok?');
  });

  it('may mention a count without having forms', async () => {
    const t = await speaker('th_TH', { left: '{{count}} left' });
    expect(t('left', { count: 3 })).toBe('3 left');
  });

  it('that does not exist gives its key', async () => {
    const t = await speaker('en', english);
    expect(t('gone.for: good')).toBe('gone.for: good');
  });

  it('has no value whose name i18next takes for one of its options', () => {
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
  const own = forms.filter((form) => rules.resolvedOptions().pluralCategories.includes(form));

  it('has the form that Intl gives its count', async () => {
    const t = await speaker(language, Object.fromEntries(own.map((form) => [`left_${form}`, form])));
    expect(counts.map((count) => t('left', { count }))).toEqual(counts.map((count) => rules.select(count)));
  });

  it('is said in the general form where the one for the count is missing', async () => {
    const t = await speaker(language, { left_other: 'other' });
    expect(new Set(counts.map((count) => t('left', { count })))).toEqual(new Set(['other']));
  });
});

describe('a value that may run the other way', () => {
  it.each(['en', 'th_TH', 'ar', 'ur'] as const)('is isolated in %s, and a number is not', async (language) => {
    const t = await speaker(language, { by: '{{name}}: {{count}}' });
    for (const name of ['Somchai', 'نور', '+66 2 123 4567'])
      expect(t('by', { name, count: 3 })).toBe(`${isolated(name, language)}: 3`);
  });
});

const shownBy = (texts: Texts, area: Area, key = 'name') => texts.i18n.t(key, { ns: area });

const echo = async (language: Language, area: Area) => ({ name: `${area} in ${language}` });

/** Files that arrive when the test says so. */
function slow() {
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

/** Everything that is under way without a clock has arrived. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the texts of the page', () => {
  it('come when a screen asks for them, once, and not before', async () => {
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

  it('come without English beside them', async () => {
    const files = slow();
    void createTexts('fi', files.read).load(['common']);
    await settled();
    expect(files.asked).toEqual(['fi/common']);
  });

  it('are asked for again after a failure', async () => {
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

  it('are separate from those of every other page', async () => {
    const one = createTexts('en', echo);
    const other = createTexts('ar', echo);
    await Promise.all([one.load(['common']), other.load(['common'])]);
    await one.changeLanguage('th_TH');
    expect([shownBy(one, 'common'), shownBy(other, 'common')]).toEqual(['common in th_TH', 'common in ar']);
  });

  it('that are shown as keys are shown as texts when they come, after an event', async () => {
    const texts = createTexts('en', echo);
    let changes = 0;
    texts.i18n.on('textsChanged', () => (changes += 1));
    expect(shownBy(texts, 'vouchers')).toBe('name');
    await texts.load(['common', 'vouchers']);
    expect([shownBy(texts, 'vouchers'), changes]).toEqual(['vouchers in en', 1]);
  });
});

describe('another language', () => {
  it('shows all at once, when every area is there', async () => {
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

  it('leaves the page as it was until then', async () => {
    const files = slow();
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

  it('waits for the area of a screen that was opened meanwhile', async () => {
    const files = slow();
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

  it('gives way to one that was chosen after it', async () => {
    const files = slow();
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

  it('gives way to the language of the page, when that is chosen again', async () => {
    const files = slow();
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
