import { expect, test } from 'vitest';
import { type NewVoucher, newVoucherFault } from './new-voucher.ts';

const good: NewVoucher = {
  code: 'WELCOME10',
  type: 'percent',
  amount: 10,
  maximumDiscount: null,
  minimumFee: 0,
  validFromMs: null,
  validUntilMs: null,
  useLimit: null,
  useLimitPerVendor: null,
  vendorIds: [],
};

const faultyField = (changes: Partial<NewVoucher>) => newVoucherFault({ ...good, ...changes })?.field ?? null;

test.each<Partial<NewVoucher>>([
  {},
  { amount: 100, maximumDiscount: 1, minimumFee: 1, useLimit: 1, useLimitPerVendor: 1, vendorIds: ['d001'] },
  { type: 'amount', amount: 1 },
  { type: 'fixed-fee', amount: 0, maximumDiscount: 5000 },
  { validFromMs: 1, validUntilMs: 2 },
])('a voucher is valid with %j', (changes) => {
  expect(faultyField(changes)).toBeNull();
});

test.each<[keyof NewVoucher, Partial<NewVoucher>]>([
  ['code', { code: 'welcome10' }],
  ['code', { code: 'AB' }],
  ['amount', { amount: 0 }],
  ['amount', { amount: 101 }],
  ['amount', { amount: 12.5 }],
  ['amount', { type: 'amount', amount: 0 }],
  ['amount', { type: 'amount', amount: Number.NaN }],
  ['amount', { type: 'fixed-fee', amount: -1 }],
  ['maximumDiscount', { maximumDiscount: 0 }],
  ['maximumDiscount', { type: 'amount', maximumDiscount: 10 }],
  ['minimumFee', { minimumFee: Number.NaN }],
  ['validUntilMs', { validFromMs: 2, validUntilMs: 2 }],
  ['useLimit', { useLimit: 0 }],
  ['useLimitPerVendor', { useLimitPerVendor: 1.5 }],
])('a voucher is refused for its %s: %j', (field, changes) => {
  expect(faultyField(changes)).toBe(field);
});
