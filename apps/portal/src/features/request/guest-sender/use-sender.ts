import type { Sender } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { useEffect, useState } from 'react';
import { tabStore } from '@riderbell/web/storage/storage.ts';
import type { RequestAgain } from '../order-again/request-again.ts';
import {
  emptySender,
  type GuestSender,
  keepSender,
  keptSender,
  readablePlace,
  senderOnTheWire,
} from './kept-sender.ts';

/** Who sends the order of a guest, who has no vendor (specification §3). */
export interface AskedSender {
  readonly typed: GuestSender;
  /** Takes what is filled in, and keeps it for a reload. A late answer changes its own part alone. */
  change(next: (before: GuestSender) => GuestSender): void;
  /** For the order; undefined until the guest has gone on with it. */
  readonly sender: Sender | undefined;
  /** The placeholder vendor with the place of collection for its name. */
  readonly vendor: Vendor;
}

/** The sender of a guest's request, as it was kept or as the order had it that is ordered again. */
export function useSender(vendor: Vendor, again?: RequestAgain): AskedSender {
  const againOrderId = again?.orderId;
  const [typed, setTyped] = useState(() => {
    const kept = keptSender(tabStore, againOrderId);
    return kept === emptySender ? (again?.sender ?? kept) : kept;
  });
  useEffect(() => keepSender(typed, againOrderId), [typed, againOrderId]);
  return {
    typed,
    change: setTyped,
    sender: senderOnTheWire(typed),
    vendor: { ...vendor, name: readablePlace(typed) || vendor.name },
  };
}
