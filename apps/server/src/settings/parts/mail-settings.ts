import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';

export interface MailSettings {
  /** null: e-mails are stored in the database instead of sent. */
  smtpUrl: string | null;
  /** Whether /dev/mailbox shows stored e-mails: only without a mail server and never in production. */
  mailbox: boolean;
  /** null: no-reply at the portal's host, with the brand's name. */
  from: { name: string | null; address: string } | null;
}

export function readMailSettings(reader: SettingReader, environment: Environment): MailSettings {
  reader.part('Mail');
  const allowed =
    'an address like smtp://user:password@host:587 or smtps://host:465; required in prd, and in stg without MAILBOX=true';
  const smtpUrl = reader.secret({
    name: 'MAIL_SMTP_URL',
    meaning: 'the mail server; without it e-mails are stored instead of sent',
    check: isMailServer,
    allowed,
  });
  const wanted = reader.oneOf({
    name: 'MAILBOX',
    meaning: 'whether every visitor of /dev/mailbox sees stored e-mails, with their codes and links',
    choices: ['true', 'false'],
    fallback: reader.demo && environment === 'san' ? 'true' : 'false',
    usual: reader.demo
      ? 'false with MAIL_SMTP_URL, in stg and in prd'
      : 'with npm start true in san without MAIL_SMTP_URL',
  });
  if (wanted === 'true') reader.demoOnly('MAILBOX', 'false');
  if (reader.demo && wanted === 'true' && environment === 'prd') reader.fault('MAILBOX', 'false in prd');
  // An e-mail that is neither sent nor shown would be lost.
  const needed = environment === 'prd' || (environment === 'stg' && wanted === 'false');
  if (needed && !reader.has('MAIL_SMTP_URL')) reader.fault('MAIL_SMTP_URL', allowed);
  const from = reader.text({
    name: 'MAIL_FROM',
    meaning: 'the sender of e-mails',
    check: (value) => senderOf(value) !== null,
    allowed: 'an address, or a name and an address: Riderbell <no-reply@example.com>',
    fallback: null,
    usual: 'no-reply at the host of PUBLIC_URL, with the brand’s name',
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
