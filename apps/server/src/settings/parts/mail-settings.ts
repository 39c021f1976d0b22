import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';

export interface MailSettings {
  /** null keeps mails in the database, where the demo's mailbox shows them. */
  smtpUrl: string | null;
  /** null is no-reply at the host of the portal, in the brand's name. */
  from: { name: string | null; address: string } | null;
}

export function readMailSettings(reader: SettingReader, environment: Environment): MailSettings {
  reader.part('Mail');
  const allowed = 'an address like smtp://user:password@host:587 or smtps://host:465; required in prd';
  const smtpUrl = reader.secret({
    name: 'MAIL_SMTP_URL',
    meaning: 'the mail server; without it mails are kept and shown at /dev/mailbox',
    check: isMailServer,
    allowed,
  });
  if (environment === 'prd' && !reader.has('MAIL_SMTP_URL')) reader.fault('MAIL_SMTP_URL', allowed);
  const from = reader.text({
    name: 'MAIL_FROM',
    meaning: 'who mails come from',
    check: (value) => senderOf(value) !== null,
    allowed: 'an address, or a name and an address: Riderbell <no-reply@example.com>',
    fallback: null,
    usual: 'no-reply at the host of PUBLIC_URL, in the brand’s name',
  });
  return { smtpUrl, from: from === null ? null : senderOf(from) };
}

function isMailServer(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
}

function senderOf(value: string): MailSettings['from'] {
  const named = /^([^<>"\r\n]{1,100})<([^<>]+)>$/.exec(value);
  const address = foldedEmail(named?.[2] ?? value);
  return address === null ? null : { name: named?.[1]?.trim() || null, address };
}
