import { describe, expect, it } from 'vitest';
import { missingEntirely, missingPhoto, reasonText } from './proof-reasons.ts';

const day = 24 * 60 * 60_000;
const now = Date.parse('2026-11-21T12:00:00Z');
const at = (days: number) => new Date(now + days * day).toISOString();

describe('a missing proof', () => {
  it('was removed after the days from the photo to its end, or cannot be read', () => {
    const removed = (takenAt: string, expiresAt: string) => missingPhoto({ takenAt, expiresAt }, now);
    expect(removed(at(-30), at(-23))).toEqual({ why: 'removed', days: 7 });
    // The courier sent the photo hours after taking it.
    expect(removed(at(-30.2), at(-23))).toEqual({ why: 'removed', days: 7 });
    expect(removed(at(-0.2), at(-0.1))).toEqual({ why: 'removed', days: 1 });
    expect(removed(at(-7), at(0))).toEqual({ why: 'removed', days: 7 });
    expect(removed(at(-1), at(6))).toEqual({ why: 'unreadable' });
  });

  it('was not taken if it would still be stored, and is otherwise not on record', () => {
    const order = (delivered: number) => ({
      status_history: [{ status: 'DELIVERED' as const, created_at: at(delivered) }],
    });
    const why = (delivered: number) => missingEntirely(order(delivered), 'delivery', { now, storedDays: 7 });
    expect(why(-6.9)).toEqual({ why: 'none' });
    expect(why(-7)).toEqual({ why: 'not-on-record' });
  });

  it('needs no reason if there was no such hand-over', () => {
    const order = { status_history: [{ status: 'PICKED_UP' as const, created_at: at(-1) }] };
    const why = (kind: 'pickup' | 'delivery' | 'return') => missingEntirely(order, kind, { now, storedDays: 7 });
    expect([why('pickup'), why('delivery'), why('return')]).toEqual([{ why: 'none' }, null, null]);
  });

  it('is explained in words', () => {
    const words = { sheets: (key: string, count?: number) => `${key} ${count}` };
    expect(reasonText(words, { why: 'removed', days: 7 })).toBe('proof.removed 7');
    expect(reasonText(words, { why: 'unreadable' })).toBe('proof.unreadable undefined');
  });
});
