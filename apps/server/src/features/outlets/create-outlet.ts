import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { modeOf } from '@riderbell/domain/access/principal.ts';
import { outletIdFault } from '@riderbell/domain/outlets/collection-point.ts';
import { foldedVendorId } from '@riderbell/domain/outlets/vendor-id.ts';
import { auditOfNewOutlet, auditOfOwner } from './audit-of-outlet.ts';
import { changeOf, faultsOf } from './check-collection-point.ts';
import { invitationsFor } from './invite-owners.ts';
import type { OutletNeeds } from './outlet-needs.ts';
import type { StaffedVendor } from './ports.ts';
import { vendorFor } from './vendor-access.ts';

const idCodes = {
  'validation.fill-outlet-id': 'outlet.id-missing',
  'validation.wrong-outlet-id': 'outlet.id-wrong',
  'validation.reserved-outlet-id': 'outlet.id-reserved',
} as const;

/** Adds a collection point (specification §7), for callers who manage the outlets of the parent. */
export function createOutlet(needs: OutletNeeds): Handler<typeof calls.createOutlet> {
  return async (asked) => {
    const { principal, body, once } = asked;
    const parent = await needs.access.find(principal, body.parent_vendor_id, 'manage-outlets');
    if (parent === null) return refused('vendor.not-found', { field: 'parent_vendor_id' });
    const flags = await needs.flags({ vendorId: parent.vendor_id, mode: modeOf(principal) });
    if (!flags['add-vendor-outlet']) return refused('outlet.not-offered');
    if (!parent.is_parent) return refused('outlet.parent-wrong', { field: 'parent_vendor_id' });
    const idFault = outletIdFault(body.client_vendor_id);
    const refusals = [
      ...(idFault === null ? [] : [{ code: idCodes[idFault], field: 'client_vendor_id' }]),
      ...faultsOf(needs, body),
    ];
    const id = foldedVendorId(body.client_vendor_id);
    if (refusals.length > 0 || id === null) return { ok: false, refusals };
    const taken = refused('outlet.id-taken', { field: 'client_vendor_id' });
    if (needs.reservedIds.has(id)) return taken;
    const change = changeOf(needs, body);
    const invitations = await invitationsFor(needs, {
      principal,
      vendorId: id,
      owners: change.owners ?? [],
      known: parent.vendor_information.owners,
    });
    if (!invitations.ok) return invitations;
    const outlet = { ...change, id, parentId: parent.vendor_id };
    const answerOf = (staffed: StaffedVendor) => ({ result: vendorFor(principal, staffed, 'see-vendor') });
    const outcome = await needs.store.addOutlet(outlet, {
      now: needs.now(),
      audit: auditOfNewOutlet(asked, change),
      auditOfOwner: auditOfOwner(asked),
      invitationOf: invitations.invitationOf,
      once,
      answerOf,
    });
    if (outcome === 'id-taken') return taken;
    needs.onJob();
    const added = await needs.access.find(principal, id, 'see-vendor');
    return added ? accepted({ result: added }) : refused('vendor.not-found');
  };
}
