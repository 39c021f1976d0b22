import type { Logger } from 'pino';
import { SmtpMail } from '../adapters/mail/smtp-mail.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresStoredMails } from '../adapters/postgres/stored-mails.ts';
import { openTexts } from '../adapters/texts/area-texts.ts';
import { createMailsFeature } from '../features/mails/feature.ts';
import type { Mailbox } from '../http/ports.ts';
import type { RecurringJob } from '../jobs/job-runner.ts';
import type { Settings } from '../settings/settings.ts';
import { pseudoMails } from './pseudo-texts.ts';
import { textsFolder } from './texts-folder.ts';

const hour = 60 * 60_000;
const storedFor = 7 * 24 * hour;

export interface MailParts {
  database: Database;
  settings: Pick<Settings, 'mail' | 'brands' | 'development'>;
  /** The portal's origin. */
  origin: () => string;
  now: () => number;
  log: Logger;
}

export interface Mails {
  mails: ReturnType<typeof createMailsFeature>['mails'];
  /** The stored e-mails; null if the settings do not show them. */
  mailbox: Mailbox | null;
  recurring: readonly RecurringJob[];
}

/** Composes how e-mails are written and sent. */
export function composeMails({ database, settings, origin, now, log }: MailParts): Mails {
  const { brand } = settings.brands;
  const { smtpUrl, from } = settings.mail;
  const stored = new PostgresStoredMails(database.kysely, now);
  const sender =
    smtpUrl === null
      ? stored
      : new SmtpMail({ url: smtpUrl }, (why) => log.warn({ why }, 'the mail server refused an e-mail for good'));
  const usual = (): string => `no-reply@${new URL(origin()).hostname.replaceAll(/[[\]]/g, '')}`;
  const written = openTexts(textsFolder, 'mails', (file, why) =>
    log.warn({ file, err: why }, 'e-mails are in English: the texts of a language are missing'),
  );
  const { mails } = createMailsFeature({
    sender,
    texts: settings.development.pseudoTexts ? pseudoMails(written) : written,
    onMissingText: (language, key) =>
      log.warn({ language, key }, 'a part of an e-mail is in English: a text is missing'),
    brand,
    from: () => ({ name: from?.name ?? brand.name, address: from?.address ?? usual() }),
    origin,
  });
  const sweep: RecurringJob = {
    name: 'sweep-kept-mails',
    everyMilliseconds: hour,
    run: async () => void (await stored.sweep(now() - storedFor)),
  };
  return {
    mails,
    mailbox: settings.mail.mailbox ? stored : null,
    recurring: [sweep],
  };
}
