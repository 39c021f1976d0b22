import { sql, type Transaction, type Updateable } from 'kysely';
import type {
  NewOutlet,
  NewOutletWriting,
  OriginAddressChange,
  OutletChange,
  OutletWriting,
  StaffedVendor,
  VendorWriting,
} from '../../features/outlets/ports.ts';
import { addDueJob } from './added-job.ts';
import { addAuditEntry } from './audit/added-audit-entry.ts';
import type { Schema, VendorsTable } from './schema.ts';
import { storeOnce } from './stored-once.ts';
import { type staffedVendorOf, vendorRows } from './vendor-rows.ts';

/** Where the audit trail has the entries of a change. */
type AuditPlace = Parameters<typeof addAuditEntry>[2];

type Rows = Parameters<typeof staffedVendorOf>[0];

/** The address of a vendor as columns. */
export function addressColumns(change: OriginAddressChange) {
  return {
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
  };
}

function outletColumns({ name, phone, address, streetNumber, openingHours }: OutletChange) {
  return {
    name,
    phone,
    ...addressColumns(address),
    street_number: streetNumber,
    ...(openingHours === undefined ? {} : { opening_hours: openingHours && JSON.stringify(openingHours) }),
  };
}

/**
 * Adds an outlet with what its parent decides for all of them, its owners, their invitations and the idempotency key.
 * @throws KeyAlreadyUsed when another request stored the key meanwhile
 */
export async function addOutlet(
  transaction: Transaction<Schema>,
  outlet: NewOutlet,
  writing: NewOutletWriting & { staffedVendorOf(row: Rows): StaffedVendor },
): Promise<'added' | 'id-taken'> {
  const parent = await transaction
    .selectFrom('vendors')
    .select(['currency', 'payment_methods', 'estimation_pick_up_time'])
    .where('vendor_id', '=', outlet.parentId)
    .forShare()
    .executeTakeFirstOrThrow();
  const added = await transaction
    .insertInto('vendors')
    .values({
      ...parent,
      ...outletColumns(outlet),
      vendor_id: outlet.id,
      client_vendor_id: outlet.id,
      parent_vendor_id: outlet.parentId,
      is_parent: false,
      created_at: new Date(writing.now),
      updated_at: new Date(writing.now),
    })
    .onConflict((conflict) => conflict.column('vendor_id').doNothing())
    .returning('vendor_id')
    .executeTakeFirst();
  if (!added) return 'id-taken';
  const place = { vendorId: outlet.id, familyId: outlet.parentId, at: new Date(writing.now) };
  await setOwners(transaction, place, outlet.owners ?? [], writing);
  for (const entry of writing.audit) await addAuditEntry(transaction, entry, place);
  const { once } = writing;
  if (once === null) return 'added';
  const row = await vendorRows(transaction).where('vendors.vendor_id', '=', outlet.id).executeTakeFirstOrThrow();
  await storeOnce(transaction, once, writing.answerOf(writing.staffedVendorOf(row)), writing.now);
  return 'added';
}

/** Changes columns of a vendor, with the entries of the audit trail. @returns the place of further entries */
export async function changeVendor(
  transaction: Transaction<Schema>,
  vendorId: string,
  columns: Updateable<VendorsTable>,
  { now, audit }: VendorWriting,
): Promise<AuditPlace> {
  const at = new Date(now);
  // The update locks the row, so that of two changes at once each sees the owners of the other.
  const { parent_vendor_id: parentId } = await transaction
    .updateTable('vendors')
    .set({ ...columns, updated_at: at })
    .where('vendor_id', '=', vendorId)
    .returning('parent_vendor_id')
    .executeTakeFirstOrThrow();
  const place = { vendorId, familyId: parentId ?? vendorId, at };
  for (const entry of audit) await addAuditEntry(transaction, entry, place);
  return place;
}

/** Changes an outlet, its owners and the invitations of new ones together. */
export async function changeOutlet(
  transaction: Transaction<Schema>,
  vendorId: string,
  change: OutletChange,
  writing: OutletWriting,
): Promise<void> {
  const place = await changeVendor(transaction, vendorId, outletColumns(change), writing);
  if (change.owners !== null) await setOwners(transaction, place, change.owners, writing);
}

/** Replaces the owners, and adds the job that invites each new one. */
async function setOwners(
  transaction: Transaction<Schema>,
  place: AuditPlace,
  owners: readonly string[],
  { now, invitationOf, auditOfOwner }: OutletWriting,
): Promise<void> {
  const { vendorId } = place;
  const record = async (email: string, what: 'team.invited' | 'team.removed') => {
    const entry = auditOfOwner(email, what);
    if (entry) await addAuditEntry(transaction, entry, place);
  };
  let gone = transaction.deleteFrom('vendor_owners').where('vendor_id', '=', vendorId);
  if (owners.length > 0) gone = gone.where('email', 'not in', owners);
  for (const { email } of await gone.returning('email').execute()) await record(email, 'team.removed');
  for (const email of owners) {
    const added = await transaction
      .insertInto('vendor_owners')
      .values({
        vendor_id: vendorId,
        email,
        account_id: sql<string | null>`(select account_id from accounts where accounts.email = ${email})`,
      })
      .onConflict((conflict) => conflict.columns(['vendor_id', 'email']).doNothing())
      .returning('email')
      .executeTakeFirst();
    if (!added) continue;
    await record(email, 'team.invited');
    const job = invitationOf(email);
    if (job) await addDueJob(transaction, job, now);
  }
}
