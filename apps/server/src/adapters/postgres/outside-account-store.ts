import { shownEmail } from '@riderbell/domain/accounts/email-address.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Account, OutsideAccounts, OutsideIdentity } from '../../features/accounts/ports.ts';
import { accountOf } from './account-store.ts';
import type { Schema } from './schema.ts';

/** Accounts by their identity at an outside provider. */
export class PostgresOutsideAccounts implements OutsideAccounts {
  readonly #database: Kysely<Schema>;
  readonly #locale: string;

  /** @param locale the language of e-mails to new accounts */
  constructor(database: Kysely<Schema>, locale: string) {
    this.#database = database;
    this.#locale = locale;
  }

  async find({ issuer, subject }: OutsideIdentity): Promise<Account | null> {
    const row = await this.#database
      .selectFrom('outside_identities')
      .innerJoin('accounts', 'accounts.account_id', 'outside_identities.account_id')
      .selectAll('accounts')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return row ? accountOf(row) : null;
  }

  async link(
    identity: OutsideIdentity,
    email: string,
    newAccountId: string,
    now: number,
  ): Promise<Account | 'taken' | 'unknown'> {
    return this.#database.transaction().execute(async (transaction) => {
      const account =
        (await findByEmail(transaction, email)) ??
        (await this.#addExpected(transaction, identity, email, newAccountId, now));
      if (account === null || account.disabled_at !== null) return 'unknown';
      const linked = await transaction
        .insertInto('outside_identities')
        .values({
          issuer: identity.issuer,
          subject: identity.subject,
          account_id: account.account_id,
          created_at: new Date(now),
        })
        // The account has another identity there, or this identity belongs to a disabled account.
        .onConflict((conflict) => conflict.doNothing())
        .returning('account_id')
        .executeTakeFirst();
      return linked ? accountOf(account) : 'taken';
    });
  }

  async #addExpected(
    transaction: Transaction<Schema>,
    identity: OutsideIdentity,
    email: string,
    accountId: string,
    now: number,
  ) {
    if (!(await isExpected(transaction, email, now))) return null;
    await transaction
      .insertInto('accounts')
      .values({
        account_id: accountId,
        email,
        shown_email: shownEmail(identity.email ?? email),
        name: identity.name ?? email,
        password_hash: null,
        locale: this.#locale,
        created_at: new Date(now),
        disabled_at: null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
    await transaction.updateTable('vendor_owners').set({ account_id: accountId }).where('email', '=', email).execute();
    return findByEmail(transaction, email);
  }
}

async function findByEmail(transaction: Transaction<Schema>, email: string) {
  const row = await transaction.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
  return row ?? null;
}

/** Whether the address belongs to a team, or is invited to one. */
async function isExpected(transaction: Transaction<Schema>, email: string, now: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('vendor_team')
    .select('email')
    .where('email', '=', email)
    .union(
      transaction
        .selectFrom('vendor_invitations')
        .select('email')
        .where('email', '=', email)
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', new Date(now).toISOString()),
    )
    .executeTakeFirst();
  return row !== undefined;
}
