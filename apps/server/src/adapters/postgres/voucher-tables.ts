import type { Generated } from 'kysely';
import type { Instant } from './column-types.ts';

/** Money is in minor units of the country's currency. Only the uses and the end change. */
export interface VouchersTable {
  voucher_id: Generated<number>;
  country: string;
  code: string;
  type: string;
  /** Percent, or minor units. */
  amount: number;
  maximum_discount_minor: number | null;
  minimum_fee_minor: number;
  valid_from: Instant | null;
  valid_until: Instant | null;
  use_limit: number | null;
  use_limit_per_vendor: number | null;
  vendor_ids: string[];
  /** How many orders use the voucher now. */
  used: Generated<number>;
  created_by: string;
  created_at: Instant;
  ended_by: string | null;
  ended_at: Instant | null;
}

/** Uses of a voucher with a limit per business, by the head of the family. */
export interface VoucherFamilyCountsTable {
  voucher_id: number;
  family_id: string;
  used: number;
  use_limit: number;
}

export interface VoucherUsesTable {
  order_id: string;
  voucher_id: number;
  vendor_id: string;
  family_id: string;
  used_at: Instant;
  returned_at: Instant | null;
}
