import { mailHtml, type MailParts } from './mail-html.ts';
import type { MailLanguage } from './mail-language.ts';
import type { Mail, MailAddress, MailBrand, MailContent } from './ports.ts';

export interface Writing {
  readonly language: MailLanguage;
  readonly brand: MailBrand;
  readonly from: MailAddress;
  /** The portal's origin, without a slash at the end; links begin with it. */
  readonly origin: string;
}

/** Writes the subject, text and HTML of a mail in the recipient's language and the brand's look. */
export function writeMail(content: MailContent, { language, brand, from, origin }: Writing): Mail {
  const { subject, ...parts } = partsOf(content, language, brand, origin);
  return {
    messageId: `${content.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}`,
    from,
    to: content.to,
    subject,
    text: mailText(parts, brand),
    html: mailHtml(language, brand, parts),
    language: language.tag,
    attachments: content.kind === 'scheduled-export' && typeof content.file === 'object' ? [content.file] : [],
  };
}

function partsOf(
  content: MailContent,
  { say, date }: MailLanguage,
  brand: MailBrand,
  origin: string,
): MailParts & { subject: string } {
  const named = { brand: brand.name };
  const footer = say('footer', { service: brand.serviceLabel });
  switch (content.kind) {
    case 'confirm-registration':
      return {
        subject: say('confirm.subject', named),
        title: say('confirm.title'),
        paragraphs: [say('confirm.text'), say('confirm.validity', { count: content.hours })],
        action: { label: say('confirm.action'), href: origin + content.path, copy: say('link.copy') },
        ignore: say('confirm.ignore'),
        footer,
      };
    case 'reset-code':
      return {
        subject: say('reset.subject', named),
        title: say('reset.title'),
        paragraphs: [say('reset.text'), say('reset.validity', { count: content.minutes })],
        code: content.code,
        ignore: say('reset.ignore'),
        footer,
      };
    case 'invitation': {
      const business = { business: content.business };
      return {
        subject: say('invite.subject', { ...named, ...business }),
        title: say('invite.title'),
        paragraphs: [say(`invite.${content.role}`, business), say('invite.validity', { count: content.days })],
        action: { label: say('invite.action'), href: origin + content.path, copy: say('link.copy') },
        ignore: say('invite.ignore'),
        footer,
      };
    }
    case 'password-changed':
      return {
        subject: say('changed.subject', named),
        title: say('changed.title'),
        paragraphs: [say('changed.text')],
        action: { label: say('changed.action'), href: origin + content.path, copy: say('link.copy') },
        ignore: say('changed.ignore'),
        footer,
      };
    case 'outlet-invitation':
      return {
        subject: say('outlet.subject', named),
        title: say('outlet.title', { outlet: content.outlet }),
        paragraphs: [
          say('outlet.text', { inviter: content.inviter, outlet: content.outlet }),
          say(content.hasAccount ? 'outlet.log-in' : 'outlet.register'),
        ],
        action: {
          label: say(content.hasAccount ? 'outlet.action.log-in' : 'outlet.action.register'),
          href: origin + content.path,
          copy: say('link.copy'),
        },
        ignore: say('outlet.ignore'),
        footer,
      };
    case 'scheduled-export': {
      const { business, period, file } = content;
      const orders = { business, from: date(period.from), to: date(period.to) };
      return {
        subject: say('export.subject', orders),
        title: say('export.title', orders),
        paragraphs: [say(`export.${typeof file === 'object' ? 'attached' : file}`, orders)],
        action: { label: say('export.action'), href: origin + content.path, copy: say('link.copy') },
        ignore: say('export.why', orders),
        footer,
      };
    }
  }
}

/** The plain text of the mail. */
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
