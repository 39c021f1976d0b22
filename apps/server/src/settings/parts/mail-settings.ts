import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';

export interface MailSettings {
  /** null: mails are stored in the database instead of sent. */
  smtpUrl: string | null;
  /** Whether stored mails are shown at /dev/mailbox: only without a mail server, never in production. */
  mailbox: boolean;
  /** null is no-reply at the host of the portal, in the brand's name. */
  from: { name: string | null; address: string } | null;
}

export function readMailSettings(reader: SettingReader, environment: Environment): MailSettings {
  reader.part('Mail');
  const allowed =
    'an address like smtp://user:password@host:587 or smtps://host:465; required in prd, and in stg without MAILBOX=true';
  const smtpUrl = reader.secret({
    name: 'MAIL_SMTP_URL',
    meaning: 'the mail server; without it mails are stored and not sent',
    check: isMailServer,
    allowed,
  });
  const wanted = reader.oneOf({
    name: 'MAILBOX',
    meaning: 'shows stored mails, with their codes and links, to everybody who opens /dev/mailbox',
    choices: ['true', 'false'],
    fallback: reader.demo && environment === 'san' ? 'true' : 'false',
    usual: reader.demo
      ? 'false with MAIL_SMTP_URL, in stg and in prd'
      : 'with npm start true in san without MAIL_SMTP_URL',
  });
  if (wanted === 'true') reader.demoOnly('MAILBOX', 'false');
  if (reader.demo && wanted === 'true' && environment === 'prd') reader.fault('MAILBOX', 'false in prd');
  // A mail that is neither sent nor shown would be lost without a word.
  const needed = environment === 'prd' || (environment === 'stg' && wanted === 'false');
  if (needed && !reader.has('MAIL_SMTP_URL')) reader.fault('MAIL_SMTP_URL', allowed);
  const from = reader.text({
    name: 'MAIL_FROM',
    meaning: 'who mails come from',
    check: (value) => senderOf(value) !== null,
    allowed: 'an address, or a name and an address: Riderbell <no-reply@example.com>',
    fallback: null,
    usual: 'no-reply at the host of PUBLIC_URL, in the brand’s name',
  });
  return {
    smtpUrl,
    mailbox: wanted === 'true' && smtpUrl === null && environment !== 'prd',
    from: from === null ? null : senderOf(from),
  };
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
