import type { ReactNode } from 'react';
import type { RequestDraft } from '../draft/request-draft.ts';
import type { GuestSender } from '../guest-sender/kept-sender.ts';

/** A request that begins as a copy of an order which is over. */
export interface RequestAgain {
  readonly orderId: string;
  /** The request as the order fills it in. */
  readonly draft: RequestDraft;
  /** Who sent the order of a guest; null for a merchant's. */
  readonly sender: GuestSender | null;
  /** Says what the form is filled in from, with the way to one that is not. */
  readonly notice: ReactNode;
  /** It has become an order. */
  readonly onCreated: () => void;
}
