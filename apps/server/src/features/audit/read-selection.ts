import type { Principal } from '@riderbell/domain/access/principal.ts';
import { type SealedEntry, startOfChain } from '@riderbell/domain/audit/audit-chain.ts';
import type { AuditNeeds } from './ports.ts';
import { selectEntries, type TrailFilter } from './read-trail.ts';

/** An entry with the hash of the entry before it in the chain, over which its own hash goes. */
export interface LinkedEntry extends SealedEntry {
  readonly previous: string;
}

interface Selection {
  readonly ok: true;
  readonly entries: {
    /** A page of the entries, newest first, after the given entry. */
    page(after: SealedEntry | null, limit: number): Promise<LinkedEntry[]>;
  };
}

export interface TrailRequest {
  readonly principal: Principal;
  readonly vendorId: string;
  readonly query: TrailFilter;
}

/** The entries that a query selects, to be read page by page. An entry that is written meanwhile is on no page. */
export async function readSelection(
  needs: AuditNeeds,
  { principal, vendorId, query }: TrailRequest,
): Promise<Selection | Extract<Awaited<ReturnType<typeof selectEntries>>, { ok: false }>> {
  const selected = await selectEntries(needs, principal, vendorId, query);
  if (!selected.ok) return selected;
  const { trail } = needs;
  const { familyId } = selected.filter;
  await trail.seal(familyId);
  return {
    ok: true,
    entries: {
      async page(after, limit) {
        const entries = await trail.list({ ...selected.filter, after, limit });
        const hashes = await trail.hashesAt(
          familyId,
          entries.map(({ sequence }) => sequence - 1),
        );
        return entries.map((entry) => ({ ...entry, previous: hashes.get(entry.sequence - 1) ?? startOfChain.hash }));
      },
    },
  };
}
