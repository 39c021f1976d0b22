import type { CallInput } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import type { AuditEntryOnTheWire } from '@riderbell/contract/shapes/audit-entry.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import { type AuditAction, type AuditKind, auditKinds, isAuditAction } from '@riderbell/domain/audit/audit-actions.ts';
import type { SealedEntry } from '@riderbell/domain/audit/audit-chain.ts';
import { listOfQuery, pageKeyAfter, placeOfPageKey } from '@riderbell/domain/lists/page-key.ts';
import { longestPeriodDays, rangeRefusal } from '@riderbell/domain/orders/history-period.ts';
import type { AuditNeeds, TrailQuery, TrailScope } from './ports.ts';
import type { TrailVerifier } from './verify-trail.ts';

const pageSize = 50;

type Query = CallInput<typeof calls.listAuditEntries>['query'];
export type TrailFilter = Omit<Query, 'pagination_key'>;

/** The entries of the vendor, or of its family at the head of one. */
export function listAuditEntries(needs: AuditNeeds): Handler<typeof calls.listAuditEntries> {
  return async ({ principal, params, query }) => {
    const selected = await selectEntries(needs, principal, params.id, query);
    if (!selected.ok) return selected;
    const list = listOfQuery(params.id, query, new Set(['pagination_key']));
    const place = query.pagination_key === undefined ? null : placeOfPageKey(needs.seal, query.pagination_key);
    if (query.pagination_key !== undefined && place === null) {
      return refused('request.invalid', { field: 'pagination_key' });
    }
    if (place !== null && place.list !== list) {
      return refused('audit.page-of-another-list', { field: 'pagination_key' });
    }
    await needs.trail.seal(selected.filter.familyId);
    const after = place && { at: place.at, entryId: Number(place.id) };
    const [found, actors] = await Promise.all([
      needs.trail.list({ ...selected.filter, after, limit: pageSize + 1 }),
      needs.trail.actors(selected.filter),
    ]);
    const page = found.slice(0, pageSize);
    const last = page.at(-1);
    return accepted({
      result: {
        data: page.map(entryOnTheWire),
        pagination_key:
          last && found.length > pageSize
            ? pageKeyAfter(needs.seal, { at: last.at, id: String(last.entryId), list })
            : null,
        actors,
      },
    });
  };
}

/** Whether the chain of the vendor's family is intact, and how many entries the caller can read. */
export function checkAuditTrail(needs: AuditNeeds, verifier: TrailVerifier): Handler<typeof calls.checkAuditTrail> {
  return async ({ principal, params }) => {
    const scope = await scopeFor(needs, principal, params.id);
    if (scope === null) return refused('vendor.not-found');
    const { broken, family, vendors } = await verifier.verify(scope.familyId);
    const { entries, since } =
      scope.vendorId === null ? family : (vendors.get(scope.vendorId) ?? { entries: 0, since: null });
    return accepted({
      result: { intact: broken === null, entries, since, broken_sequence: broken?.sequence ?? null },
    });
  };
}

/** What the caller may read: at the head of a family, whose owner has its outlets too, the family. */
async function scopeFor(
  { vendors }: Pick<AuditNeeds, 'vendors'>,
  principal: Principal,
  vendorId: string,
): Promise<TrailScope | null> {
  const vendor = await vendors.find(principal, vendorId, 'read-audit-trail');
  if (vendor === null) return null;
  const isHead = vendor.parent_vendor_id === null;
  return { familyId: vendor.parent_vendor_id ?? vendorId, vendorId: isHead ? null : vendorId };
}

/** The entries that a query selects. The list and its export ask here, so that they always show the same entries. */
export async function selectEntries(needs: AuditNeeds, principal: Principal, vendorId: string, filter: TrailFilter) {
  const scope = await scopeFor(needs, principal, vendorId);
  if (scope === null) return refused('vendor.not-found');
  const { from = null, to = null, who = null, what } = filter;
  const wrong = from && to && rangeRefusal(Date.parse(from), Date.parse(to), needs.timeZone);
  if (wrong === 'reversed') return refused('audit.period-reversed', { field: 'to' });
  if (wrong === 'too-long') {
    return refused('audit.period-too-long', { field: 'from', values: { maximum: longestPeriodDays } });
  }
  const actions = what === undefined ? null : actionsOf(what);
  const selected: Omit<TrailQuery, 'after' | 'limit'> = { ...scope, from, to, whoId: who, actions };
  return { ok: true, filter: selected } as const;
}

function actionsOf(what: AuditKind | AuditAction): readonly AuditAction[] {
  return isAuditAction(what) ? [what] : auditKinds[what];
}

function entryOnTheWire(entry: SealedEntry): AuditEntryOnTheWire {
  const { entryId, vendorId, at, who, from, what, subject, details, sequence, hash } = entry;
  return { entry_id: entryId, vendor_id: vendorId, at, who, from, what, subject, details, sequence, hash };
}
