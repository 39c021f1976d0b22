import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { serviceStatus } from '@riderbell/domain/outlets/service-hours.ts';
import { askDeliverability } from './ask-deliverability.ts';
import { collectionPointOf } from './collection-point.ts';
import type { QuoteNeeds } from './ports.ts';

/**
 * Whether a rider can bring an order there now (specification §7). The way begins at the stored collection point: a
 * `vendor_location` in the request changes nothing.
 */
export function validateDeliveryArea(needs: QuoteNeeds): Handler<typeof calls.validateDeliveryArea> {
  return async ({ principal, body }) => {
    const vendor = await needs.vendors.find(principal, body.vendor_id);
    if (vendor === null) return refused('vendor.not-found', { field: 'vendor_id' });
    const { status } = serviceStatus(needs.country.serviceHours, needs.now(), needs.country.timeZone);
    const { answer } = await askDeliverability(needs, collectionPointOf(vendor), body.location, status === 'OPEN');
    const verdict = answer.ok
      ? { status: 'DELIVERABLE' as const, reason: null }
      : { status: 'UNDELIVERABLE' as const, reason: answer.reason };
    return accepted({ result: verdict });
  };
}
