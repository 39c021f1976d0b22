import { createHash } from 'node:crypto';
import { assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type SealedEntry, sealEntries, startOfChain, verifyAuditChain } from './audit-chain.ts';
import { sampleEntry } from './audit-samples.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function chainOf(length: number): SealedEntry[] {
  const entries = Array.from({ length }, (_, index) =>
    sampleEntry({
      entryId: index + 1,
      subject: `d001-${index}`,
      details: { amount: { old: index, new: index + 0.5 }, note: 'ฝากไว้ “ที่” เคาน์เตอร์', address: null },
    }),
  );
  return sealEntries(entries, startOfChain, sha256);
}

const check = (entries: readonly SealedEntry[]) => verifyAuditChain(entries, startOfChain, sha256);

/** Changes one value of the entry, at any depth: of a text one character. */
function damaged(value: unknown, random: number): unknown {
  if (value === null) return random;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') {
    const at = random % value.length;
    return value.slice(0, at) + (value[at] === 'x' ? 'y' : 'x') + value.slice(at + 1);
  }
  const fields = Object.entries(value as object);
  const [name, field] = fields[random % fields.length] ?? [];
  return { ...(value as object), [name ?? '']: damaged(field, Math.floor(random / fields.length)) };
}

describe('the chain of the audit trail', () => {
  it('accepts entries as they were sealed, in one part or in many', () => {
    const entries = chainOf(5);
    const whole = check(entries);
    expect(whole).toEqual({ ok: true, end: { sequence: 5, hash: entries[4]?.hash } });
    const first = check(entries.slice(0, 2));
    if (!first.ok) throw new Error('the first part is intact');
    expect(verifyAuditChain(entries.slice(2), first.end, sha256)).toEqual(whole);
    expect(check([])).toEqual({ ok: true, end: startOfChain });
  });

  it('continues a chain behind its end', () => {
    const entries = chainOf(2);
    const end = entries[1] ?? startOfChain;
    expect(check([...entries, ...sealEntries([sampleEntry({ entryId: 9 })], end, sha256)]).ok).toBe(true);
  });

  it('names the first entry of which any character was changed', () => {
    assert(
      property(integer({ min: 1, max: 8 }), nat(), nat(), (length, which, place) => {
        const entries = chainOf(length);
        const at = which % length;
        const changed = entries.map((entry, index) => (index === at ? (damaged(entry, place) as SealedEntry) : entry));
        expect(changed).not.toEqual(entries);
        expect(check(changed)).toMatchObject({ ok: false, sequence: at + 1 });
      }),
    );
  });

  it('names the first entry that was removed, added or moved', () => {
    const [one, two, three] = chainOf(3) as [SealedEntry, SealedEntry, SealedEntry];
    expect(check([one, three])).toEqual({ ok: false, sequence: 2, entryId: null });
    expect(check([one, two, { ...two, sequence: 3 }, { ...three, sequence: 4 }])).toEqual({
      ok: false,
      sequence: 3,
      entryId: 2,
    });
    expect(
      check([
        { ...two, sequence: 1 },
        { ...one, sequence: 2 },
      ]),
    ).toEqual({ ok: false, sequence: 1, entryId: 2 });
  });

  it('hashes the same values to the same text, whatever the order of their keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'ü' }], a: 1.0 })).toBe('{"a":1,"b":[1,{"c":"ü","d":null}]}');
  });
});
