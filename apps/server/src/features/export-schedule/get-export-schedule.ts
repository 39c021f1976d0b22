import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { offeredPeople } from './offered-people.ts';
import type { ScheduleNeeds } from './ports.ts';
import { scheduleOfVendor } from './schedule-on-the-wire.ts';

/** How the orders of the vendor are mailed, and to whom they can be. */
export function getExportSchedule(needs: ScheduleNeeds): Handler<typeof calls.getExportSchedule> {
  return async ({ principal, params }) => {
    const vendor = await needs.vendors.find(principal, params.id, 'schedule-exports');
    if (vendor === null) return refused('vendor.not-found');
    const schedule = await needs.store.find(vendor.vendor_id);
    const people = await offeredPeople(needs, principal, vendor, schedule);
    return accepted({ result: scheduleOfVendor(schedule, people, principal, needs.country.timeZone) });
  };
}
