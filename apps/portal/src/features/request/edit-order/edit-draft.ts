import type { Order } from '@riderbell/contract/shapes/order.ts';
import { dropDraft, storeEdit, type DraftOwner, readStoredDraft, storedEditFacts } from '../draft/stored-draft.ts';
import { isSameRequest, type RequestDraft } from '../draft/request-draft.ts';
import { factsOf } from './send-edit.ts';

export interface EditDraft {
  /** The typed and unsaved changes that this tab stores; null without any. */
  readonly restored: RequestDraft | null;
  /** Stores what is typed, until the edit ends. */
  keep(draft: RequestDraft): void;
  /** The merchant has saved the edit or left it on purpose: removes its draft. */
  end(): void;
  /** Whether changes were dropped because the order has changed since. */
  readonly isOutdated: boolean;
}

/**
 * The changes to an order that this tab stores. They are restored only while the order has the facts that they were
 * made to: over newer ones they would undo other changes.
 * @param own the form as the order itself fills it in
 */
export function editDraftOf(owner: DraftOwner, order: Order, own: RequestDraft): EditDraft {
  const facts = JSON.stringify(factsOf(order));
  const stored = readStoredDraft(owner);
  const isSame = stored !== null && isSameEdit(stored, own);
  const restored = stored !== null && !isSame && storedEditFacts(owner) === facts ? stored : null;
  let hasEnded = false;
  return {
    restored,
    // A draft equal to the order although it was not saved here: the answer to the save was lost, but its changes
    // arrived.
    isOutdated: stored !== null && !isSame && restored === null,
    keep(draft) {
      if (hasEnded) return;
      // Resending what was sent before a reload needs the copy that it was made on; saving the form once more does the
      // same.
      if (isSameEdit(draft, own)) dropDraft(owner);
      else storeEdit(owner, { ...draft, unsent: null }, facts);
    },
    end() {
      hasEnded = true;
      dropDraft(owner);
    },
  };
}

/** The payment method of an order is the merchant's choice, not a default, so it counts here. */
function isSameEdit(draft: RequestDraft, own: RequestDraft): boolean {
  const isSamePayment = draft.form.paymentMethod === own.form.paymentMethod;
  return isSamePayment && isSameRequest({ ...draft, unsent: null }, own);
}
