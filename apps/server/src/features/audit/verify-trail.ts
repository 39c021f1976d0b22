import {
  type ChainEnd,
  type SealedEntry,
  startOfChain,
  verifyAuditChain,
} from '@riderbell/domain/audit/audit-chain.ts';
import { LRUCache } from 'lru-cache';
import type { AuditNeeds } from './ports.ts';

/** How many entries of a vendor there are, and when the first was written. */
export interface TrailExtent {
  readonly entries: number;
  readonly since: string | null;
}

/** A chain, or the part of it that was checked: its end and what it has of each vendor. */
interface CheckedPart {
  end: ChainEnd;
  readonly family: TrailExtent;
  readonly vendors: ReadonlyMap<string, TrailExtent>;
}

export type TrailVerdict = Pick<CheckedPart, 'family' | 'vendors'> & {
  /** The first entry that was changed, removed or added; null if the chain is intact. */
  readonly broken: { readonly sequence: number; readonly entryId: number | null } | null;
};

const readAtOnce = 1000;
/** After this time, entries that were checked are checked again. */
const trustedMs = 10 * 60_000;
const maxFamilies = 1000;

/**
 * Checks the chains of families, entry by entry. What was checked within the last minutes is not read again, so that a page which is
 * opened often costs only its new entries.
 */
export class TrailVerifier {
  readonly #needs: Pick<AuditNeeds, 'trail' | 'sha256' | 'onBroken'>;
  readonly #checked: LRUCache<string, CheckedPart>;
  readonly #running = new Map<string, Promise<TrailVerdict>>();

  constructor(needs: Pick<AuditNeeds, 'trail' | 'sha256' | 'now' | 'onBroken'>) {
    this.#needs = needs;
    this.#checked = new LRUCache({
      max: maxFamilies,
      ttl: trustedMs,
      // A part that was continued is as old as its beginning.
      noUpdateTTL: true,
      ttlResolution: 0,
      perf: { now: () => needs.now() },
    });
  }

  /** Includes all entries that are committed now. Simultaneous callers share one check. */
  verify(familyId: string): Promise<TrailVerdict> {
    const running = this.#running.get(familyId) ?? this.#verify(familyId);
    this.#running.set(familyId, running);
    const ended = (): void => void this.#running.delete(familyId);
    running.then(ended, ended);
    return running;
  }

  async #verify(familyId: string): Promise<TrailVerdict> {
    const { trail, sha256, onBroken } = this.#needs;
    await trail.seal(familyId);
    let part = this.#checked.get(familyId) ?? { end: startOfChain, family: nothing, vendors: new Map() };
    for (;;) {
      const entries = await trail.chainAfter(familyId, part.end.sequence, readAtOnce);
      const verdict =
        entries.length > 0 ? verifyAuditChain(entries, part.end, sha256) : await this.#atEnd(familyId, part);
      if (verdict === 'ends') break;
      if (!verdict.ok) {
        this.#checked.delete(familyId);
        onBroken({ familyId, sequence: verdict.sequence });
        return { ...part, broken: verdict };
      }
      part = withEntries(part, entries, verdict.end);
    }
    this.#checked.set(familyId, part);
    return { ...part, broken: null };
  }

  /** The end of the chain is stored apart from its entries, so a chain that was cut or continued by other means is noticed. */
  async #atEnd(familyId: string, { end }: CheckedPart): Promise<'ends' | ReturnType<typeof verifyAuditChain>> {
    const stored = await this.#needs.trail.endOf(familyId);
    if (stored.sequence === end.sequence && stored.hash === end.hash) return 'ends';
    const [next] = await this.#needs.trail.chainAfter(familyId, end.sequence, 1);
    // Entries were sealed in between.
    if (next !== undefined) return { ok: true, end };
    // With the right length and another hash, either the whole chain was written again or its end was changed.
    const isSameLength = stored.sequence === end.sequence;
    const sequence = isSameLength ? end.sequence : Math.min(stored.sequence, end.sequence) + 1;
    return { ok: false, sequence, entryId: null };
  }
}

const nothing: TrailExtent = { entries: 0, since: null };

function withEntries(part: CheckedPart, entries: readonly SealedEntry[], end: ChainEnd): CheckedPart {
  const vendors = new Map(part.vendors);
  for (const entry of entries) vendors.set(entry.vendorId, withEntry(vendors.get(entry.vendorId) ?? nothing, entry));
  return { end, family: entries.reduce(withEntry, part.family), vendors };
}

function withEntry({ entries, since }: TrailExtent, { at }: SealedEntry): TrailExtent {
  return { entries: entries + 1, since: since === null || at < since ? at : since };
}
