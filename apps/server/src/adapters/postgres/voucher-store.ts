import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import type { NewVoucher } from '@riderbell/domain/vouchers/new-voucher.ts';
import { discountTypes } from '@riderbell/domain/vouchers/voucher.ts';
import type { Kysely, Selectable } from 'kysely';
import type { StoredUse, StoredVoucher, VoucherStore } from '../../features/vouchers/ports.ts';
import type { Schema } from './schema.ts';
import { isUniqueViolation } from './sql-errors.ts';
import type { VouchersTable } from './voucher-tables.ts';

/** The vouchers of a country. Their uses are written with the orders (order-statements.ts). */
export class PostgresVouchers implements VoucherStore {
  readonly #database: Kysely<Schema>;
  readonly #country: CountryCode;

  constructor(database: Kysely<Schema>, country: CountryCode) {
    this.#database = database;
    this.#country = country;
  }

  async find(code: string): Promise<StoredVoucher | null> {
    const row = await this.#ofCountry().where('code', '=', code).executeTakeFirst();
    return row ? keptOf(row) : null;
  }

  async list(): Promise<StoredVoucher[]> {
    const rows = await this.#ofCountry().orderBy('voucher_id', 'desc').execute();
    return rows.map(keptOf);
  }

  async usedBy(voucherId: number, familyId: string): Promise<number> {
    const row = await this.#database
      .selectFrom('voucher_family_counts')
      .select('used')
      .where('voucher_id', '=', voucherId)
      .where('family_id', '=', familyId)
      .executeTakeFirst();
    return row?.used ?? 0;
  }

  async add(
    voucher: NewVoucher,
    by: { readonly name: string; readonly at: Date },
  ): Promise<'added' | 'code-taken' | 'no-vendor'> {
    if (!(await this.#areThere(voucher.vendorIds))) return 'no-vendor';
    try {
      await this.#database
        .insertInto('vouchers')
        .values(voucherRow(voucher, this.#country, by))
        .execute();
      return 'added';
    } catch (error) {
      if (isUniqueViolation(error, 'vouchers_code')) return 'code-taken';
      throw error;
    }
  }

  async end(code: string, { name, at }: { readonly name: string; readonly at: Date }): Promise<void> {
    await this.#database
      .updateTable('vouchers')
      .set({ ended_by: name, ended_at: at })
      .where('country', '=', this.#country)
      .where('code', '=', code)
      .where('ended_at', 'is', null)
      .execute();
  }

  async uses(voucherId: number, limit: number): Promise<StoredUse[]> {
    return await this.#database
      .selectFrom('voucher_uses')
      .select(['order_id as orderId', 'vendor_id as vendorId', 'used_at as usedAt', 'returned_at as returnedAt'])
      .where('voucher_id', '=', voucherId)
      .orderBy('used_at', 'desc')
      .orderBy('order_id')
      .limit(limit)
      .execute();
  }

  #ofCountry() {
    return this.#database.selectFrom('vouchers').selectAll().where('country', '=', this.#country);
  }

  async #areThere(vendorIds: readonly string[]): Promise<boolean> {
    if (vendorIds.length === 0) return true;
    const rows = await this.#database
      .selectFrom('vendors')
      .select('vendor_id')
      .where('vendor_id', 'in', [...vendorIds])
      .execute();
    return rows.length === new Set(vendorIds).size;
  }
}

/** The row of a new voucher. */
export function voucherRow(
  voucher: NewVoucher,
  country: CountryCode,
  by: { readonly name: string; readonly at: Date },
) {
  return {
    country,
    code: voucher.code,
    type: voucher.type,
    amount: voucher.amount,
    maximum_discount_minor: voucher.maximumDiscount,
    minimum_fee_minor: voucher.minimumFee,
    valid_from: voucher.validFromMs === null ? null : new Date(voucher.validFromMs),
    valid_until: voucher.validUntilMs === null ? null : new Date(voucher.validUntilMs),
    use_limit: voucher.useLimit,
    use_limit_per_vendor: voucher.useLimitPerVendor,
    vendor_ids: [...voucher.vendorIds],
    created_by: by.name,
    created_at: by.at,
    ended_by: null,
    ended_at: null,
  };
}

function keptOf(row: Selectable<VouchersTable>): StoredVoucher {
  const type = discountTypes.find((known) => known === row.type);
  if (type === undefined) throw new Error(`voucher ${row.code} was written by a newer release: ${row.type}`);
  return {
    voucherId: row.voucher_id,
    code: row.code,
    type,
    amount: row.amount,
    maximumDiscount: row.maximum_discount_minor,
    minimumFee: row.minimum_fee_minor,
    validFromMs: row.valid_from === null ? null : Date.parse(row.valid_from),
    validUntilMs: row.valid_until === null ? null : Date.parse(row.valid_until),
    endedAtMs: row.ended_at === null ? null : Date.parse(row.ended_at),
    useLimit: row.use_limit,
    useLimitPerVendor: row.use_limit_per_vendor,
    vendorIds: row.vendor_ids,
    used: row.used,
    createdBy: row.created_by,
    createdAt: row.created_at,
    endedBy: row.ended_by,
  };
}
