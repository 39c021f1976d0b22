import type { CallInput } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handlers, refused } from '@riderbell/contract/handler.ts';
import { toMinor } from '@riderbell/domain/countries/money.ts';
import { type NewVoucher, newVoucherFault } from '@riderbell/domain/vouchers/new-voucher.ts';
import { voucherCodeOf } from '@riderbell/domain/vouchers/voucher-code.ts';
import type { StoredVoucher, VoucherNeeds } from './ports.ts';
import { ruleAmount, voucherStateOf } from './voucher-on-the-wire.ts';

/** As many uses as an operator would read. */
const useLimit = 100;

/** The path of each field of the rules in the request. */
const paths: Readonly<Record<keyof NewVoucher, string>> = {
  code: 'code',
  type: 'type',
  amount: 'amount',
  maximumDiscount: 'maximum_discount',
  minimumFee: 'minimum_fee',
  validFromMs: 'valid_from',
  validUntilMs: 'valid_until',
  useLimit: 'use_limit',
  useLimitPerVendor: 'use_limit_per_vendor',
  vendorIds: 'vendors',
};

/** The operator's calls: list, add and end vouchers. */
export function operateVouchers(
  needs: VoucherNeeds,
): Pick<Handlers, 'listVouchers' | 'addVoucher' | 'endVoucher' | 'listVoucherUses'> {
  const { store, country, now } = needs;
  const find = async (typed: string): Promise<StoredVoucher | null> => {
    const code = voucherCodeOf(typed);
    return code === null ? null : await store.find(code);
  };
  return {
    listVouchers: async () => {
      const vouchers = (await store.list()).map((voucher) => voucherStateOf(voucher, country.currency));
      return accepted({ result: { country: country.code, currency: country.currency, vouchers } });
    },
    addVoucher: async ({ body }) => {
      const wanted = wantedVoucher(needs, body);
      const fault = newVoucherFault(wanted);
      if (fault)
        return refused('voucher.wrong-value', { field: paths[fault.field], values: { allowed: fault.allowed } });
      const outcome = await store.add(wanted, { name: body.created_by, at: new Date(now()) });
      if (outcome === 'code-taken') return refused('voucher.code-taken', { field: 'code' });
      if (outcome === 'no-vendor') {
        return refused('voucher.wrong-value', { field: 'vendors', values: { allowed: 'ids of vendors that exist' } });
      }
      const added = await store.find(wanted.code);
      if (added === null) throw new Error(`voucher ${wanted.code} vanished after it was added`);
      return accepted({ result: voucherStateOf(added, country.currency) });
    },
    endVoucher: async ({ params, body }) => {
      const found = await find(params.code);
      if (found === null) return refused('voucher.unknown');
      await store.end(found.code, { name: body.ended_by, at: new Date(now()) });
      return accepted({ result: voucherStateOf((await store.find(found.code)) ?? found, country.currency) });
    },
    listVoucherUses: async ({ params }) => {
      const found = await find(params.code);
      if (found === null) return refused('voucher.unknown');
      const uses = await store.uses(found.voucherId, useLimit);
      return accepted({
        result: uses.map(({ orderId, vendorId, usedAt, returnedAt }) => ({
          order_id: orderId,
          vendor_id: vendorId,
          used_at: usedAt,
          returned_at: returnedAt,
        })),
      });
    },
  };
}

function wantedVoucher({ country }: VoucherNeeds, body: CallInput<typeof calls.addVoucher>['body']): NewVoucher {
  const minor = (decimal: number): number => toMinor(decimal, country.currency) ?? Number.NaN;
  const { type, amount, maximum_discount: most = null, valid_from: from = null, valid_until: until = null } = body;
  return {
    code: voucherCodeOf(body.code) ?? body.code,
    type,
    amount: ruleAmount(type, amount, country.currency),
    maximumDiscount: most === null ? null : minor(most),
    minimumFee: minor(body.minimum_fee ?? 0),
    validFromMs: from === null ? null : Date.parse(from),
    validUntilMs: until === null ? null : Date.parse(until),
    useLimit: body.use_limit ?? null,
    useLimitPerVendor: body.use_limit_per_vendor ?? null,
    vendorIds: [...new Set(body.vendors)],
  };
}
