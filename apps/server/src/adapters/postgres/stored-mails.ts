import type { Kysely, Selectable } from 'kysely';
import type { Mail, MailSender } from '../../features/mails/ports.ts';
import type { Mailbox, StoredAttachment, StoredMail } from '../../http/ports.ts';
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
    await this.#database.transaction().execute(async (transaction) => {
      const stored = await transaction
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
        .returning('mail_id')
        .executeTakeFirst();
      if (stored === undefined || mail.attachments.length === 0) return;
      await transaction
        .insertInto('kept_mail_attachments')
        .values(
          mail.attachments.map(({ name, contentType, content }, position) => ({
            mail_id: stored.mail_id,
            position,
            name,
            content_type: contentType,
            content,
          })),
        )
        .execute();
    });
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

  async attachmentsOf(id: string): Promise<StoredAttachment[]> {
    const rows = await this.#database
      .selectFrom('kept_mail_attachments')
      .select(['name', 'content_type', 'content'])
      .where('mail_id', '=', Number(id))
      .orderBy('position')
      .execute();
    return rows.map(({ name, content_type: contentType, content }) => ({ name, contentType, content }));
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
