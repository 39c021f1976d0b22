import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type {
  ScheduledMail,
  ScheduledMailJob,
  ScheduleStore,
  StoredSchedule,
  TeamPerson,
} from '../../../features/export-schedule/ports.ts';
import { addDueJob } from '../added-job.ts';
import { addAuditEntry } from '../audit/added-audit-entry.ts';
import type { Schema } from '../schema.ts';
import type { ExportSchedulesTable } from './export-tables.ts';

type Row = Selectable<ExportSchedulesTable>;

/** How the orders of vendors are mailed, and the mails of each period. */
export class PostgresExportSchedules implements ScheduleStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async find(vendorId: string): Promise<StoredSchedule | null> {
    return findIn(this.#database, vendorId);
  }

  async people(vendorId: string): Promise<TeamPerson[]> {
    const rows = await this.#database
      .selectFrom('vendors')
      .innerJoin('vendor_team', (join) =>
        join.on((on) =>
          on.or([
            on('vendor_team.vendor_id', '=', on.ref('vendors.vendor_id')),
            on('vendor_team.vendor_id', '=', on.ref('vendors.parent_vendor_id')),
          ]),
        ),
      )
      .innerJoin('accounts', 'accounts.email', 'vendor_team.email')
      .select(['vendor_team.vendor_id', 'vendor_team.email', 'role', 'account_id', 'accounts.name', 'shown_email'])
      .where('vendors.vendor_id', '=', vendorId)
      .where('disabled_at', 'is', null)
      .orderBy('vendor_team.email')
      .execute();
    return rows.map((row) => ({
      email: row.email,
      shownEmail: row.shown_email ?? row.email,
      name: row.name,
      accountId: row.account_id,
      role: row.role,
      vendorId: row.vendor_id,
    }));
  }

  async save(vendorId: string, now: number, change: Parameters<ScheduleStore['save']>[2]): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      // Simultaneous changes are made one after the other, also of a vendor without a schedule.
      const familyId = await familyOf(transaction, vendorId);
      const { schedule, audit } = change(await findIn(transaction, vendorId));
      if (schedule === null) {
        await transaction.deleteFrom('export_schedules').where('vendor_id', '=', vendorId).execute();
      } else {
        const row = { ...rowOf(schedule), updated_at: new Date(now) };
        await transaction
          .insertInto('export_schedules')
          .values({ vendor_id: vendorId, ...row })
          .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet(row))
          .execute();
      }
      if (audit) await addAuditEntry(transaction, audit, { familyId, vendorId, at: new Date(now) });
    });
  }

  async takeDue(
    now: number,
    plan: Parameters<ScheduleStore['takeDue']>[1],
    { newId, runAt }: Parameters<ScheduleStore['takeDue']>[2],
  ): Promise<number | null> {
    return this.#database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('export_schedules')
        .selectAll()
        .where('next_at', '<=', new Date(now).toISOString())
        .orderBy('next_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (row === undefined) return null;
      const { period, nextAt } = plan(scheduleOf(row));
      let added = 0;
      for (const recipient of period === null ? [] : row.recipients) {
        const mail = await transaction
          .insertInto('scheduled_exports')
          .values({
            vendor_id: row.vendor_id,
            period_from: period?.from ?? '',
            period_to: period?.to ?? '',
            recipient,
            mail_id: newId(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('mail_id')
          .executeTakeFirst();
        if (mail === undefined) continue;
        await addDueJob(transaction, jobOf(mail.mail_id), now, runAt(added));
        added += 1;
      }
      await transaction
        .updateTable('export_schedules')
        .set({ next_at: new Date(nextAt) })
        .where('vendor_id', '=', row.vendor_id)
        .execute();
      return added;
    });
  }

  async mail(mailId: string): Promise<ScheduledMail | null> {
    const row = await this.#database
      .selectFrom('scheduled_exports')
      .selectAll()
      .where('mail_id', '=', mailId)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { vendor_id: vendorId, period_from: from, period_to: to, recipient } = row;
    return { vendorId, period: { from, to }, recipient, isEnded: row.ended_at !== null };
  }

  async claim(mailId: string): Promise<boolean> {
    const claimed = await this.#database
      .updateTable('scheduled_exports')
      // By the database's clock, as the leases of jobs. Longer than a mail server takes.
      .set({ sending_until: sql<string>`now() + interval '5 minutes'` })
      .where('mail_id', '=', mailId)
      .where('ended_at', 'is', null)
      .where((where) =>
        where.or([where('sending_until', 'is', null), where('sending_until', '<=', sql<string>`now()`)]),
      )
      .returning('mail_id')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  async release(mailId: string): Promise<void> {
    await this.#database
      .updateTable('scheduled_exports')
      .set({ sending_until: null })
      .where('mail_id', '=', mailId)
      .execute();
  }

  async postpone(mailId: string, now: number, runAt: number): Promise<void> {
    await addDueJob(this.#database, jobOf(mailId), now, runAt);
  }

  async end(mailId: string, now: number, audit: AuditRecord | null): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      const ended = await transaction
        .updateTable('scheduled_exports')
        .set({ ended_at: new Date(now) })
        .where('mail_id', '=', mailId)
        .where('ended_at', 'is', null)
        .returning('vendor_id')
        .executeTakeFirst();
      if (ended === undefined || audit === null) return;
      const { vendor_id: vendorId } = ended;
      const familyId = await familyOf(transaction, vendorId);
      await addAuditEntry(transaction, audit, { familyId, vendorId, at: new Date(now) });
    });
  }

  async sweep(before: string): Promise<void> {
    await this.#database.deleteFrom('scheduled_exports').where('period_to', '<', before).execute();
  }
}

function jobOf(mailId: string): ScheduledMailJob {
  return { name: 'mail-scheduled-export', payload: { mailId } };
}

/** The head of the vendor's family; the vendor stays locked until the end of the transaction. */
async function familyOf(transaction: Transaction<Schema>, vendorId: string): Promise<string> {
  const { parent_vendor_id: parentId } = await transaction
    .selectFrom('vendors')
    .select('parent_vendor_id')
    .where('vendor_id', '=', vendorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return parentId ?? vendorId;
}

async function findIn(database: Kysely<Schema>, vendorId: string): Promise<StoredSchedule | null> {
  const row = await database
    .selectFrom('export_schedules')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return row === undefined ? null : scheduleOf(row);
}

function scheduleOf(row: Row): StoredSchedule {
  const { frequency, format, language, include_outlets: includeOutlets, recipients, next_at: nextAt } = row;
  return { frequency, format, language, includeOutlets, recipients, nextAt: Date.parse(nextAt) };
}

function rowOf({ frequency, format, language, includeOutlets, recipients, nextAt }: StoredSchedule) {
  return {
    frequency,
    format,
    language,
    include_outlets: includeOutlets,
    recipients: [...recipients],
    next_at: new Date(nextAt),
  };
}
