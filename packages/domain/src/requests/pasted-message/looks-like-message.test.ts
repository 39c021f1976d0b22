import { describe, expect, it } from 'vitest';
import { looksLikeMessage } from './looks-like-message.ts';

describe('looksLikeMessage', () => {
  it.each([
    'Somchai\n12 Sukhumvit Soi 23',
    'Somchai\r12 Sukhumvit Soi 23',
    'Sukhumvit Soi 23 081-234-5678',
    'สุขุมวิท ๐๘๑ ๒๓๔ ๕๖๗๘',
    '+65 9123 4567',
    'https://maps.google.com/?q=13.7402,100.5637',
    'geo:13.7402,100.5637',
  ])('returns true for %j', (text) => {
    expect(looksLikeMessage(text)).toBe(true);
  });

  it.each([
    '',
    'Siam Square',
    '12/4 Sukhumvit Soi 23, Bangkok 10110\n',
    '13.7402,100.5637',
    '13.740212, 100.563712',
    '  \n ',
  ])('returns false for the address %j', (text) => {
    expect(looksLikeMessage(text)).toBe(false);
  });
});
