import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { reachedAt } from './order-columns.ts';
import type { ExportedOrder, ExportedProof, ExportWords, ProofKind } from './ports.ts';

const day = 24 * 60 * 60_000;

/** Why an archive has no photo of a hand-over. */
export type MissingProof =
  | { readonly why: 'none' | 'not-on-record' | 'unreadable' }
  /** `days` after it was taken. */
  | { readonly why: 'removed'; readonly days: number };

const reached: Readonly<Record<ProofKind, OrderStatus>> = {
  pickup: 'PICKED_UP',
  delivery: 'DELIVERED',
  return: 'RETURNED_TO_VENDOR',
};

/** When the hand-over was, ISO 8601; null if there was none. */
export function handedOverAt(order: Pick<ExportedOrder, 'status_history'>, kind: ProofKind): string | null {
  return reachedAt(order, reached[kind]);
}

/** Whether the photo is older than photos are stored, or was removed earlier. */
export function isRemoved({ expiresAt }: Pick<ExportedProof, 'expiresAt'>, now: number): boolean {
  return Date.parse(expiresAt) <= now;
}

/** Why a photo that was taken is missing. */
export function missingPhoto(proof: Pick<ExportedProof, 'takenAt' | 'expiresAt'>, now: number): MissingProof {
  if (!isRemoved(proof, now)) return { why: 'unreadable' };
  const age = Date.parse(proof.expiresAt) - Date.parse(proof.takenAt);
  return { why: 'removed', days: Math.max(1, Math.round(age / day)) };
}

/**
 * Why there is no photo at all; null if there was nothing to photograph yet. Earlier releases forgot a photo with its file, so only
 * within the days for which photos are stored is it certain that none was taken.
 */
export function missingEntirely(
  order: Pick<ExportedOrder, 'status_history'>,
  kind: ProofKind,
  { now, storedDays }: { readonly now: number; readonly storedDays: number },
): MissingProof | null {
  const at = handedOverAt(order, kind);
  if (at === null) return null;
  return { why: now - Date.parse(at) < storedDays * day ? 'none' : 'not-on-record' };
}

export function reasonText({ sheets }: Pick<ExportWords, 'sheets'>, missing: MissingProof): string {
  return missing.why === 'removed' ? sheets('proof.removed', missing.days) : sheets(`proof.${missing.why}`);
}
