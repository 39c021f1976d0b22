import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import { describe, expect, it } from 'vitest';
import type { AreaTexts } from './texts-file.ts';
import { createTexts, plainWording, type Texts } from './texts.ts';

const shownBy = (texts: Texts, area: Area, ...keys: string[]) => keys.map((key) => texts.i18n.t(key, { ns: area }));

/** Files by name; what is not among them cannot be had. */
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

/** Everything that is under way without a clock has arrived. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the words for another kind of reader', () => {
  const { read } = filesOf({
    'en/orders': { customer: 'Customer', items: 'Items' },
    'en/guest-request': { customer: 'Recipient' },
    'th_TH/orders': { customer: 'ลูกค้า', items: 'สินค้า' },
    'th_TH/guest-request': { customer: 'ผู้รับ' },
  });
  const wording = { orders: 'guest-request' } as const;

  it('replace the others where there are any, in each language', async () => {
    const texts = createTexts('en', read);
    await texts.load(['orders']);
    await texts.speakIn(wording);
    expect(shownBy(texts, 'orders', 'customer', 'items')).toEqual(['Recipient', 'Items']);
    await texts.changeLanguage('th_TH');
    expect(shownBy(texts, 'orders', 'customer', 'items')).toEqual(['ผู้รับ', 'สินค้า']);
  });

  it('come along with an area that is asked for later', async () => {
    const texts = createTexts('en', read);
    await texts.speakIn(wording);
    await texts.load(['orders']);
    expect(shownBy(texts, 'orders', 'customer', 'items')).toEqual(['Recipient', 'Items']);
  });

  it('go again, and each change of them is an event', async () => {
    const texts = createTexts('en', read);
    await texts.load(['orders']);
    const changes = countChanges(texts);
    await texts.speakIn(wording);
    await texts.speakIn(wording);
    expect(changes()).toBe(1);
    await texts.speakIn(plainWording);
    expect([changes(), ...shownBy(texts, 'orders', 'customer')]).toEqual([2, 'Customer']);
  });
});

describe('English', () => {
  const english = { 'en/common': { close: 'Close', cancel: 'Cancel' }, 'en/orders': { title: 'Request' } };

  it('stands in for a file that cannot be used, which is reported once', async () => {
    const { read, faulty, onFault } = filesOf({ ...english, 'fi/orders': { title: 'Tilaus' } });
    const texts = createTexts('fi', read, { onFault });
    await texts.load(['common', 'orders']);
    await texts.load(['common']);
    expect(shownBy(texts, 'common', 'close', 'cancel', 'gone')).toEqual(['Close', 'Cancel', 'gone']);
    expect(shownBy(texts, 'orders', 'title')).toEqual(['Tilaus']);
    expect(faulty).toEqual(['fi/common']);
  });

  it('stands in for each text that a file lacks, as soon as one is looked for in vain', async () => {
    const { read, asked, faulty, onFault } = filesOf({ ...english, 'fi/common': { close: 'Sulje' } });
    const texts = createTexts('fi', read, { onFault });
    await texts.load(['common']);
    expect(shownBy(texts, 'common', 'close')).toEqual(['Sulje']);
    expect([asked, faulty]).toEqual([['fi/common'], []]);
    const changes = countChanges(texts);
    // Nothing is better than the key of a text.
    expect(shownBy(texts, 'common', 'cancel', 'cancel')).toEqual(['', '']);
    await settled();
    expect(shownBy(texts, 'common', 'close', 'cancel', 'gone')).toEqual(['Sulje', 'Cancel', 'gone']);
    expect([changes(), faulty, asked]).toEqual([1, ['fi/common'], ['fi/common', 'en/common']]);
  });

  it('that is there already stands in at once, and the file is reported all the same', async () => {
    const { read, asked, faulty, onFault } = filesOf({ ...english, 'fi/common': { close: 'Sulje' } });
    const texts = createTexts('en', read, { onFault });
    await texts.load(['common']);
    await texts.changeLanguage('fi');
    expect(shownBy(texts, 'common', 'close', 'cancel')).toEqual(['Sulje', 'Cancel']);
    expect([faulty, asked]).toEqual([['fi/common'], ['en/common', 'fi/common']]);
  });

  it('is not reported as missing from a language that a late answer is no longer given in', async () => {
    const { read, faulty, onFault } = filesOf({ ...english, 'fi/common': { close: 'Sulje', cancel: 'Peruuta' } });
    const texts = createTexts('en', read, { onFault });
    await texts.load(['common']);
    const late = texts.i18n.getFixedT('en', 'common');
    await texts.changeLanguage('fi');
    expect([late('cancel'), faulty]).toEqual(['Cancel', []]);
  });

  it('that cannot be had either leaves the key', async () => {
    const texts = createTexts('fi', filesOf({ 'fi/common': { close: 'Sulje' } }).read);
    await texts.load(['common']);
    const changes = countChanges(texts);
    expect(shownBy(texts, 'common', 'cancel')).toEqual(['']);
    await settled();
    expect([changes(), ...shownBy(texts, 'common', 'close', 'cancel')]).toEqual([1, 'Sulje', 'cancel']);
    await expect(texts.load(['orders'])).rejects.toThrow('no file');
  });

  it('is said in its general form for a count that it has no form for', async () => {
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

  it('is insisted on with the language, as long as neither can be had', async () => {
    const files: Record<string, AreaTexts> = {};
    const { read } = filesOf(files);
    const texts = createTexts('fi', read, {
      insist: (attempt) =>
        attempt().catch(() => {
          files['fi/common'] = { close: 'Sulje' };
          return attempt();
        }),
    });
    await texts.load(['common']);
    expect(shownBy(texts, 'common', 'close')).toEqual(['Sulje']);
  });

  it('does not stand in for a whole language that is chosen: the page stays as it is', async () => {
    const files: Record<string, AreaTexts> = { ...english };
    const { read } = filesOf(files);
    const texts = createTexts('en', read);
    await texts.load(['common', 'orders']);
    await expect(texts.changeLanguage('fi')).rejects.toThrow('fi');
    expect([texts.language(), ...shownBy(texts, 'common', 'close')]).toEqual(['en', 'Close']);
    // One file is enough to be of use, and by now it can be had.
    files['fi/orders'] = { title: 'Tilaus' };
    await texts.changeLanguage('fi');
    expect([texts.language(), ...shownBy(texts, 'orders', 'title')]).toEqual(['fi', 'Tilaus']);
  });

  it('makes room for a file that can be used when its language is chosen again', async () => {
    const files: Record<string, AreaTexts> = { ...english, 'fi/orders': { title: 'Tilaus' } };
    const { read } = filesOf(files);
    const texts = createTexts('fi', read);
    await texts.load(['common', 'orders']);
    await texts.changeLanguage('en');
    files['fi/common'] = { close: 'Sulje' };
    await texts.changeLanguage('fi');
    expect(shownBy(texts, 'common', 'close')).toEqual(['Sulje']);
  });

  it('is not shown to a person who has chosen another language since', async () => {
    const texts = createTexts('en', filesOf({ ...english, 'sv/common': { close: 'Stäng' } }).read);
    await texts.load(['common']);
    const inVain = texts.changeLanguage('fi');
    await Promise.all([inVain, texts.changeLanguage('sv')]);
    expect(texts.language()).toBe('sv');
  });
});
