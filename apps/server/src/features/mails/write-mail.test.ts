import { translatedLanguages } from '@riderbell/messages/languages.ts';
import { mailTexts } from '@riderbell/messages/mails.ts';
import { describe, expect, it } from 'vitest';
import type { Letter, MailBrand } from './ports.ts';
import { writeMail } from './write-mail.ts';

const brand: MailBrand = {
  name: 'Kestrel & Sons',
  serviceLabel: 'Kestrel <Express>',
  colours: {
    primary: ['#f0', '#f1', '#f2', '#f3', '#f4', '#f5', '#123456', '#f7', '#f8', '#f9'],
    accent: '#ffffff',
    deep: { light: '#000000', dark: '#000000' },
  },
};
const from = { name: 'Kestrel', address: 'no-reply@riderbell.test' };
const origin = 'https://portal.riderbell.test';

const shared = { id: 'letter-1', to: 'Ann@riderbell.test' } as const;
const letters: readonly Letter[] = translatedLanguages.flatMap((locale): Letter[] => [
  { ...shared, locale, kind: 'confirm-registration', path: '/connect#confirm=a.b', hours: 24 },
  { ...shared, locale, kind: 'reset-code', code: '012345', minutes: 15 },
  { ...shared, locale, kind: 'password-changed', path: '/forgot-password' },
]);
const write = (letter: Letter) => writeMail(letter, { brand, from, origin });

describe.each(letters)('the mail $kind in $locale', (letter) => {
  const mail = write(letter);

  it('says everything in the language of its receiver, with nothing left to fill in', () => {
    const said = Object.values(mailTexts[letter.locale === 'en' ? 'en' : letter.locale === 'ar' ? 'ar' : 'th_TH']);
    expect(said.some((text) => mail.text.includes(text))).toBe(true);
    expect(mail.subject + mail.text + mail.html).not.toMatch(/\{\{|undefined|_other/);
    expect(mail.html).toContain(
      `<html lang="${letter.locale.replace('_', '-')}" dir="${letter.locale === 'ar' ? 'rtl' : 'ltr'}">`,
    );
  });

  it('wears the brand, whatever signs its name is written with', () => {
    expect(mail.subject).toContain('Kestrel & Sons');
    expect(mail.html).toContain('Kestrel &amp; Sons');
    expect(mail.html).toContain('Kestrel &lt;Express&gt;');
    expect(mail.html).toContain('background:#123456');
  });

  it('fetches nothing from anywhere and runs nothing', () => {
    expect(mail.html).not.toMatch(/<img|<script|<link|src=|url\(|@import/i);
    const addresses = [...mail.html.matchAll(/https?:\/\/[^"<\s]+/g)].map(([address]) => new URL(address).origin);
    expect(addresses.filter((address) => address !== origin)).toEqual([]);
  });

  it('says the same as text', () => {
    if (letter.kind === 'reset-code') expect(mail.text).toMatch(/^012345$/m);
    else expect(mail.text).toContain(origin + letter.path);
    expect(mail.text).not.toContain('<b');
  });
});

it('A letter that is written twice is the same mail', () => {
  const [letter] = letters;
  if (!letter) throw new Error('there is no letter');
  expect(write(letter)).toEqual(write(letter));
  expect(write(letter).messageId).toBe('letter-1@riderbell.test');
});

it('A mail in a language without texts comes in English', () => {
  const { subject, language } = write({ ...shared, locale: 'hu', kind: 'reset-code', code: '1', minutes: 1 });
  expect([subject, language]).toEqual(['Your code for a new Kestrel & Sons password', 'en']);
});
