/** A voucher on the delivery fee. `amount` is percent for 'percent', minor units for 'amount' (specification §3). */
export type Voucher = {
  readonly code: string;
  readonly type: 'percent' | 'amount';
  readonly amount: number;
  /** Epoch ms; null where there is no such end of its life. */
  readonly validFromMs: number | null;
  readonly validUntilMs: number | null;
};

export type VoucherRefusal = 'not-yet-valid' | 'expired';

/** Why a voucher cannot be used for an order at `orderTimeMs` (epoch ms), or null when it can (specification §5). */
export function voucherRefusal(
  { validFromMs, validUntilMs }: Pick<Voucher, 'validFromMs' | 'validUntilMs'>,
  orderTimeMs: number,
): VoucherRefusal | null {
  if (validFromMs !== null && orderTimeMs < validFromMs) return 'not-yet-valid';
  if (validUntilMs !== null && orderTimeMs >= validUntilMs) return 'expired';
  return null;
}

/** What the voucher takes off a fee: minor units, whole, never more than the fee and never below zero. */
export function voucherDiscount({ type, amount }: Pick<Voucher, 'type' | 'amount'>, fee: number): number {
  const discount = type === 'percent' ? Math.round((fee * amount) / 100) : amount;
  return Math.max(0, Math.min(fee, discount));
}
