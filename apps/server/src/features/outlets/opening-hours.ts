import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { modeOf } from '@riderbell/domain/access/principal.ts';
import { type OpeningHours, openingHoursFaults, tidyOpeningHours } from '@riderbell/domain/outlets/opening-hours.ts';
import { isEditableOutlet } from '@riderbell/domain/outlets/outlet-rules.ts';
import { auditOfHours } from './audit-of-outlet.ts';
import type { OutletNeeds } from './outlet-needs.ts';

/** When the vendor itself is open, with the service hours that limit it. */
export function getOpeningHours(needs: Pick<OutletNeeds, 'access' | 'country'>): Handler<typeof calls.getOpeningHours> {
  return async ({ principal, params }) => {
    const vendor = await needs.access.find(principal, params.id, 'see-vendor');
    return vendor ? accepted({ result: answerOf(needs, vendor.opening_hours) }) : refused('vendor.not-found');
  };
}

export function saveOpeningHours(needs: OutletNeeds): Handler<typeof calls.saveOpeningHours> {
  return async (asked) => {
    const { principal, params, body } = asked;
    const vendor = await needs.access.find(principal, params.id, 'manage-outlets');
    if (vendor === null) return refused('vendor.not-found');
    const flags = await needs.flags({ vendorId: vendor.vendor_id, mode: modeOf(principal) });
    if (!flags['edit-vendor-outlet']) return refused('outlet.not-offered');
    if (!isEditableOutlet(vendor.vendor_id)) return refused('outlet.locked');
    const [fault] = body.opening_hours === null ? [] : openingHoursFaults(body.opening_hours);
    if (fault) return refused(fault.key, { field: `opening_hours.${fault.field}` });
    const now = needs.now();
    const hours = body.opening_hours && tidyOpeningHours(body.opening_hours, now, needs.country.timeZone);
    await needs.store.saveOpeningHours(vendor.vendor_id, hours, {
      now,
      audit: auditOfHours(asked, vendor.opening_hours, hours),
    });
    return accepted({ result: answerOf(needs, hours) });
  };
}

function answerOf({ country }: Pick<OutletNeeds, 'country'>, hours: OpeningHours | null) {
  return {
    opening_hours: hours,
    service_hours: country.serviceHours,
    time_zone: country.timeZone,
  };
}
