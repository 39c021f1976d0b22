import type { AuditEntry } from './audit-entry.ts';

/** An entry in the chain of its family: its place, and a hash of itself and the hash of the previous entry. */
export interface SealedEntry extends AuditEntry {
  /** 1, 2, 3 … within the family. */
  readonly sequence: number;
  readonly hash: string;
}

/** The last entry of a chain, or of a checked part of it. */
export interface ChainEnd {
  readonly sequence: number;
  readonly hash: string;
}

export const startOfChain: ChainEnd = { sequence: 0, hash: '0'.repeat(64) };

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export type Sha256 = (text: string) => string;

/** Puts entries behind the end of their chain, in this order. */
export function sealEntries(entries: readonly AuditEntry[], end: ChainEnd, sha256: Sha256): SealedEntry[] {
  let { sequence, hash } = end;
  return entries.map((entry) => {
    sequence += 1;
    hash = hashOf(entry, sequence, hash, sha256);
    return { ...entry, sequence, hash };
  });
}

export type ChainVerdict =
  | { readonly ok: true; readonly end: ChainEnd }
  /** `entryId` is null if the entry is missing. */
  | { readonly ok: false; readonly sequence: number; readonly entryId: number | null };

/**
 * Checks that the entries, in their order, continue the chain behind `end`, and names the first one that was changed, removed or added.
 * A long chain is checked in parts: each begins at the end of the previous one.
 */
export function verifyAuditChain(entries: Iterable<SealedEntry>, end: ChainEnd, sha256: Sha256): ChainVerdict {
  let { sequence, hash } = end;
  for (const entry of entries) {
    sequence += 1;
    if (entry.sequence !== sequence) return { ok: false, sequence, entryId: null };
    hash = hashOf(entry, sequence, hash, sha256);
    if (entry.hash !== hash) return { ok: false, sequence, entryId: entry.entryId };
  }
  return { ok: true, end: { sequence, hash } };
}

/** The hash is over this text, so that a reader of an export can repeat it (docs/audit-trail.md). */
export function textOfEntry(entry: AuditEntry, sequence: number, previous: string): string {
  const { entryId, familyId, vendorId, at, who, from, what, subject, details } = entry;
  return canonicalJson({
    at,
    details,
    entry_id: entryId,
    family_id: familyId,
    from: { browser: from.browser, network: from.network, system: from.system },
    previous,
    sequence,
    subject,
    vendor_id: vendorId,
    what,
    who: { id: who.id, kind: who.kind, name: who.name },
  });
}

function hashOf(entry: AuditEntry, sequence: number, previous: string, sha256: Sha256): string {
  return sha256(textOfEntry(entry, sequence, previous));
}

/** JSON without spaces, its keys in the order of their UTF-16 units, so that the same values always give the same text (RFC 8785). */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`;
}
