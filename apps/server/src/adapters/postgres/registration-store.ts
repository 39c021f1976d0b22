import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AccountJob, NewVendor, Registration, RegistrationStore } from '../../features/accounts/ports.ts';
import type { RegistrationsTable } from './account-tables.ts';
import { addDueJob } from './added-job.ts';
import type { Schema } from './schema.ts';

type Row = Selectable<RegistrationsTable>;

/** Registrations that wait for their confirmation, and their confirmation. */
export class PostgresRegistrationStore implements RegistrationStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async add(registration: Registration, job: AccountJob): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('registrations')
        .values({
          registration_id: registration.id,
          email: registration.email,
          shown_email: registration.shownEmail,
          name: registration.name,
          password_hash: registration.passwordHash,
          locale: registration.locale,
          phone_number: registration.phone,
          vendor_name: registration.vendorName,
          outlet_id: registration.outletId,
          guest_id: registration.guestId,
          created_at: new Date(registration.createdAt),
          expires_at: new Date(registration.expiresAt),
          confirmed_at: null,
        })
        .execute();
      await addDueJob(transaction, job, registration.createdAt);
    });
  }

  async pending(email: string, now: number): Promise<Registration | null> {
    const row = await this.#database
      .selectFrom('registrations')
      .selectAll()
      .where('email', '=', email)
      .where('confirmed_at', 'is', null)
      .where('password_hash', 'is not', null)
      .where('expires_at', '>', new Date(now).toISOString())
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? registrationOf(row) : null;
  }

  async find(registrationId: string): Promise<Registration | null> {
    const row = await this.#database
      .selectFrom('registrations')
      .selectAll()
      .where('registration_id', '=', registrationId)
      .executeTakeFirst();
    return row ? registrationOf(row) : null;
  }

  async confirm(
    registrationId: string,
    made: Parameters<RegistrationStore['confirm']>[1],
  ): ReturnType<RegistrationStore['confirm']> {
    const at = new Date(made.now).toISOString();
    return this.#database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('registrations')
        .selectAll()
        .where('registration_id', '=', registrationId)
        // Of two simultaneous requests with the same link, the second one waits here and finds it used.
        .forUpdate()
        .executeTakeFirst();
      if (!row) return { ok: false, why: 'unknown' };
      if (row.confirmed_at !== null) return { ok: false, why: 'used' };
      if (row.expires_at <= at) return { ok: false, why: 'expired' };
      if (!(await addAccount(transaction, row, made.accountId, at))) return { ok: false, why: 'taken' };
      await transaction
        .updateTable('registrations')
        .set({ confirmed_at: at, password_hash: null })
        .where('registration_id', '=', registrationId)
        .execute();
      if (row.outlet_id === null) await addVendor(transaction, row, made.vendor, at);
      // Links the outlets that list the address as an owner.
      await transaction
        .updateTable('vendor_owners')
        .set({ account_id: made.accountId })
        .where('email', '=', row.email)
        .where('account_id', 'is', null)
        .execute();
      return { ok: true, registration: registrationOf(row) };
    });
  }

  async sweep(before: number): Promise<number> {
    const swept = await this.#database
      .deleteFrom('registrations')
      .where('expires_at', '<', new Date(before).toISOString())
      .executeTakeFirst();
    return Number(swept.numDeletedRows);
  }
}

/** Returns false if the address already has an account. */
async function addAccount(transaction: Transaction<Schema>, row: Row, accountId: string, at: string): Promise<boolean> {
  const added = await transaction
    .insertInto('accounts')
    .values({
      account_id: accountId,
      email: row.email,
      shown_email: row.shown_email,
      name: row.name,
      password_hash: row.password_hash,
      locale: row.locale,
      created_at: at,
      disabled_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Adds a vendor without an address, for which the request flow asks first (specification §4). */
async function addVendor(transaction: Transaction<Schema>, row: Row, vendor: NewVendor, at: string): Promise<void> {
  await transaction
    .insertInto('vendors')
    .values({
      vendor_id: vendor.id,
      parent_vendor_id: null,
      client_vendor_id: null,
      is_parent: true,
      name: row.vendor_name ?? row.name,
      payment_methods: [...vendor.paymentMethods],
      currency: vendor.currency,
      country_code: vendor.countryCode,
      phone: row.phone_number,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await transaction
    .insertInto('vendor_owners')
    .values({ vendor_id: vendor.id, email: row.email, account_id: null })
    .execute();
}

function registrationOf(row: Row): Registration {
  return {
    id: row.registration_id,
    email: row.email,
    shownEmail: row.shown_email,
    name: row.name,
    passwordHash: row.password_hash,
    locale: row.locale,
    phone: row.phone_number,
    vendorName: row.vendor_name,
    outletId: row.outlet_id,
    guestId: row.guest_id,
    createdAt: Date.parse(row.created_at),
    expiresAt: Date.parse(row.expires_at),
  };
}
