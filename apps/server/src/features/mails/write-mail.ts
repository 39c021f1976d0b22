import { mailHtml, type MailParts } from './mail-html.ts';
import type { MailLanguage } from './mail-language.ts';
import type { Letter, Mail, MailAddress, MailBrand } from './ports.ts';

export interface Writing {
  readonly language: MailLanguage;
  readonly brand: MailBrand;
  readonly from: MailAddress;
  /** Where the portal is, without a slash at the end: what links begin with. */
  readonly origin: string;
}

/** A letter as a mail: subject, text and HTML in the language of the receiver, in the look of the brand. */
export function writeMail(letter: Letter, { language, brand, from, origin }: Writing): Mail {
  const { subject, ...parts } = partsOf(letter, language, brand, origin);
  return {
    messageId: `${letter.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}`,
    from,
    to: letter.to,
    subject,
    text: mailText(parts, brand),
    html: mailHtml(language, brand, parts),
    language: language.tag,
  };
}

function partsOf(
  letter: Letter,
  { say }: MailLanguage,
  brand: MailBrand,
  origin: string,
): MailParts & { subject: string } {
  const named = { brand: brand.name };
  const footer = say('footer', { service: brand.serviceLabel });
  switch (letter.kind) {
    case 'confirm-registration':
      return {
        subject: say('confirm.subject', named),
        title: say('confirm.title'),
        paragraphs: [say('confirm.text'), say('confirm.validity', { count: letter.hours })],
        action: { label: say('confirm.action'), href: origin + letter.path, copy: say('link.copy') },
        ignore: say('confirm.ignore'),
        footer,
      };
    case 'reset-code':
      return {
        subject: say('reset.subject', named),
        title: say('reset.title'),
        paragraphs: [say('reset.text'), say('reset.validity', { count: letter.minutes })],
        code: letter.code,
        ignore: say('reset.ignore'),
        footer,
      };
    case 'password-changed':
      return {
        subject: say('changed.subject', named),
        title: say('changed.title'),
        paragraphs: [say('changed.text')],
        action: { label: say('changed.action'), href: origin + letter.path, copy: say('link.copy') },
        ignore: say('changed.ignore'),
        footer,
      };
  }
}

/** The same for readers without HTML. */
function mailText({ title, paragraphs, code, action, ignore, footer }: MailParts, brand: MailBrand): string {
  return [
    brand.name,
    title,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.href}`]),
    ignore,
    `-- \n${footer}`,
  ].join('\n\n');
}
