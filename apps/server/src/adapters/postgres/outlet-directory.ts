import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import type { Kysely } from 'kysely';
import type { OutletDirectory } from '../../features/accounts/ports.ts';
import type { Schema } from './schema.ts';

/** Outlets and their owners, for registrations. */
export class PostgresOutletDirectory implements OutletDirectory {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async ownersOf(outletId: string): Promise<{ email: string; linked: boolean }[] | null> {
    const rows = await this.#database
      .selectFrom('vendors')
      .leftJoin('vendor_owners', (join) =>
        join.on((owner) =>
          owner.or([
            owner('vendor_owners.vendor_id', '=', owner.ref('vendors.vendor_id')),
            owner('vendor_owners.vendor_id', '=', owner.ref('vendors.parent_vendor_id')),
          ]),
        ),
      )
      .select(['vendor_owners.email', 'vendor_owners.account_id'])
      .where('vendors.vendor_id', '=', outletId)
      // The placeholder of guests is no outlet.
      .where('vendors.vendor_id', '<>', guestVendorId)
      .execute();
    if (rows.length === 0) return null;
    return rows.flatMap(({ email, account_id }) => (email === null ? [] : [{ email, linked: account_id !== null }]));
  }
}
