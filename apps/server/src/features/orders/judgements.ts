import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import { judgeEdit, type OrderEdit } from './edit-order.ts';
import { judgeOrder } from './judge-order.ts';
import type { OrderNeeds, Vendors } from './ports.ts';

/** Judgements of many requests of one person. */
export interface Judgements {
  /** See `judgeOrder`. */
  judge(body: OrderRequest): ReturnType<typeof judgeOrder>;
  /** See `judgeEdit`. */
  judgeEdit(edit: Omit<OrderEdit, 'principal'>): ReturnType<typeof judgeEdit>;
}

/**
 * Judges many requests by what the vendors are now: each vendor is read once, so that thousands of requests take no thousands of
 * look-ups. It is for one short run, since a vendor that changes meanwhile is not read again.
 */
export function judgementsOf(needs: OrderNeeds, principal: Principal): Judgements {
  const own = { ...needs, vendors: readOnce(needs.vendors, principal) };
  return {
    judge: (body) => judgeOrder(own, { principal, body }),
    judgeEdit: (edit) => judgeEdit(own, { principal, ...edit }),
  };
}

function readOnce(vendors: Vendors, principal: Principal): Vendors {
  const found = new Map<string, ReturnType<Vendors['find']>>();
  return {
    find(_, vendorId, right) {
      const key = `${right} ${vendorId}`;
      const known = found.get(key) ?? vendors.find(principal, vendorId, right);
      found.set(key, known);
      return known;
    },
    may: (_, vendorId, right) => vendors.may(principal, vendorId, right),
    list: () => vendors.list(principal),
  };
}
