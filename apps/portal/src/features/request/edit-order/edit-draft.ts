import type { Order } from '@riderbell/contract/shapes/order.ts';
import { dropDraft, keepEdit, type Keeper, keptDraft, keptEditOf } from '../draft/stored-draft.ts';
import { isSameRequest, type RequestDraft } from '../draft/request-draft.ts';
import { factsOf } from './send-edit.ts';

export interface EditDraft {
  /** What this tab keeps of changes that were typed and not saved; null without any. */
  readonly kept: RequestDraft | null;
  /** Keeps what is typed, until the edit ends. */
  keep(draft: RequestDraft): void;
  /** The edit is saved, or left on purpose: nothing of it is kept. */
  end(): void;
  /** Whether changes were dropped because the order is another one by now. */
  readonly isOutdated: boolean;
}

/**
 * The changes that this tab keeps of an order. They come back as long as the order is the one that they were made to: over a newer one
 * they would undo changes made since.
 * @param own the form as the order itself fills it in
 */
export function editDraftOf(keeper: Keeper, order: Order, own: RequestDraft): EditDraft {
  const facts = JSON.stringify(factsOf(order));
  const stored = keptDraft(keeper);
  const isSame = stored !== null && isSameEdit(stored, own);
  const kept = stored !== null && !isSame && keptEditOf(keeper) === facts ? stored : null;
  let hasEnded = false;
  return {
    kept,
    // The same without having been saved here: the answer to the save was lost, and its changes arrived.
    isOutdated: stored !== null && !isSame && kept === null,
    keep(draft) {
      if (hasEnded) return;
      // Sending again what was sent before a reload needs the copy that it was made on; saving the form once more is as good.
      if (isSameEdit(draft, own)) dropDraft(keeper);
      else keepEdit(keeper, { ...draft, unsent: null }, facts);
    },
    end() {
      hasEnded = true;
      dropDraft(keeper);
    },
  };
}

/** The payment method of an order is the merchant's choice, not a default. */
function isSameEdit(draft: RequestDraft, own: RequestDraft): boolean {
  const isSamePayment = draft.form.paymentMethod === own.form.paymentMethod;
  return isSamePayment && isSameRequest({ ...draft, unsent: null }, own);
}
