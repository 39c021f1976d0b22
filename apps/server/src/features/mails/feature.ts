import type { Language } from '@riderbell/domain/countries/languages.ts';
import { languageOfMail, mailLanguage } from './mail-language.ts';
import type { Letter, MailAddress, MailBrand, MailSender, MailTexts } from './ports.ts';
import { writeMail } from './write-mail.ts';

export interface MailNeeds {
  sender: MailSender;
  texts: MailTexts;
  /** Told once of a language that lacks a text, which comes in English then. */
  onLack: (language: Language, key: string) => void;
  brand: MailBrand;
  from: () => MailAddress;
  /** Asked when a mail is written, because a server that takes a free port knows its own only then. */
  origin: () => string;
}

/** Writes letters and hands them over; it is called from jobs, which try again, and never from a request. */
export function createMailsFeature({ sender, texts, onLack, brand, from, origin }: MailNeeds): {
  readonly letters: { send(letter: Letter): Promise<void> };
} {
  const lacking = new Set<Language>();
  const speak = async (language: Language) =>
    mailLanguage(language, await texts.in(language), (key) => {
      if (!lacking.has(language)) onLack(language, key);
      lacking.add(language);
    });
  return {
    letters: {
      async send(letter) {
        const language = await speak(languageOfMail(letter.locale));
        await sender.sendMail(writeMail(letter, { language, brand, from: from(), origin: origin() }));
      },
    },
  };
}
