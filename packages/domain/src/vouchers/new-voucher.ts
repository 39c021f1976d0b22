import type { Voucher } from './voucher.ts';
import { voucherCodeOf, voucherCodeShape } from './voucher-code.ts';

/** A voucher as the operator enters it. An amount with more digits than the currency is NaN. */
export type NewVoucher = Omit<Voucher, 'endedAtMs'>;

export interface NewVoucherFault {
  readonly field: keyof NewVoucher;
  /** The allowed values, in words for the operator. */
  readonly allowed: string;
}

const isCount = (value: number | null): boolean => value === null || (Number.isSafeInteger(value) && value >= 1);
const isMoney = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const rules: readonly (NewVoucherFault & { broken(voucher: NewVoucher): boolean })[] = [
  { field: 'code', allowed: voucherCodeShape, broken: ({ code }) => voucherCodeOf(code) !== code },
  {
    field: 'amount',
    allowed: 'whole percent from 1 to 100',
    broken: ({ type, amount }) => type === 'percent' && !(Number.isSafeInteger(amount) && amount >= 1 && amount <= 100),
  },
  {
    field: 'amount',
    allowed: 'an amount above 0 with at most the digits of the currency',
    broken: ({ type, amount }) => type === 'amount' && !(isMoney(amount) && amount > 0),
  },
  {
    field: 'amount',
    allowed: 'an amount with at most the digits of the currency',
    broken: ({ type, amount }) => type === 'fixed-fee' && !isMoney(amount),
  },
  {
    field: 'maximumDiscount',
    allowed:
      'an amount above 0 with at most the digits of the currency, and not with the type "amount", which is its own maximum',
    broken: ({ type, maximumDiscount: most }) => most !== null && (type === 'amount' || !isMoney(most) || most === 0),
  },
  {
    field: 'minimumFee',
    allowed: 'an amount with at most the digits of the currency',
    broken: ({ minimumFee }) => !isMoney(minimumFee),
  },
  {
    field: 'validUntilMs',
    allowed: 'an instant after the start',
    broken: ({ validFromMs: from, validUntilMs: until }) => from !== null && until !== null && until <= from,
  },
  { field: 'useLimit', allowed: 'a whole number of at least 1', broken: ({ useLimit }) => !isCount(useLimit) },
  {
    field: 'useLimitPerVendor',
    allowed: 'a whole number of at least 1',
    broken: ({ useLimitPerVendor }) => !isCount(useLimitPerVendor),
  },
];

/** The first fault of a voucher that the operator wants to add; null when it is valid. */
export function newVoucherFault(voucher: NewVoucher): NewVoucherFault | null {
  const found = rules.find(({ broken }) => broken(voucher));
  return found ? { field: found.field, allowed: found.allowed } : null;
}
