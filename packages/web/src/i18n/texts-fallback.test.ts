import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import { describe, expect, it } from 'vitest';
import type { AreaTexts } from './texts-file.ts';
import { createTexts, defaultWording, type Texts } from './texts.ts';

const shownBy = (texts: Texts, area: Area, ...keys: string[]) => keys.map((key) => texts.i18n.t(key, { ns: area }));

/** Text files by name; any other file fails to load. */
function filesOf(files: Readonly<Record<string, AreaTexts>>) {
  const asked: string[] = [];
  const faulty: string[] = [];
  const read = async (language: Language, area: Area) => {
    asked.push(`${language}/${area}`);
    const texts = files[`${language}/${area}`];
    if (texts === undefined) throw new Error('no file');
    return texts;
  };
  return { asked, faulty, read, onFault: (file: string) => void faulty.push(file) };
}

function countChanges(texts: Texts): () => number {
  let changes = 0;
  texts.i18n.on('textsChanged', () => (changes += 1));
  return () => changes;
}

/** Resolves after all pending promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the wording for another kind of reader', () => {
  const { read } = filesOf({
    'en/orders': { customer: 'Customer', items: 'Items' },
    'en/guest-request': { customer: 'Recipient' },
    'th_TH/orders': { customer: 'ลูกค้า', items: 'สินค้า' },
    'th_TH/guest-request': { customer: 'ผู้รับ' },
  });
  const wording = { orders: 'guest-request' } as const;

  it('replaces the default texts that it has, in each language', async () => {
    const texts = createTexts('en', read);
    await texts.load(['orders']);
    await texts.setWording(wording);
    expect(shownBy(texts, 'orders', 'customer', 'items')).toEqual(['Recipient', 'Items']);
    await texts.changeLanguage('th_TH');
    expect(shownBy(texts, 'orders', 'customer', 'items')).toEqual(['ผู้รับ', 'สินค้า']);
  });

  it('also applies to an area that is loaded later', async () => {
    const texts = createTexts('en', read);
    await texts.setWording(wording);
    await texts.load(['orders']);
    expect(shownBy(texts, 'orders', 'customer', 'items')).toEqual(['Recipient', 'Items']);
  });

  it('can be reset, and emits an event for each change', async () => {
    const texts = createTexts('en', read);
    await texts.load(['orders']);
    const changes = countChanges(texts);
    await texts.setWording(wording);
    await texts.setWording(wording);
    expect(changes()).toBe(1);
    await texts.setWording(defaultWording);
    expect([changes(), ...shownBy(texts, 'orders', 'customer')]).toEqual([2, 'Customer']);
  });
});

describe('English', () => {
  const english = { 'en/common': { close: 'Close', cancel: 'Cancel' }, 'en/orders': { title: 'Request' } };

  it('falls back to English for an unusable file and reports the file once', async () => {
    const { read, faulty, onFault } = filesOf({ ...english, 'fi/orders': { title: 'Tilaus' } });
    const texts = createTexts('fi', read, { onFault });
    await texts.load(['common', 'orders']);
    await texts.load(['common']);
    expect(shownBy(texts, 'common', 'close', 'cancel', 'gone')).toEqual(['Close', 'Cancel', 'gone']);
    expect(shownBy(texts, 'orders', 'title')).toEqual(['Tilaus']);
    expect(faulty).toEqual(['fi/common']);
  });

  it('falls back to English for missing texts after the first failed look-up', async () => {
    const { read, asked, faulty, onFault } = filesOf({ ...english, 'fi/common': { close: 'Sulje' } });
    const texts = createTexts('fi', read, { onFault });
    await texts.load(['common']);
    expect(shownBy(texts, 'common', 'close')).toEqual(['Sulje']);
    expect([asked, faulty]).toEqual([['fi/common'], []]);
    const changes = countChanges(texts);
    // While English is loading, the page shows no text instead of a key.
    expect(shownBy(texts, 'common', 'cancel', 'cancel')).toEqual(['', '']);
    await settled();
    expect(shownBy(texts, 'common', 'close', 'cancel', 'gone')).toEqual(['Sulje', 'Cancel', 'gone']);
    expect([changes(), faulty, asked]).toEqual([1, ['fi/common'], ['fi/common', 'en/common']]);
  });

  it('uses English at once if it is already loaded, and still reports the file', async () => {
    const { read, asked, faulty, onFault } = filesOf({ ...english, 'fi/common': { close: 'Sulje' } });
    const texts = createTexts('en', read, { onFault });
    await texts.load(['common']);
    await texts.changeLanguage('fi');
    expect(shownBy(texts, 'common', 'close', 'cancel')).toEqual(['Sulje', 'Cancel']);
    expect([faulty, asked]).toEqual([['fi/common'], ['en/common', 'fi/common']]);
  });

  it('does not report a text as missing when it is looked up in the previous language', async () => {
    const { read, faulty, onFault } = filesOf({ ...english, 'fi/common': { close: 'Sulje', cancel: 'Peruuta' } });
    const texts = createTexts('en', read, { onFault });
    await texts.load(['common']);
    const late = texts.i18n.getFixedT('en', 'common');
    await texts.changeLanguage('fi');
    expect([late('cancel'), faulty]).toEqual(['Cancel', []]);
  });

  it('shows the key if English cannot be loaded either', async () => {
    const texts = createTexts('fi', filesOf({ 'fi/common': { close: 'Sulje' } }).read);
    await texts.load(['common']);
    const changes = countChanges(texts);
    expect(shownBy(texts, 'common', 'cancel')).toEqual(['']);
    await settled();
    expect([changes(), ...shownBy(texts, 'common', 'close', 'cancel')]).toEqual([1, 'Sulje', 'cancel']);
    await expect(texts.load(['orders'])).rejects.toThrow('no file');
  });

  it('uses the general English plural for a count that has no English form', async () => {
    const plurals = { orders_one: '{{count}} order', orders_other: '{{count}} orders' };
    for (const [language, count] of [
      ['ar', 5],
      ['pl', 3],
    ] as const) {
      const texts = createTexts(language, filesOf({ 'en/common': plurals }).read);
      await texts.load(['common']);
      expect(texts.i18n.t('orders', { ns: 'common', count })).toBe(`${count} orders`);
    }
  });

  it('retries the language and English together while neither can be loaded', async () => {
    const files: Record<string, AreaTexts> = {};
    const { read } = filesOf(files);
    const texts = createTexts('fi', read, {
      retry: (attempt) =>
        attempt().catch(() => {
          files['fi/common'] = { close: 'Sulje' };
          return attempt();
        }),
    });
    await texts.load(['common']);
    expect(shownBy(texts, 'common', 'close')).toEqual(['Sulje']);
  });

  it('rejects a change to a language without any loadable file, and keeps the page’s language', async () => {
    const files: Record<string, AreaTexts> = { ...english };
    const { read } = filesOf(files);
    const texts = createTexts('en', read);
    await texts.load(['common', 'orders']);
    await expect(texts.changeLanguage('fi')).rejects.toThrow('fi');
    expect([texts.language(), ...shownBy(texts, 'common', 'close')]).toEqual(['en', 'Close']);
    // One file is enough, and now it can be loaded.
    files['fi/orders'] = { title: 'Tilaus' };
    await texts.changeLanguage('fi');
    expect([texts.language(), ...shownBy(texts, 'orders', 'title')]).toEqual(['fi', 'Tilaus']);
  });

  it('loads a repaired file when its language is chosen again', async () => {
    const files: Record<string, AreaTexts> = { ...english, 'fi/orders': { title: 'Tilaus' } };
    const { read } = filesOf(files);
    const texts = createTexts('fi', read);
    await texts.load(['common', 'orders']);
    await texts.changeLanguage('en');
    files['fi/common'] = { close: 'Sulje' };
    await texts.changeLanguage('fi');
    expect(shownBy(texts, 'common', 'close')).toEqual(['Sulje']);
  });

  it('ignores a failed language if the person has chosen another one since', async () => {
    const texts = createTexts('en', filesOf({ ...english, 'sv/common': { close: 'Stäng' } }).read);
    await texts.load(['common']);
    const failing = texts.changeLanguage('fi');
    await Promise.all([failing, texts.changeLanguage('sv')]);
    expect(texts.language()).toBe('sv');
  });
});
