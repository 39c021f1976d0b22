import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { modeOf } from '@riderbell/domain/access/principal.ts';
import { isEditableOutlet } from '@riderbell/domain/outlets/outlet-rules.ts';
import { auditOfOutlet, auditOfOwner } from './audit-of-outlet.ts';
import { changeOf, faultsOf } from './check-collection-point.ts';
import { invitationsFor } from './invite-owners.ts';
import type { OutletNeeds } from './outlet-needs.ts';

/** Changes a collection point (specification §7), for callers who manage the outlets of its parent. */
export function updateOutlet(needs: OutletNeeds): Handler<typeof calls.updateOutlet> {
  return async (asked) => {
    const { principal, params, body } = asked;
    const outlet = await needs.access.find(principal, params.id, 'see-vendor');
    const parentId = outlet?.parent_vendor_id ?? null;
    const parent = parentId === null ? null : await needs.access.find(principal, parentId, 'manage-outlets');
    if (outlet === null || parent === null) return refused('vendor.not-found');
    const flags = await needs.flags({ vendorId: outlet.vendor_id, mode: modeOf(principal) });
    if (!flags['edit-vendor-outlet']) return refused('outlet.not-offered');
    if (!isEditableOutlet(outlet.vendor_id)) return refused('outlet.locked');
    const { client_vendor_id: clientId = outlet.vendor_id, parent_vendor_id: sentParent = parent.vendor_id } = body;
    if (![outlet.vendor_id, outlet.client_vendor_id].includes(clientId)) {
      return refused('outlet.fixed', { field: 'client_vendor_id' });
    }
    if (sentParent !== parent.vendor_id) return refused('outlet.fixed', { field: 'parent_vendor_id' });
    const refusals = faultsOf(needs, body);
    if (refusals.length > 0) return { ok: false, refusals };
    const change = changeOf(needs, body);
    const present = [...outlet.vendor_information.owners, ...parent.vendor_information.owners];
    const owners = change.owners ?? [];
    const invitations = await invitationsFor(needs, { principal, vendorId: outlet.vendor_id, owners, known: present });
    if (!invitations.ok) return invitations;
    await needs.store.changeOutlet(outlet.vendor_id, change, {
      now: needs.now(),
      audit: auditOfOutlet(asked, outlet, change),
      auditOfOwner: auditOfOwner(asked),
      invitationOf: invitations.invitationOf,
    });
    needs.onJob();
    for (const email of removedOwners(outlet, change.owners)) needs.announceAccess(email);
    const changed = await needs.access.find(principal, outlet.vendor_id, 'see-vendor');
    return changed ? accepted({ result: changed }) : refused('vendor.not-found');
  };
}

function removedOwners(
  { vendor_information: { owners } }: Vendor,
  remaining: readonly string[] | null | undefined,
): string[] {
  return remaining ? owners.filter((email) => !remaining.includes(email)) : [];
}
