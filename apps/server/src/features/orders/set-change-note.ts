import { cashDue, type ChangeNote, changeNoteOf } from '@riderbell/domain/cash/change-note.ts';
import { type Decision, changeOrder, withFacts } from './change-order.ts';
import { editJobs } from './edit-job.ts';
import type { OrderNeeds, OrderRecord } from './ports.ts';

export type ChangeNoteOutcome =
  | { readonly kind: 'set'; readonly order: OrderRecord }
  /** `due` in minor units; null if no cash is due. */
  | { readonly kind: 'refused'; readonly due: number | null }
  | { readonly kind: 'not-found' };

type Refused = { readonly due: number | null };

/**
 * Stores what the recipient pays with, or null if they take it back. The fleet gets a new copy, also while the rider is on the way,
 * because the change matters at the door.
 * @param paysWith minor units; undefined if the currency has no such amount
 */
export async function setChangeNote(
  needs: Pick<OrderNeeds, 'store' | 'now' | 'country'>,
  orderId: string,
  paysWith: number | null | undefined,
): Promise<ChangeNoteOutcome> {
  const outcome = await changeOrder(needs, orderId, (order): Decision<Refused | 'same'> => {
    const due = cashDue(order, order);
    if (due === null) return { leave: { due } };
    const note = typeof paysWith === 'number' ? changeNoteOf(paysWith, due, needs.country.bankNotes) : null;
    if (note === null && paysWith !== null) return { leave: { due } };
    if (isSame(note, order.changeNote)) return { leave: 'same' };
    const changed = withFacts(order, { changeNote: note, revision: order.revision + 1 }, needs.now());
    return { order: changed, jobs: editJobs(changed, needs.now()) };
  });
  if (outcome.kind === 'quote-used') throw new Error('a change note uses no quote');
  if (outcome.kind === 'not-found') return outcome;
  if (outcome.kind === 'changed' || outcome.reason === 'same') return { kind: 'set', order: outcome.order };
  return { kind: 'refused', ...outcome.reason };
}

function isSame(one: ChangeNote | null, other: ChangeNote | null): boolean {
  return one?.paysWith === other?.paysWith && one?.due === other?.due;
}
