import type { BrandColours } from '@riderbell/domain/brands/brand-colours.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';

export interface MailAddress {
  name: string;
  address: string;
}

/** A mail, ready to go. */
export interface Mail {
  /** Without its angle brackets; the same each time the same mail is sent. */
  messageId: string;
  from: MailAddress;
  to: string;
  subject: string;
  text: string;
  html: string;
  language: string;
}

/** Takes a mail on its way: to a mail server, or into the demo's mailbox. */
export interface MailSender {
  /** @throws when it could not be taken now, and should be tried again; what never will be taken is dropped and logged */
  sendMail(mail: Mail): Promise<void>;
}

/** What mails say in each language, by key; plural forms have suffixes. */
export interface MailTexts {
  /** As many as there are. */
  in(language: Language): Promise<Readonly<Record<string, string>>>;
}

/** What a mail wears. */
export interface MailBrand {
  readonly name: string;
  readonly serviceLabel: string;
  readonly colours: BrandColours;
}

/** What another feature has to say to somebody. */
export type Letter = { readonly id: string; readonly to: string; readonly locale: string } & (
  | { readonly kind: 'confirm-registration'; readonly path: string; readonly hours: number }
  | { readonly kind: 'reset-code'; readonly code: string; readonly minutes: number }
  | { readonly kind: 'password-changed'; readonly path: string }
);
