import { describe, expect, it } from 'vitest';
import { loadAreas, type LoadTexts, startI18n } from './i18n.ts';

const files = import.meta.glob<Record<string, string>>('../../../../../packages/messages/src/*/*.json', {
  import: 'default',
});

const fromFiles: LoadTexts = async (language, area) =>
  (await files[`../../../../../packages/messages/src/${language}/${area}.json`]?.()) ?? {};

describe('the texts of the page', () => {
  it('load an area when a screen asks for it, and not before', async () => {
    const loaded: string[] = [];
    const texts = startI18n('en', ['common'], (language, area) => {
      loaded.push(area);
      return fromFiles(language, area);
    });
    await loadAreas(texts, ['accounts']);
    expect(loaded).toEqual(['common', 'accounts']);
    expect(texts.i18n.t('submit', { ns: 'accounts' })).toBe('Log in');
  });

  it('follow to another language with every area that was loaded', async () => {
    const texts = startI18n('en', ['common'], fromFiles);
    await loadAreas(texts, ['accounts']);
    await texts.i18n.changeLanguage('th_TH');
    expect(texts.i18n.t('submit', { ns: 'accounts' })).toBe('เข้าสู่ระบบ');
    expect(texts.i18n.t('close', { ns: 'common' })).toBe('ปิด');
  });

  it('take keys with dots as they are, and fill in values unescaped', async () => {
    const texts = startI18n('en', ['common'], fromFiles);
    await loadAreas(texts, ['errors']);
    expect(texts.i18n.t('validation.minimum-amount', { ns: 'errors', minimum: 100, currency: 'PKR' })).toBe(
      'Minimum amount of 100 PKR',
    );
  });

  it.each([
    [0, 'لم يبقَ أي حرف'],
    [1, 'بقي حرف واحد'],
    [2, 'بقي حرفان'],
    [5, 'بقيت 5 أحرف'],
    [20, 'بقي 20 حرفًا'],
    [100, 'بقي 100 حرف'],
  ])('count %i in Arabic as its readers do', async (count, text) => {
    const texts = startI18n('ar', ['common'], fromFiles);
    await texts.ready;
    expect(texts.i18n.t('characters-left', { count })).toBe(text);
  });
});
