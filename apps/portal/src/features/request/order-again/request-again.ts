import type { RequestDraft } from '../draft/request-draft.ts';
import type { GuestSender } from '../guest-sender/kept-sender.ts';

/** A request that begins as a copy of an order which is over. */
export interface RequestAgain {
  readonly orderId: string;
  readonly customerName: string;
  /** The request as the order fills it in. */
  readonly draft: RequestDraft;
  /** Who sent the order of a guest; null for a merchant's. */
  readonly sender: GuestSender | null;
  /** It has become an order. */
  readonly onCreated: () => void;
}
