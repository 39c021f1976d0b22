import type { ReactNode } from 'react';
import type { RequestDraft } from '../draft/request-draft.ts';
import type { GuestSender } from '../guest-sender/stored-sender.ts';

/** A request that begins as a copy of a finished order. */
export interface RequestAgain {
  readonly orderId: string;
  /** The draft that the order fills in. */
  readonly draft: RequestDraft;
  /** The sender of a guest's order; null for a merchant's. */
  readonly sender: GuestSender | null;
  /** Says which order filled the form in, and links to a form without it. */
  readonly notice: ReactNode;
  /** The request has become an order. */
  readonly onCreated: () => void;
}
