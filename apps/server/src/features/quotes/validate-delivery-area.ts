import type { validateDeliveryArea } from '@riderbell/contract/calls/quotes/validate-delivery-area.ts';
import { type Handler, accepted, refused } from '@riderbell/contract/handler.ts';
import { serviceStatus } from '@riderbell/domain/outlets/service-hours.ts';
import { askDeliverability } from './ask-deliverability.ts';
import type { QuotePorts } from './ports.ts';

/**
 * Whether a rider can bring an order there now. The way begins at the stored collection point: a `vendor_location` in the
 * request changes nothing.
 */
export function validatesDeliveryArea(ports: QuotePorts): Handler<typeof validateDeliveryArea> {
  return async ({ principal, body }) => {
    const vendor = await ports.vendors.find(principal, body.vendor_id);
    if (vendor === null) return refused('vendor.not-found', { field: 'vendor_id' });
    const { country, clock } = ports;
    const { status } = serviceStatus(ports.serviceHours(), clock.now(), country.timeZone);
    const { answer } = await askDeliverability(ports, vendor.origin, body.location, status === 'OPEN');
    return accepted({
      result: answer.ok
        ? { status: 'DELIVERABLE' as const, reason: null }
        : { status: 'UNDELIVERABLE' as const, reason: answer.reason },
    });
  };
}
