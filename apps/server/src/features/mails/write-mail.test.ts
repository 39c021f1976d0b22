import { readFileSync } from 'node:fs';
import { isRightToLeft, languages, languageTag } from '@riderbell/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { languageOfMail, mailLanguage } from './mail-language.ts';
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
const folder = new URL('../../../../../packages/messages/src/', import.meta.url);
const textsIn = (language: string) =>
  JSON.parse(readFileSync(new URL(`${language}/mails.json`, folder), 'utf8')) as Record<string, string>;
const letters = languages.flatMap((locale): (Letter & { locale: typeof locale })[] => [
  { ...shared, locale, kind: 'confirm-registration', path: '/connect#confirm=a.b', hours: 24 },
  { ...shared, locale, kind: 'reset-code', code: '012345', minutes: 15 },
  { ...shared, locale, kind: 'password-changed', path: '/forgot-password' },
]);

function write(letter: Letter, texts = textsIn(letter.locale), onLack: (key: string) => void = expect.unreachable) {
  return writeMail(letter, {
    language: mailLanguage(languageOfMail(letter.locale), texts, onLack),
    brand,
    from,
    origin,
  });
}

describe.each(letters)('the mail $kind in $locale', (letter) => {
  const mail = write(letter);

  it('says everything in the language of its receiver, with nothing left to fill in', () => {
    const said = Object.values(textsIn(letter.locale)).filter((text) => mail.text.includes(text));
    expect(said.length).toBeGreaterThan(2);
    expect(mail.subject + mail.text + mail.html).not.toMatch(/\{\{|undefined|_other/);
    expect(mail.html).toContain(
      `<html lang="${languageTag(letter.locale)}" dir="${isRightToLeft(letter.locale) ? 'rtl' : 'ltr'}">`,
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

const code = { ...shared, kind: 'reset-code', code: '1', minutes: 1 } as const;

it('A mail in a language that the product does not speak comes in English', () => {
  const { subject, language } = write({ ...code, locale: 'tlh' }, textsIn('en'));
  expect([subject, language]).toEqual(['Your code for a new Kestrel & Sons password', 'en']);
});

it('A text that its language lacks is said in English, each by itself', () => {
  const lacking: string[] = [];
  const mail = write({ ...code, locale: 'ar' }, { 'reset.title': 'رمزك' }, (key) => lacking.push(key));
  expect(mail.subject).toBe('Your code for a new Kestrel & Sons password');
  expect(mail.html).toContain('lang="ar" dir="rtl"');
  expect(mail.text).toContain('\n\nرمزك\n\n');
  expect(mail.text).toMatch(/1 minute\b/);
  expect(lacking).toContain('reset.validity');
  expect(lacking).not.toContain('reset.title');
});

it('writes an English mail with the texts of its file, and with built-in ones where the file cannot be read', () => {
  expect(write({ ...code, locale: 'en' }, { ...textsIn('en'), 'reset.title': '[Ýóúr çóðé]' }).text).toContain(
    '[Ýóúr çóðé]',
  );
  expect(write({ ...code, locale: 'en' }, {}).subject).toBe('Your code for a new Kestrel & Sons password');
});
