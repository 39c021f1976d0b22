import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const statements = [
  // By country, because amounts are minor units of its currency and a deployment may change its country and keep its
  // database. A code is never reused, so that an order's voucher code always refers to the same voucher.
  sql`create table vouchers (
    voucher_id bigint generated always as identity primary key,
    country text not null,
    code text not null check (code = upper(code)),
    type text not null,
    amount bigint not null check (amount >= 0),
    maximum_discount_minor bigint check (maximum_discount_minor > 0),
    minimum_fee_minor bigint not null check (minimum_fee_minor >= 0),
    valid_from timestamptz(3),
    valid_until timestamptz(3),
    use_limit integer check (use_limit > 0),
    use_limit_per_vendor integer check (use_limit_per_vendor > 0),
    vendor_ids text[] not null,
    used integer not null default 0 check (used >= 0),
    created_by text not null check (created_by <> ''),
    created_at timestamptz(3) not null,
    ended_by text,
    ended_at timestamptz(3),
    constraint vouchers_code unique (country, code),
    constraint vouchers_used_up check (used <= use_limit),
    check (valid_until > valid_from),
    check ((ended_by is null) = (ended_at is null))
  )`,
  // The limit is copied, so that the database itself refuses a use above it; vouchers never change.
  sql`create table voucher_family_counts (
    voucher_id bigint not null references vouchers,
    family_id text not null,
    used integer not null check (used >= 0),
    use_limit integer not null,
    primary key (voucher_id, family_id),
    constraint voucher_family_counts_used_up check (used <= use_limit)
  )`,
  sql`create table voucher_uses (
    order_id text collate "C" primary key references orders on delete cascade,
    voucher_id bigint not null references vouchers,
    vendor_id text not null,
    family_id text not null,
    used_at timestamptz(3) not null,
    returned_at timestamptz(3)
  )`,
  sql`create index voucher_uses_by_voucher on voucher_uses (voucher_id, used_at)`,
  // The voucher's terms when the order was created.
  sql`alter table orders add column voucher jsonb`,
];

/** Vouchers on the delivery fee and the orders that use them (specification §3, §5). */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
