import { describe, expect, it } from 'vitest';
import { namePropertyFor } from './map-names.ts';

const road = { name: 'ถนนสุขุมวิท', name_en: 'Sukhumvit Rd', name_ar: 'ถนนสุขุมวิท' };
const airport = { name: 'ท่าอากาศยานดอนเมือง', name_en: 'Don Mueang Airport', name_ar: 'مطار دون موينغ' };

describe('names on the map', () => {
  it('are Thai for Thai readers and English for English ones', () => {
    expect(namePropertyFor('th_TH', road)).toBe('name');
    expect(namePropertyFor('en', road)).toBe('name_en');
  });
  it('are English when a translation is only the local name again', () => {
    expect(namePropertyFor('ar', road)).toBe('name_en');
    expect(namePropertyFor('ar', airport)).toBe('name_ar');
  });
  it('are read from either way of writing the language, and left as they are when there is nothing else', () => {
    expect(namePropertyFor('en', { name: 'ลาดพร้าว', 'name:en': 'Lat Phrao' })).toBe('name:en');
    expect(namePropertyFor('en', { name: 'ลาดพร้าว' })).toBe('name');
    expect(namePropertyFor('en', {})).toBeNull();
  });
});
