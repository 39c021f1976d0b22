import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import { describe, expect, it } from 'vitest';
import type { LoadTexts } from './area-files.ts';
import { createTextStore, plainWording } from './text-store.ts';

const echo: LoadTexts = async (language, area) => ({ name: `${area} in ${language}` });

/** A loader whose files arrive when the test says so. */
function slow() {
  const waiting = new Map<string, () => void>();
  const asked: string[] = [];
  const load: LoadTexts = (language, area) =>
    new Promise((resolve) => {
      asked.push(`${language}/${area}`);
      waiting.set(`${language}/${area}`, () => resolve({ name: `${area} in ${language}` }));
    });
  const arrive = async (name: string) => {
    waiting.get(name)?.();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { load, asked, arrive };
}

const shownBy = (store: ReturnType<typeof createTextStore>, area: Area) => store.area(area).name;

describe('the texts of the page', () => {
  it('come when a screen asks for them, once, and not before', async () => {
    const asked: [Language, Area][] = [];
    const store = createTextStore('en', async (language, area) => {
      asked.push([language, area]);
      return {};
    });
    await Promise.all([store.load(['common', 'orders']), store.load(['common'])]);
    await store.load(['orders']);
    expect(asked).toEqual([
      ['en', 'common'],
      ['en', 'orders'],
    ]);
  });

  it('are told of when they come', async () => {
    const store = createTextStore('en', echo);
    let told = 0;
    store.subscribe(() => (told += 1));
    await store.load(['common']);
    expect(told).toBe(1);
    expect(shownBy(store, 'common')).toBe('common in en');
  });

  it('are asked for again after a failure', async () => {
    let tried = 0;
    const store = createTextStore('en', async () => {
      tried += 1;
      if (tried === 1) throw new Error('no network');
      return {};
    });
    await expect(store.load(['common'])).rejects.toThrow('no network');
    await store.load(['common']);
    expect(tried).toBe(2);
  });
});

describe('another language', () => {
  it('shows all at once, when every area is there', async () => {
    const store = createTextStore('en', echo);
    await store.load(['common', 'orders']);
    let told = 0;
    store.subscribe(() => (told += 1));
    await store.changeLanguage('th_TH');
    expect([shownBy(store, 'common'), shownBy(store, 'orders'), told]).toEqual([
      'common in th_TH',
      'orders in th_TH',
      1,
    ]);
  });

  it('leaves the page as it was until then', async () => {
    const files = slow();
    const store = createTextStore('en', files.load);
    const loading = store.load(['common']);
    await files.arrive('en/common');
    await loading;
    const changing = store.changeLanguage('ar');
    expect([store.language(), shownBy(store, 'common')]).toEqual(['en', 'common in en']);
    await files.arrive('ar/common');
    await changing;
    expect([store.language(), shownBy(store, 'common')]).toEqual(['ar', 'common in ar']);
  });

  it('waits for the area of a screen that was opened meanwhile', async () => {
    const files = slow();
    const store = createTextStore('en', files.load);
    const loading = store.load(['common']);
    await files.arrive('en/common');
    await loading;
    const changing = store.changeLanguage('ar');
    const opening = store.load(['orders']);
    await files.arrive('ar/common');
    await files.arrive('en/orders');
    await opening;
    expect(store.language()).toBe('en');
    await files.arrive('ar/orders');
    await changing;
    expect(shownBy(store, 'orders')).toBe('orders in ar');
  });

  it('gives way to one that was chosen after it', async () => {
    const files = slow();
    const store = createTextStore('en', files.load);
    const loading = store.load(['common']);
    await files.arrive('en/common');
    await loading;
    const first = store.changeLanguage('ar');
    const second = store.changeLanguage('th_TH');
    await files.arrive('th_TH/common');
    await files.arrive('ar/common');
    await Promise.all([first, second]);
    expect(store.language()).toBe('th_TH');
  });
});

describe('the words for another kind of reader', () => {
  const files: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'en/orders': { who: 'Customer', what: 'Items' },
    'en/guest-request': { who: 'Recipient' },
    'th_TH/orders': { who: 'ลูกค้า', what: 'สินค้า' },
    'th_TH/guest-request': { who: 'ผู้รับ' },
  };
  const load: LoadTexts = async (language, area) => files[`${language}/${area}`] ?? {};
  const wording = { orders: 'guest-request' } as const;

  it('stand in the place of the others where there are any, in each language', async () => {
    const store = createTextStore('en', load);
    await store.load(['orders']);
    await store.speakIn(wording);
    expect(store.area('orders')).toEqual({ who: 'Recipient', what: 'Items' });
    await store.changeLanguage('th_TH');
    expect(store.area('orders')).toEqual({ who: 'ผู้รับ', what: 'สินค้า' });
  });

  it('come along with an area that is asked for later', async () => {
    const store = createTextStore('en', load);
    await store.speakIn(wording);
    await store.load(['orders']);
    expect(store.area('orders')).toEqual({ who: 'Recipient', what: 'Items' });
  });

  it('are the same object until they change, and are told of', async () => {
    const store = createTextStore('en', load);
    await store.load(['orders']);
    const plain = store.area('orders');
    let told = 0;
    store.subscribe(() => (told += 1));
    await store.speakIn(wording);
    const before = told;
    expect(before).toBeGreaterThan(0);
    expect(store.area('orders')).toBe(store.area('orders'));
    await store.speakIn(wording);
    expect(told).toBe(before);
    await store.speakIn(plainWording);
    expect(store.area('orders')).toBe(plain);
    expect(told).toBe(before + 1);
  });
});

