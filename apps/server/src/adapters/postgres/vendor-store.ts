import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { sql, type Kysely } from 'kysely';
import type { OriginAddressChange, OwnedVendor, VendorStore } from '../../features/outlets/ports.ts';
import type { Schema, VendorRow } from './schema.ts';

type VendorWithOwners = VendorRow & { owners: string[]; parent_owners: string[] };

/** Vendors and outlets with their owners. */
export class PostgresVendorStore implements VendorStore {
  readonly #database: Kysely<Schema>;
  readonly #defaultPickUpMinutes: number;

  /** @param defaultPickUpMinutes for vendors without their own time */
  constructor(database: Kysely<Schema>, defaultPickUpMinutes: number) {
    this.#database = database;
    this.#defaultPickUpMinutes = defaultPickUpMinutes;
  }

  async find(vendorId: string): Promise<OwnedVendor | null> {
    const row = await this.#rows().where('vendors.vendor_id', '=', vendorId).executeTakeFirst();
    return row ? this.#ownedOf(row) : null;
  }

  async ownedBy(email: string): Promise<OwnedVendor[]> {
    const rows = await this.#rows()
      .where((where) =>
        where.exists(
          where
            .selectFrom('vendor_owners')
            .select('email')
            .where('email', '=', email)
            .where((owner) =>
              owner.or([
                owner('vendor_owners.vendor_id', '=', owner.ref('vendors.vendor_id')),
                owner('vendor_owners.vendor_id', '=', owner.ref('vendors.parent_vendor_id')),
              ]),
            ),
        ),
      )
      .orderBy('is_parent', 'desc')
      .orderBy('vendors.vendor_id')
      .execute();
    return rows.map((row) => this.#ownedOf(row));
  }

  async saveOrigin(vendorId: string, change: OriginAddressChange, now: number): Promise<void> {
    await this.#database
      .updateTable('vendors')
      .set({
        address_text: change.addressText,
        unit: change.unit,
        building: change.building,
        city: change.city,
        country_code: change.countryCode,
        postal_code: change.postalCode,
        street: change.street,
        rider_instructions: change.riderInstructions,
        latitude: change.latitude,
        longitude: change.longitude,
        updated_at: new Date(now),
      })
      .where('vendor_id', '=', vendorId)
      .execute();
  }

  #rows() {
    return this.#database
      .selectFrom('vendors')
      .selectAll('vendors')
      .select([
        sql<string[]>`array(select email from vendor_owners where vendor_owners.vendor_id = vendors.vendor_id
        order by email)`.as('owners'),
        sql<string[]>`array(select email from vendor_owners where vendor_owners.vendor_id = vendors.parent_vendor_id
        order by email)`.as('parent_owners'),
      ]);
  }

  #ownedOf(row: VendorWithOwners): OwnedVendor {
    return { vendor: this.#vendorOf(row), owners: row.owners, parentOwners: row.parent_owners };
  }

  #vendorOf(row: VendorWithOwners): Vendor {
    return {
      vendor_id: row.vendor_id,
      parent_vendor_id: row.parent_vendor_id,
      client_vendor_id: row.client_vendor_id,
      is_parent: row.is_parent,
      id: row.vendor_id,
      name: row.name,
      is_active: row.is_active,
      is_registered: row.is_registered,
      flags: { payment_methods: row.payment_methods },
      estimation_pick_up_time: row.estimation_pick_up_time ?? this.#defaultPickUpMinutes,
      vendor_information: {
        name: row.name,
        currency: row.currency,
        owners: row.owners,
        contact: { phone: row.phone ?? '' },
        location: {
          address_text: row.address_text ?? '',
          latitude: row.latitude,
          longitude: row.longitude,
          city: row.city ?? '',
          country_code: row.country_code ?? '',
          postal_code: row.postal_code ?? '',
          street: row.street ?? '',
          street_number: row.street_number ?? '',
          unit: row.unit ?? '',
          building: row.building ?? '',
          rider_instructions: row.rider_instructions ?? '',
        },
      },
    };
  }
}
