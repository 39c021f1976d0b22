import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import type { TrackingPageSettings } from '@riderbell/contract/shapes/tracking-page.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { modeOf, type Principal } from '@riderbell/domain/access/principal.ts';
import { changedDetails } from '@riderbell/domain/audit/audit-details.ts';
import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import { callerTrace, type TracedRequest } from '@riderbell/domain/audit/caller-trace.ts';
import { type TrackingPage, defaultTrackingPage } from '@riderbell/domain/tracking/tracking-page.ts';
import type { TrackingNeeds, TrackingPageNeeds } from './ports.ts';

/** The settings of what the vendor's recipients see, for a principal who may change the vendor. */
export function getTrackingPage(needs: TrackingPageNeeds): Handler<typeof calls.getTrackingPage> {
  return async ({ principal, params }) => {
    const found = await findChangeable(needs, principal, params.id);
    if (!found.ok) return refused(found.code);
    const { vendor_id: vendorId, parent_vendor_id: parentId } = found.vendor;
    return accepted({ result: onTheWire(await pageOf(needs, vendorId, parentId ?? vendorId)) });
  };
}

export function saveTrackingPage(needs: TrackingPageNeeds): Handler<typeof calls.saveTrackingPage> {
  return async (asked) => {
    const { principal, params, body } = asked;
    const found = await findChangeable(needs, principal, params.id);
    if (!found.ok) return refused(found.code);
    const { vendor_id: vendorId, parent_vendor_id: parentId } = found.vendor;
    const familyId = parentId ?? vendorId;
    const page = { showRiderPhone: body.show_rider_phone, showMap: body.show_map, note: body.note };
    const audit = auditOfPage(asked, await pageOf(needs, vendorId, familyId), page);
    await needs.pages.save({ vendorId, familyId, page, audit }, needs.now());
    return accepted({ result: onTheWire(page) });
  };
}

function auditOfPage(asked: TracedRequest, before: TrackingPage, after: TrackingPage): AuditRecord | null {
  const trace = callerTrace(asked);
  const details = changedDetails(onTheWire(before), onTheWire(after));
  return trace && details && { ...trace, what: 'tracking-page.changed', subject: null, details };
}

/** What recipients of the order may see: the vendor's settings if the flag lets vendors decide, otherwise the default. */
export async function pageOfOrder(
  needs: Pick<TrackingNeeds, 'pages'>,
  order: { readonly vendorId: string; readonly familyId: string },
  isOffered: boolean,
): Promise<TrackingPage> {
  return isOffered ? pageOf(needs, order.vendorId, order.familyId) : defaultTrackingPage;
}

async function pageOf(
  { pages }: Pick<TrackingNeeds, 'pages'>,
  vendorId: string,
  familyId: string,
): Promise<TrackingPage> {
  return (await pages.find(vendorId, familyId)) ?? defaultTrackingPage;
}

type Found =
  | { readonly ok: true; readonly vendor: Vendor }
  | { readonly ok: false; readonly code: 'vendor.not-found' | 'tracking-page.not-offered' };

async function findChangeable(needs: TrackingPageNeeds, principal: Principal, vendorId: string): Promise<Found> {
  const vendor = await needs.vendors.find(principal, vendorId, 'change-vendor');
  if (vendor === null) return { ok: false, code: 'vendor.not-found' };
  const flags = await needs.flags({ vendorId, mode: modeOf(principal) });
  return flags['tracking-page-settings'] ? { ok: true, vendor } : { ok: false, code: 'tracking-page.not-offered' };
}

function onTheWire({ showRiderPhone, showMap, note }: TrackingPage): TrackingPageSettings {
  return { show_rider_phone: showRiderPhone, show_map: showMap, note };
}
