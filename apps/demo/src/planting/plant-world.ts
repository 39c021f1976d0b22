import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import { hashPassword } from '@riderbell/server/adapters/identity/password-hash.ts';
import { entriesOf, rowOf } from '@riderbell/server/adapters/postgres/orders/order-rows.ts';
import type { Schema } from '@riderbell/server/adapters/postgres/schema.ts';
import { voucherRow } from '@riderbell/server/adapters/postgres/voucher-store.ts';
import { merchantFieldsOf } from '@riderbell/server/features/orders/merchant-fields.ts';
import type { OrderRecord } from '@riderbell/server/features/orders/ports.ts';
import type { World, WorldOrder, WorldVendor } from '@riderbell/worlds/world.ts';
import type { Kysely, Transaction } from 'kysely';
import { plantPromises } from './plant-promises.ts';

/**
 * Inserts a world into the database. Existing rows stay as they are, so planting again changes nothing and does not undo
 * what users have done since. @param now epoch milliseconds
 */
export async function plantWorld(
  database: Kysely<Schema>,
  world: World,
  country: CountryCode,
  now: number,
): Promise<void> {
  await plantVouchers(database, world, country, now);
  const existing = await database
    .selectFrom('accounts')
    .select('account_id')
    .where(
      'account_id',
      'in',
      world.accounts.map(({ id }) => id),
    )
    .execute();
  if (existing.length === world.accounts.length) return;
  // Hashing is slow, so it happens before the transaction.
  const accounts = await Promise.all(
    world.accounts.map(async ({ id, email, name, password }) => ({
      account_id: id,
      email,
      name,
      password_hash: await hashPassword(password),
      locale: 'en',
      created_at: new Date(now),
      disabled_at: null,
    })),
  );
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('accounts')
      .values(accounts)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await plantVendors(transaction, world, now);
    // Data of a release with fewer accounts keep the parameters that were set since.
    if (existing.length === 0) await plantParameters(transaction, world, country, now);
    await transaction
      .insertInto('riders')
      .values(
        world.riders.map(({ id, name, phone, vehicle }) => ({
          rider_id: id,
          name,
          phone_number: phone,
          latitude: null,
          longitude: null,
          vehicle,
          state: 'free',
          updated_at: new Date(now),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await plantOrders(transaction, world, now);
    await plantPromises(transaction, world, now);
  });
}

/** Runs on every start, so that data of a release without vouchers get them too. */
async function plantVouchers(
  database: Kysely<Schema>,
  { name, vouchers }: World,
  country: CountryCode,
  now: number,
): Promise<void> {
  if (vouchers.length === 0) return;
  const rows = vouchers.map(({ validUntil, ...voucher }) =>
    voucherRow(
      {
        ...voucher,
        maximumDiscount: null,
        minimumFee: 0,
        validFromMs: null,
        validUntilMs: validUntil === null ? null : Date.parse(validUntil),
        useLimit: null,
        useLimitPerVendor: null,
        vendorIds: [],
      },
      country,
      { name, at: new Date(now) },
    ),
  );
  await database
    .insertInto('vouchers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function plantParameters(
  transaction: Transaction<Schema>,
  { name, parameters }: World,
  country: CountryCode,
  now: number,
): Promise<void> {
  if (parameters.length === 0) return;
  const rows = parameters.map((one) => ({
    ...one,
    country,
    changed_by: name,
    changed_at: new Date(now).toISOString(),
  }));
  await transaction.insertInto('country_parameter_changes').values(rows).execute();
}

async function plantVendors(transaction: Transaction<Schema>, world: World, now: number): Promise<void> {
  await transaction
    .insertInto('vendors')
    .values(world.vendors.map((vendor) => vendorRow(vendor, now)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const accountOf = new Map(world.accounts.map(({ email, id }) => [email, id]));
  const owners = world.vendors.flatMap(({ id, owners: emails }) =>
    emails.map((email) => ({ vendor_id: id, email, account_id: accountOf.get(email) ?? null })),
  );
  await transaction
    .insertInto('vendor_owners')
    .values(owners)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const members = world.vendors.flatMap(({ id, members: people = [] }) =>
    people.map((member) => ({ vendor_id: id, ...member, added_at: new Date(now), added_by: null })),
  );
  if (members.length === 0) return;
  await transaction
    .insertInto('vendor_members')
    .values(members)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function vendorRow(vendor: WorldVendor, now: number) {
  const { location } = vendor;
  return {
    vendor_id: vendor.id,
    parent_vendor_id: vendor.parentId,
    client_vendor_id: vendor.id,
    is_parent: vendor.isParent,
    name: vendor.name,
    payment_methods: [...vendor.paymentMethods],
    estimation_pick_up_time: vendor.pickUpMinutes,
    currency: vendor.currency,
    phone: vendor.phone,
    address_text: location.addressText,
    latitude: location.coordinates?.latitude ?? null,
    longitude: location.coordinates?.longitude ?? null,
    city: location.city,
    country_code: location.countryCode,
    postal_code: location.postalCode,
    street: location.street,
    street_number: location.streetNumber,
    unit: location.unit,
    building: location.building,
    rider_instructions: location.riderInstructions,
    created_at: new Date(now),
    updated_at: new Date(now),
  };
}

async function plantOrders(transaction: Transaction<Schema>, world: World, now: number): Promise<void> {
  if (world.orders.length === 0) return;
  const vendors = new Map(world.vendors.map((vendor) => [vendor.id, vendor]));
  const orders = world.orders.map((order) => orderRecord(order, vendors.get(order.vendorId), world));
  await transaction
    .insertInto('orders')
    .values(orders.map((order) => ({ ...rowOf(order), version: order.version })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const entries = orders.flatMap(({ orderId, status_history: history }) =>
    entriesOf(history, null).map((entry, index) => ({ order_id: orderId, sequence: index + 1, ...entry })),
  );
  await transaction
    .insertInto('order_status_history')
    .values(entries)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Planted orders have no jobs, so this job adds their customers to the address book.
  const at = new Date(now);
  await transaction
    .insertInto('jobs')
    .values({
      name: 'learn-past-customers',
      unique_key: '',
      payload: JSON.stringify({ after: '' }),
      run_at: at,
      locked_until: null,
      last_error: null,
      created_at: at,
      finished_at: null,
      dead_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function orderRecord(order: WorldOrder, vendor: WorldVendor | undefined, world: World): OrderRecord {
  const [first] = order.history;
  const last = order.history.at(-1);
  if (!vendor?.location.coordinates || !first || !last)
    throw new Error(`The order ${order.id} of the world is incomplete`);
  const rider = world.riders.find(({ id }) => id === order.riderId);
  const { fee, customer } = order;
  return {
    orderId: order.id,
    vendorId: order.vendorId,
    familyId: vendor.parentId ?? vendor.id,
    version: order.history.length,
    revision: 1,
    fleetSequence: 0,
    createdBy: null,
    requestedBy: null,
    guestId: null,
    senderEmail: null,
    created_at: first.at,
    updated_at: last.at,
    status: last.status,
    status_history: order.history.map(({ at, ...entry }) => ({ ...entry, created_at: at })),
    preordered_for: null,
    customer: {
      name: customer.name,
      phoneNumber: customer.phone,
      address: customer.address,
      ...customer.coordinates,
      notes: customer.notes,
    },
    origin: {
      name: vendor.name,
      phoneNumber: vendor.phone,
      address: vendor.location.addressText,
      ...vendor.location.coordinates,
      notes: vendor.location.riderInstructions,
    },
    amount: order.amount,
    currency: vendor.currency,
    description: order.description,
    paymentMethod: order.paymentMethod,
    fee: { total: fee.base + fee.distance + fee.surcharge - fee.voucher, parts: fee },
    voucher: null,
    metres: order.distanceMetres,
    quoteId: '',
    rider: rider ? { id: rider.id, name: rider.name, phoneNumber: rider.phone, vehicle: rider.vehicle } : null,
    pickUpAt: null,
    dropOffAt: null,
    changeNote: null,
    promise: null,
    ...merchantFieldsOf({}),
    cancellation: last.status === 'CANCELLED' && last.reason ? { reason: last.reason, by: last.by } : null,
    proofs: [],
  };
}
