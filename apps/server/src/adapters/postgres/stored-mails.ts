import type { Kysely, Selectable } from 'kysely';
import type { Mail, MailSender } from '../../features/mails/ports.ts';
import type { StoredMail, Mailbox } from '../../http/ports.ts';
import type { StoredMailsTable } from './account-tables.ts';
import type { Schema } from './schema.ts';

/** Stores e-mails instead of sending them; the demo's mailbox shows them (docs/accounts.md). */
export class PostgresStoredMails implements MailSender, Mailbox {
  readonly #database: Kysely<Schema>;
  readonly #now: () => number;

  constructor(database: Kysely<Schema>, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async sendMail(mail: Mail): Promise<void> {
    await this.#database
      .insertInto('kept_mails')
      .values({
        message_id: mail.messageId,
        sender: `${mail.from.name} <${mail.from.address}>`,
        recipient: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        language: mail.language,
        created_at: new Date(this.#now()),
      })
      .onConflict((conflict) => conflict.column('message_id').doNothing())
      .execute();
  }

  async newest(limit: number): Promise<StoredMail[]> {
    const rows = await this.#database
      .selectFrom('kept_mails')
      .selectAll()
      .orderBy('mail_id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(keptMailOf);
  }

  async find(id: string): Promise<StoredMail | null> {
    const row = await this.#database
      .selectFrom('kept_mails')
      .selectAll()
      .where('mail_id', '=', Number(id))
      .executeTakeFirst();
    return row ? keptMailOf(row) : null;
  }

  async sweep(before: number): Promise<number> {
    const swept = await this.#database
      .deleteFrom('kept_mails')
      .where('created_at', '<', new Date(before).toISOString())
      .executeTakeFirst();
    return Number(swept.numDeletedRows);
  }
}

function keptMailOf(row: Selectable<StoredMailsTable>): StoredMail {
  return {
    id: String(row.mail_id),
    from: row.sender,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    sentAt: row.created_at,
  };
}
