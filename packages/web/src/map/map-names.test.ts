import { languages } from '@riderbell/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { namePropertyFor } from './map-names.ts';

const road = { name: 'ถนนสุขุมวิท', name_en: 'Sukhumvit Rd', name_ar: 'ถนนสุขุมวิท' };
const airport = { name: 'ท่าอากาศยานดอนเมือง', name_en: 'Don Mueang Airport', name_ar: 'مطار دون موينغ' };

describe('names on the map', () => {
  it('shows Thai names to Thai readers and English names to English ones', () => {
    expect(namePropertyFor('th_TH', road)).toBe('name');
    expect(namePropertyFor('en', road)).toBe('name_en');
  });
  it('shows the English name if the translation only repeats the local one', () => {
    expect(namePropertyFor('ar', road)).toBe('name_en');
    expect(namePropertyFor('ar', airport)).toBe('name_ar');
  });
  it('reads both spellings of the property, and falls back to the local name', () => {
    expect(namePropertyFor('en', { name: 'ลาดพร้าว', 'name:en': 'Lat Phrao' })).toBe('name:en');
    expect(namePropertyFor('en', { name: 'ลาดพร้าว' })).toBe('name');
    expect(namePropertyFor('en', {})).toBeNull();
  });

  it('prefers the name in the reader’s script', () => {
    const taipei = { name: '臺北市', 'name:zh-Hans': '台北市', 'name:zh-Hant': '臺北市', 'name:en': 'Taipei' };
    expect(namePropertyFor('zh_TW', taipei)).toBe('name:zh-Hant');
    expect(namePropertyFor('zh_HK', taipei)).toBe('name:zh-Hant');
    expect(namePropertyFor('zh_CN', taipei)).toBe('name:zh-Hans');
    expect(namePropertyFor('zh_TW', { name: 'Bangkok', name_zh: '曼谷' })).toBe('name_zh');
    const belgrade = { name: 'Београд', 'name:sr': 'Београд', 'name:sr-Latn': 'Beograd', 'name:en': 'Belgrade' };
    expect(namePropertyFor('sr', belgrade)).toBe('name:sr-Latn');
    expect(namePropertyFor('sr', { name: 'Београд', 'name:en': 'Belgrade' })).toBe('name:en');
  });

  it('finds names under alternative codes of a language', () => {
    expect(namePropertyFor('nb', { name: 'กรุงเทพ', 'name:no': 'Bangkok by', 'name:en': 'Bangkok' })).toBe('name:no');
    expect(namePropertyFor('fil', { name: 'กรุงเทพ', 'name:tl': 'Lungsod ng Bangkok', 'name:fi': 'x' })).toBe('name:tl');
  });

  it.each(languages)('shows the English name if there is no other, in %s', (language) => {
    expect(namePropertyFor(language, { 'name:en': 'Siam' })).toBe('name:en');
  });
});
