import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { TeamMember } from '@riderbell/domain/access/vendor-rights.ts';
import { type Expression, sql, type Kysely } from 'kysely';
import type { OriginAddressChange, StaffedVendor, VendorStore } from '../../features/outlets/ports.ts';
import type { Schema, VendorRow } from './schema.ts';

type VendorWithTeam = VendorRow & { team: TeamMember[]; parent_team: TeamMember[] };

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
    const row = await this.#rows().where('vendors.vendor_id', '=', vendorId).executeTakeFirst();
    return row ? this.#staffedOf(row) : null;
  }

  async ofMember(email: string): Promise<StaffedVendor[]> {
    const rows = await this.#rows()
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
    return rows.map((row) => this.#staffedOf(row));
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
        teamOf(sql.ref('vendors.vendor_id')).as('team'),
        teamOf(sql.ref('vendors.parent_vendor_id')).as('parent_team'),
      ]);
  }

  #staffedOf(row: VendorWithTeam): StaffedVendor {
    return { vendor: this.#vendorOf(row), team: row.team, parentTeam: row.parent_team };
  }

  #vendorOf(row: VendorWithTeam): Vendor {
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
        owners: row.team.filter(({ role }) => role === 'owner').map(({ email }) => email),
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

function teamOf(vendorId: Expression<string | null>) {
  return sql<
    TeamMember[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('email', email, 'role', role) order by email), '[]')
    from vendor_team where vendor_team.vendor_id = ${vendorId})`;
}
