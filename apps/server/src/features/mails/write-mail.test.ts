import { readFileSync } from 'node:fs';
import { isRightToLeft, languages, languageTag } from '@riderbell/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { languageOfMail, mailLanguage } from './mail-language.ts';
import type { MailBrand, MailContent } from './ports.ts';
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

const shared = { id: 'mail-1', to: 'Ann@riderbell.test' } as const;
const folder = new URL('../../../../../packages/messages/src/', import.meta.url);
const textsIn = (language: string) =>
  JSON.parse(readFileSync(new URL(`${language}/mails.json`, folder), 'utf8')) as Record<string, string>;
const contents = languages.flatMap((locale): (MailContent & { locale: typeof locale })[] => [
  { ...shared, locale, kind: 'confirm-registration', path: '/connect#confirm=a.b', hours: 24 },
  { ...shared, locale, kind: 'reset-code', code: '012345', minutes: 15 },
  { ...shared, locale, kind: 'password-changed', path: '/forgot-password' },
  {
    ...shared,
    locale,
    kind: 'invitation',
    business: 'Baan Coffee',
    role: 'owner',
    path: '/invitation#token=a.b',
    days: 7,
  },
]);

function write(
  content: MailContent,
  texts = textsIn(content.locale),
  onMissing: (key: string) => void = expect.unreachable,
) {
  return writeMail(content, {
    language: mailLanguage(languageOfMail(content.locale), texts, onMissing),
    brand,
    from,
    origin,
  });
}

describe.each(contents)('the mail $kind in $locale', (content) => {
  const mail = write(content);

  it('is written in the recipient’s language, with no placeholder left', () => {
    const said = Object.values(textsIn(content.locale)).filter((text) => mail.text.includes(text));
    expect(said.length).toBeGreaterThan(2);
    expect(mail.subject + mail.text + mail.html).not.toMatch(/\{\{|undefined|_other/);
    expect(mail.html).toContain(
      `<html lang="${languageTag(content.locale)}" dir="${isRightToLeft(content.locale) ? 'rtl' : 'ltr'}">`,
    );
  });

  it('shows the brand and escapes the characters of its name', () => {
    expect(mail.subject).toContain('Kestrel & Sons');
    expect(mail.html).toContain('Kestrel &amp; Sons');
    expect(mail.html).toContain('Kestrel &lt;Express&gt;');
    expect(mail.html).toContain('background:#123456');
  });

  it('loads nothing and runs nothing', () => {
    expect(mail.html).not.toMatch(/<img|<script|<link|src=|url\(|@import/i);
    const addresses = [...mail.html.matchAll(/https?:\/\/[^"<\s]+/g)].map(([address]) => new URL(address).origin);
    expect(addresses.filter((address) => address !== origin)).toEqual([]);
  });

  it('has the same content as plain text', () => {
    if (content.kind === 'reset-code') expect(mail.text).toMatch(/^012345$/m);
    else expect(mail.text).toContain(origin + content.path);
    expect(mail.text).not.toContain('<b');
  });
});

describe.each(languages)('the mail with orders in %s', (locale) => {
  const period = { from: '2026-11-16', to: '2026-11-22' };
  const common = {
    ...shared,
    locale,
    kind: 'scheduled-export',
    business: 'Baan Coffee',
    period,
    path: '/history',
  } as const;
  const file = { name: 'orders.csv', contentType: 'text/csv', content: new Uint8Array([1, 2]) };
  const texts = textsIn(locale);

  it.each([
    [file, 'export.attached'],
    ['no-orders', 'export.no-orders'],
    ['too-large', 'export.too-large'],
  ] as const)('says what is attached, of which days, and who chose the recipient', (attached, key) => {
    const mail = write({ ...common, file: attached });
    const said = (name: string) => texts[name]?.replaceAll('{{business}}', 'Baan Coffee');
    expect(mail.text).toContain(said(key));
    expect(mail.text).toContain(said('export.why'));
    expect(mail.text).toContain(`${origin}/history`);
    expect(mail.subject).toContain('2026');
    expect(mail.subject + mail.text + mail.html).not.toMatch(/\{\{|undefined/);
    expect(mail.attachments).toEqual(attached === file ? [file] : []);
  });
});

it('writes the same mail twice from the same content', () => {
  const [content] = contents;
  if (!content) throw new Error('there is no content');
  expect(write(content)).toEqual(write(content));
  expect(write(content).messageId).toBe('mail-1@riderbell.test');
});

const code = { ...shared, kind: 'reset-code', code: '1', minutes: 1 } as const;

it('writes a mail in English if the product does not have the language', () => {
  const { subject, language } = write({ ...code, locale: 'tlh' }, textsIn('en'));
  expect([subject, language]).toEqual(['Your code for a new Kestrel & Sons password', 'en']);
});

it('uses English for a text that is missing in a language, and the language for all others', () => {
  const missing: string[] = [];
  const mail = write({ ...code, locale: 'ar' }, { 'reset.title': 'رمزك' }, (key) => missing.push(key));
  expect(mail.subject).toBe('Your code for a new Kestrel & Sons password');
  expect(mail.html).toContain('lang="ar" dir="rtl"');
  expect(mail.text).toContain('\n\nرمزك\n\n');
  expect(mail.text).toMatch(/1 minute\b/);
  expect(missing).toContain('reset.validity');
  expect(missing).not.toContain('reset.title');
});

it('writes an English mail with the texts of its file, and with built-in ones where the file cannot be read', () => {
  expect(write({ ...code, locale: 'en' }, { ...textsIn('en'), 'reset.title': '[Ýóúr çóðé]' }).text).toContain(
    '[Ýóúr çóðé]',
  );
  expect(write({ ...code, locale: 'en' }, {}).subject).toBe('Your code for a new Kestrel & Sons password');
});
