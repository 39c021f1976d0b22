import { invitationFault } from '@riderbell/domain/access/invitation.ts';
import type { Kysely } from 'kysely';
import type { InvitedPeople } from '../../features/accounts/ports.ts';
import type { InvitationTokens } from '../../features/team/ports.ts';
import { acceptIn, PostgresInvitationStore } from './invitation-store.ts';
import type { Schema } from './schema.ts';

/** Accounts of people who were invited to a team. */
export class PostgresInvitedPeople implements InvitedPeople {
  readonly #database: Kysely<Schema>;
  readonly #tokens: Pick<InvitationTokens, 'invitationOf'>;

  constructor(database: Kysely<Schema>, tokens: Pick<InvitationTokens, 'invitationOf'>) {
    this.#database = database;
    this.#tokens = tokens;
  }

  async faultOf(token: string, now: number): ReturnType<InvitedPeople['faultOf']> {
    return invitationFault(await this.#find(token), now);
  }

  async register(
    token: string,
    { id, name, passwordHash, locale }: Parameters<InvitedPeople['register']>[1],
    { now, from }: Parameters<InvitedPeople['register']>[2],
  ): ReturnType<InvitedPeople['register']> {
    const invitation = await this.#find(token);
    if (invitation === null) return 'invitation.invalid';
    const { email, shownEmail } = invitation;
    return this.#database
      .transaction()
      .execute(async (transaction) => {
        const added = await transaction
          .insertInto('accounts')
          .values({
            account_id: id,
            email,
            shown_email: shownEmail,
            name,
            password_hash: passwordHash,
            locale,
            created_at: new Date(now),
            disabled_at: null,
          })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('account_id')
          .executeTakeFirst();
        if (!added) throw new NotRegistered('taken');
        const accepted = await acceptIn(transaction, invitation.id, {
          email,
          now,
          trace: { who: { kind: 'merchant', id, name: email }, from },
        });
        if (accepted === 'other-account') throw new Error('the invitation of an address has another address');
        if (typeof accepted === 'string') throw new NotRegistered(accepted);
        await transaction.updateTable('vendor_owners').set({ account_id: id }).where('email', '=', email).execute();
        return { ...accepted, account: { id, email, shownEmail, name } };
      })
      .catch((error: unknown) => {
        if (error instanceof NotRegistered) return error.why;
        throw error;
      });
  }

  async #find(token: string) {
    const id = this.#tokens.invitationOf(token);
    return id === null ? null : new PostgresInvitationStore(this.#database).find(id);
  }
}

/** Undoes the transaction, so that an invitation that ended meanwhile leaves no account. */
class NotRegistered extends Error {
  readonly why: Extract<Awaited<ReturnType<InvitedPeople['register']>>, string>;

  constructor(why: NotRegistered['why']) {
    super(why);
    this.why = why;
  }
}
