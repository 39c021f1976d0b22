import type { OpeningHours } from '@riderbell/domain/outlets/opening-hours.ts';
import type { Kysely, Transaction } from 'kysely';
import type {
  NewOutlet,
  NewOutletWriting,
  OriginAddressChange,
  OutletChange,
  OutletWriting,
  StaffedVendor,
  VendorStore,
  VendorWriting,
} from '../../features/outlets/ports.ts';
import { addOutlet, addressColumns, changeOutlet, changeVendor } from './outlet-writes.ts';
import type { Schema } from './schema.ts';
import { staffedVendorOf, vendorRows } from './vendor-rows.ts';

/** Vendors and outlets with the people who work for them. */
export class PostgresVendorStore implements VendorStore {
  readonly #database: Kysely<Schema>;
  readonly #defaultPickUpMinutes: number;

  /** @param defaultPickUpMinutes for vendors without their own time */
  constructor(database: Kysely<Schema>, defaultPickUpMinutes: number) {
    this.#database = database;
    this.#defaultPickUpMinutes = defaultPickUpMinutes;
  }

  async find(vendorId: string): Promise<StaffedVendor | null> {
    const row = await vendorRows(this.#database).where('vendors.vendor_id', '=', vendorId).executeTakeFirst();
    return row ? this.#staffedOf(row) : null;
  }

  async ofMember(email: string): Promise<StaffedVendor[]> {
    const rows = await vendorRows(this.#database)
      .where((where) =>
        where.exists(
          where
            .selectFrom('vendor_team')
            .select('email')
            .where('email', '=', email)
            .where((member) =>
              member.or([
                member('vendor_team.vendor_id', '=', member.ref('vendors.vendor_id')),
                member('vendor_team.vendor_id', '=', member.ref('vendors.parent_vendor_id')),
              ]),
            ),
        ),
      )
      .orderBy('is_parent', 'desc')
      .orderBy('vendors.vendor_id')
      .execute();
    return rows.map(this.#staffedOf);
  }

  async saveOrigin(vendorId: string, change: OriginAddressChange, writing: VendorWriting): Promise<void> {
    await this.#write((transaction) => changeVendor(transaction, vendorId, addressColumns(change), writing));
  }

  async saveOpeningHours(vendorId: string, hours: OpeningHours | null, writing: VendorWriting): Promise<void> {
    const columns = { opening_hours: hours && JSON.stringify(hours) };
    await this.#write((transaction) => changeVendor(transaction, vendorId, columns, writing));
  }

  addOutlet(outlet: NewOutlet, writing: NewOutletWriting): Promise<'added' | 'id-taken'> {
    return this.#write((transaction) =>
      addOutlet(transaction, outlet, { ...writing, staffedVendorOf: this.#staffedOf }),
    );
  }

  changeOutlet(vendorId: string, change: OutletChange, writing: OutletWriting): Promise<void> {
    return this.#write((transaction) => changeOutlet(transaction, vendorId, change, writing));
  }

  #write<T>(change: (transaction: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.#database.transaction().execute(change);
  }

  readonly #staffedOf = (row: Parameters<typeof staffedVendorOf>[0]): StaffedVendor =>
    staffedVendorOf(row, this.#defaultPickUpMinutes);
}
