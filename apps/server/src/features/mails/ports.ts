import type { BrandColours } from '@riderbell/domain/brands/brand-colours.ts';
import type { TeamRole } from '@riderbell/domain/access/vendor-rights.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';

export interface MailAddress {
  name: string;
  address: string;
}

export interface MailAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A mail that is ready to be sent. */
export interface Mail {
  /** Without angle brackets; the same each time the same mail is sent. */
  messageId: string;
  from: MailAddress;
  to: string;
  subject: string;
  text: string;
  html: string;
  language: string;
  attachments: readonly MailAttachment[];
}

/** Hands a mail to a mail server, or to the demo's mailbox. */
export interface MailSender {
  /** Drops and logs a mail that can never be accepted. @throws when the mail could not be accepted now and should be tried again */
  sendMail(mail: Mail): Promise<void>;
}

/** The texts of mails in each language, by key; plural forms have suffixes. */
export interface MailTexts {
  /** All texts that the language has; some may be missing. */
  in(language: Language): Promise<Readonly<Record<string, string>>>;
}

/** The brand that a mail shows. */
export interface MailBrand {
  readonly name: string;
  readonly serviceLabel: string;
  readonly colours: BrandColours;
}

/** What another feature wants to send to a person. */
export type MailContent = { readonly id: string; readonly to: string; readonly locale: string } & (
  | { readonly kind: 'confirm-registration'; readonly path: string; readonly hours: number }
  | { readonly kind: 'reset-code'; readonly code: string; readonly minutes: number }
  | { readonly kind: 'password-changed'; readonly path: string }
  | {
      readonly kind: 'invitation';
      readonly business: string;
      readonly role: TeamRole;
      readonly path: string;
      readonly days: number;
    }
  | {
      readonly kind: 'outlet-invitation';
      readonly path: string;
      /** Whether the recipient can sign in already. */
      readonly hasAccount: boolean;
      /** The e-mail address of the person who invites. */
      readonly inviter: string;
      readonly outlet: string;
    }
  | {
      readonly kind: 'scheduled-export';
      readonly business: string;
      /** The first and the last day of the orders, as "2026-11-22". */
      readonly period: { readonly from: string; readonly to: string };
      readonly path: string;
      /** The orders, or why there is no file. */
      readonly file: MailAttachment | 'no-orders' | 'too-large';
    }
);