/** Files by name; what is not among them cannot be had. */
function filesOf(files: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const asked: string[] = [];
  const told: string[] = [];
  const load: LoadTexts = async (language, area) => {
    asked.push(`${language}/${area}`);
    const texts = files[`${language}/${area}`];
    if (texts === undefined) throw new Error('no file');
    return texts;
  };
  return { asked, told, load, onFault: (file: string) => void told.push(file) };
}

/** Everything that is under way without a clock has arrived. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('English', () => {
  const english = { 'en/common': { close: 'Close', cancel: 'Cancel' }, 'en/orders': { title: 'Request' } };

  it('stands in for a file that cannot be used, which is told once', async () => {
    const { load, told, onFault } = filesOf({ ...english, 'fi/orders': { title: 'Tilaus' } });
    const store = createTextStore('fi', load, { onFault });
    await store.load(['common', 'orders']);
    await store.load(['common']);
    expect([store.area('common'), store.area('orders')]).toEqual([english['en/common'], { title: 'Tilaus' }]);
    expect(told).toEqual(['fi/common']);
    expect(store.isBacked('common')).toBe(true);
  });

  it('stands in for each text that a file lacks, as soon as one is looked for in vain', async () => {
    const { load, asked, told, onFault } = filesOf({ ...english, 'fi/common': { close: 'Sulje' } });
    const store = createTextStore('fi', load, { onFault });
    await store.load(['common']);
    expect([asked, told]).toEqual([['fi/common'], []]);
    let changes = 0;
    store.subscribe(() => (changes += 1));
    expect([store.isBacked('common'), store.isBacked('common')]).toEqual([false, false]);
    await settled();
    expect(store.area('common')).toEqual({ close: 'Sulje', cancel: 'Cancel' });
    expect([store.isBacked('common'), changes, told]).toEqual([true, 1, ['fi/common']]);
  });

  it('that cannot be had either leaves what there is', async () => {
    const store = createTextStore('fi', filesOf({ 'fi/common': { close: 'Sulje' } }).load);
    await store.load(['common']);
    store.isBacked('common');
    await settled();
    expect([store.isBacked('common'), store.area('common')]).toEqual([true, { close: 'Sulje' }]);
    await expect(store.load(['orders'])).rejects.toThrow('no file');
  });

  it('is insisted on with the language, as long as neither can be had', async () => {
    const files: Record<string, Readonly<Record<string, string>>> = {};
    const { load } = filesOf(files);
    const store = createTextStore('fi', load, {
      insist: (attempt) =>
        attempt().catch(() => {
          files['fi/common'] = { close: 'Sulje' };
          return attempt();
        }),
    });
    await store.load(['common']);
    expect(store.area('common')).toEqual({ close: 'Sulje' });
  });

  it('does not stand in for a whole language that is chosen: the page stays as it is', async () => {
    const files: Record<string, Readonly<Record<string, string>>> = { ...english };
    const { load } = filesOf(files);
    const store = createTextStore('en', load);
    await store.load(['common', 'orders']);
    await expect(store.changeLanguage('fi')).rejects.toThrow('fi');
    expect([store.language(), store.area('common')]).toEqual(['en', english['en/common']]);
    // One file is enough to be of use, and by now it can be had.
    files['fi/orders'] = { title: 'Tilaus' };
    await store.changeLanguage('fi');
    expect([store.language(), store.area('orders')]).toEqual(['fi', { title: 'Tilaus' }]);
  });

  it('makes room for a file that can be used when its language is chosen again', async () => {
    const files: Record<string, Readonly<Record<string, string>>> = { ...english, 'fi/orders': { title: 'Tilaus' } };
    const { load } = filesOf(files);
    const store = createTextStore('fi', load);
    await store.load(['common', 'orders']);
    await store.changeLanguage('en');
    files['fi/common'] = { close: 'Sulje' };
    await store.changeLanguage('fi');
    expect(store.area('common')).toEqual({ close: 'Sulje' });
  });

  it('is not waited for in vain by who has chosen another language since', async () => {
    const store = createTextStore('en', filesOf({ ...english, 'sv/common': { close: 'Stäng' } }).load);
    await store.load(['common']);
    const inVain = store.changeLanguage('fi');
    await Promise.all([inVain, store.changeLanguage('sv')]);
    expect(store.language()).toBe('sv');
  });
});
