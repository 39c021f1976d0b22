import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { GuestJoins, Joining } from '../../features/guests/ports.ts';
import type { OrderRecord } from '../../features/orders/ports.ts';
import { originAddressFaults } from '@riderbell/domain/outlets/outlet-rules.ts';
import { splitAddress } from '@riderbell/domain/places/address.ts';
import { recordOf } from './orders/order-rows.ts';
import { OrderRows } from './orders/postgres-orders.ts';
import { fixedSql, inTransaction, type SqlPool, type SqlRunner } from './sql-pool.ts';

/** Turns a guest's order into one of the account, with its event. */
export type OwnerChange = (
  order: OrderRecord,
  joining: Joining,
) => { readonly order: OrderRecord; readonly event: Order };

// Locks the guest's row until the end. Of two simultaneous accounts the second one finds the guest joined. A new order of the guest
// locks the row too (order-statements.ts), so the order is either moved or not created.
const claim = fixedSql(`
  update guests set joined_by = $2, joined_at = $3 where guest_id = $1 and joined_at is null returning guest_id`);
const joinedBefore = fixedSql('select joined_by, joined_orders from guests where guest_id = $1');
const remember = fixedSql('update guests set joined_orders = $2 where guest_id = $1');

// Moves an order only if it is unchanged; one that the fleet has changed in the meantime is read again.
const move = fixedSql(`
  with moved as (
    update orders set vendor_id = $1, family_id = $2, created_by_account_id = $3, guest_id = null,
      version = orders.version + 1, updated_at = item.updated_at
    from jsonb_to_recordset($4::jsonb) as item(order_id text, version integer, updated_at timestamptz, payload jsonb)
    where orders.order_id = item.order_id and orders.version = item.version
    returning orders.order_id, orders.vendor_id, orders.family_id, item.payload
  )
  insert into outbox (vendor_id, family_id, order_id, kind, payload, created_at)
  select vendor_id, family_id, order_id, 'order_update', payload, $5::timestamptz from moved`);

// Does not replace an existing address.
const adoptAddress = fixedSql(`
  update vendors set address_text = $2, street = $2, unit = $3, building = $4, rider_instructions = $5, latitude = $6,
    longitude = $7, updated_at = $8
  where vendor_id = $1 and latitude is null and longitude is null`);

/** How many orders are moved at once; a guest rarely has more. */
const pageSize = 100;

/** Moves the orders of a guest to an account's vendor in one transaction, so that a crash moves none. */
export class PostgresGuestJoins implements GuestJoins {
  readonly #pool: SqlPool;
  readonly #withNewOwner: OwnerChange;
  readonly #onWritten: (vendorId: string) => void;

  /** @param onWritten called with the vendor after each joining, for listeners to its events and caches of its address */
  constructor(pool: SqlPool, withNewOwner: OwnerChange, onWritten: (vendorId: string) => void) {
    this.#pool = pool;
    this.#withNewOwner = withNewOwner;
    this.#onWritten = onWritten;
  }

  async join(joining: Joining): ReturnType<GuestJoins['join']> {
    const outcome = await inTransaction(this.#pool, async (client) => {
      const { guestId, accountId, now } = joining;
      const { rowCount } = await client.query(claim, [guestId, accountId, new Date(now)]);
      if (rowCount === 0) return earlier(client, guestId, accountId);
      const joined = await this.#moveAll(client, joining);
      await client.query(remember, [guestId, joined]);
      return { ok: true, joined } as const;
    });
    if (outcome.ok) this.#onWritten(joining.vendorId);
    return outcome;
  }

  async #moveAll(client: SqlRunner, joining: Joining): Promise<number> {
    const { guestId, accountId, vendorId, familyId, now } = joining;
    const store = new OrderRows(client);
    let joined = 0;
    // Moved orders no longer belong to the guest, so the next page is the first one again.
    for (;;) {
      const page = await store.listOrders({ scope: { guestId }, count: pageSize });
      const [newest] = page;
      if (newest === undefined) return joined;
      if (joined === 0) await takeAddress(client, recordOf(newest).origin, joining);
      const items = page.map((row) => {
        const { order, event } = this.#withNewOwner(recordOf(row), joining);
        return { order_id: row.order_id, version: row.version, updated_at: order.updated_at, payload: event };
      });
      const values = [vendorId, familyId, accountId, JSON.stringify(items), new Date(now)];
      joined += (await client.query(move, values)).rowCount;
    }
  }
}

/** Copies the collection point of the guest's last order to a vendor without an address (specification §4), so that it is not asked for again. */
async function takeAddress(client: SqlRunner, origin: OrderRecord['origin'], joining: Joining): Promise<void> {
  const { unit, building, text } = splitAddress(origin.address);
  const { latitude, longitude, notes } = origin;
  // An address that the merchant could not save is not copied.
  if (originAddressFaults({ latitude, longitude, notes, street_address: text }).length > 0) return;
  const at = new Date(joining.now);
  await client.query(adoptAddress, [joining.vendorId, text, unit, building, notes, latitude, longitude, at]);
}

/** The answer to an account that asks for a guest who was joined earlier. */
async function earlier(client: SqlRunner, guestId: string, accountId: string): ReturnType<GuestJoins['join']> {
  const { rows } = await client.query<{ joined_by: string | null; joined_orders: number }>(joinedBefore, [guestId]);
  const [guest] = rows;
  // Closed without an account: the guest asked to be forgotten.
  if (!guest || guest.joined_by === null) return { ok: false, why: 'unknown' };
  return guest.joined_by === accountId ? { ok: true, joined: guest.joined_orders } : { ok: false, why: 'taken' };
}
