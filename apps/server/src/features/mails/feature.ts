import type { Language } from '@riderbell/domain/countries/languages.ts';
import { languageOfMail, mailLanguage } from './mail-language.ts';
import type { MailAddress, MailBrand, MailContent, MailSender, MailTexts } from './ports.ts';
import { writeMail } from './write-mail.ts';

export interface MailNeeds {
  sender: MailSender;
  texts: MailTexts;
  /** Called once for a language in which a text is missing; the text is then sent in English. */
  onMissingText: (language: Language, key: string) => void;
  brand: MailBrand;
  from: () => MailAddress;
  /** Read when a mail is written, because a server that takes a free port knows its own origin only then. */
  origin: () => string;
}

/** Writes mails and hands them to the sender. Called by jobs, which retry, and never by a request. */
export function createMailsFeature({ sender, texts, onMissingText, brand, from, origin }: MailNeeds): {
  readonly mails: { send(content: MailContent): Promise<void> };
} {
  const incomplete = new Set<Language>();
  const speak = async (language: Language) =>
    mailLanguage(language, await texts.in(language), (key) => {
      if (!incomplete.has(language)) onMissingText(language, key);
      incomplete.add(language);
    });
  return {
    mails: {
      async send(content) {
        const language = await speak(languageOfMail(content.locale));
        await sender.sendMail(writeMail(content, { language, brand, from: from(), origin: origin() }));
      },
    },
  };
}
