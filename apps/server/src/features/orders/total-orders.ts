import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler } from '@riderbell/contract/handler.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { selectOrders } from './order-filter.ts';
import type { OrderNeeds } from './ports.ts';

/** Adds up the orders that the list would show with the same query (specification §7, Orders). */
export function totalOrders(needs: OrderNeeds): Handler<typeof calls.totalOrders> {
  const { currency } = needs.country;
  return async ({ principal, params, query }) => {
    const selected = await selectOrders(needs, { principal, vendorId: params.id, right: 'see-orders', query });
    if (!selected.ok) return selected;
    const totals = await needs.store.totals(selected.filter);
    return accepted({
      result: {
        orders: totals.orders,
        currency,
        delivery_fees: fromMinor(totals.fee, currency),
        cash_collected: fromMinor(totals.collected, currency),
        cash_paid_at_pickup: fromMinor(totals.paidAtPickup, currency),
      },
    });
  };
}
