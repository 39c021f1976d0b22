import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { isOpen } from '@riderbell/domain/outlets/service-hours.ts';
import { askDeliverability } from './ask-deliverability.ts';
import type { QuoteNeeds } from './ports.ts';
import { requestedPoint } from './requested-point.ts';

/**
 * Whether a rider can deliver there now (specification §7). `requestedPoint` decides the origin; only guests send `vendor_location`. The
 * service hours do not apply to a change of an existing order.
 */
export function validateDeliveryArea(needs: QuoteNeeds): Handler<typeof calls.validateDeliveryArea> {
  return async ({ principal, body }) => {
    const requested = await requestedPoint(needs, principal, body, body.vendor_location);
    if (!requested.ok) return requested;
    const { location } = body;
    if (location === null) return refused('order.coordinates-missing', { field: 'location' });
    const { serviceHours, timeZone } = needs.country;
    const hours = { service: serviceHours, outlet: requested.point.openingHours };
    const open = body.order_id !== undefined || isOpen(hours, needs.now(), timeZone);
    const { answer } = await askDeliverability(needs, requested.point, location, open);
    const verdict = answer.ok
      ? { status: 'DELIVERABLE' as const, reason: null }
      : { status: 'UNDELIVERABLE' as const, reason: answer.reason };
    return accepted({ result: verdict });
  };
}
