import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { TeamMember } from '@riderbell/domain/access/vendor-rights.ts';
import { type Expression, type Kysely, sql } from 'kysely';
import type { StaffedVendor } from '../../features/outlets/ports.ts';
import type { Schema, VendorRow } from './schema.ts';

type VendorWithTeam = VendorRow & { team: TeamMember[]; parent_team: TeamMember[] };

/** Selects vendors with the people who work for each, and those who work for its parent. */
export function vendorRows(database: Kysely<Schema>) {
  return database
    .selectFrom('vendors')
    .selectAll('vendors')
    .select([
      teamOf(sql.ref('vendors.vendor_id')).as('team'),
      teamOf(sql.ref('vendors.parent_vendor_id')).as('parent_team'),
    ]);
}

/** @param defaultPickUpMinutes for a vendor without its own time */
export function staffedVendorOf(row: VendorWithTeam, defaultPickUpMinutes: number): StaffedVendor {
  return { vendor: vendorOf(row, defaultPickUpMinutes), team: row.team, parentTeam: row.parent_team };
}

function vendorOf(row: VendorWithTeam, defaultPickUpMinutes: number): Vendor {
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
    estimation_pick_up_time: row.estimation_pick_up_time ?? defaultPickUpMinutes,
    opening_hours: row.opening_hours,
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

function teamOf(vendorId: Expression<string | null>) {
  return sql<
    TeamMember[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('email', email, 'role', role) order by email), '[]')
    from vendor_team where vendor_team.vendor_id = ${vendorId})`;
}
