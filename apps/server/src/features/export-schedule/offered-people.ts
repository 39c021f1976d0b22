import type { Principal } from '@riderbell/domain/access/principal.ts';
import { mayReceiveExports } from '@riderbell/domain/exports/export-recipients.ts';
import type { ScheduledVendor, ScheduleNeeds, StoredSchedule, TeamPerson } from './ports.ts';

/**
 * The people whom the caller can choose: those who may export the orders, by a role at the vendor or, if the caller manages that team too,
 * at its parent. Present recipients stay, so that an outlet's owner can save what the parent's owner has set.
 */
export async function offeredPeople(
  needs: Pick<ScheduleNeeds, 'store' | 'vendors'>,
  principal: Principal,
  { vendor_id: vendorId, parent_vendor_id: parentId }: ScheduledVendor,
  schedule: StoredSchedule | null,
): Promise<TeamPerson[]> {
  const managesParent =
    parentId !== null && (await needs.vendors.find(principal, parentId, 'schedule-exports')) !== null;
  const people = (await needs.store.people(vendorId)).filter(
    (person) =>
      mayReceiveExports(person.role) &&
      (person.vendorId === vendorId || managesParent || schedule?.recipients.includes(person.email)),
  );
  return [...new Map(people.map((person) => [person.email, person])).values()];
}
