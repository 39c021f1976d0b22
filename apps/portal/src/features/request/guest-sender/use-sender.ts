import type { Sender } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { useEffect, useState } from 'react';
import { tabStore } from '@riderbell/web/storage/storage.ts';
import type { RequestAgain } from '../order-again/request-again.ts';
import {
  emptySender,
  type GuestSender,
  storeSender,
  readStoredSender,
  readablePlace,
  senderOnTheWire,
} from './stored-sender.ts';

/** The sender of the order of a guest, who has no vendor (specification §3). */
export interface SenderForm {
  readonly typed: GuestSender;
  /** Changes the sender and stores it for a reload. A late answer changes only its own part. */
  change(next: (before: GuestSender) => GuestSender): void;
  /** For the order; undefined until the guest has continued. */
  readonly sender: Sender | undefined;
  /** The placeholder vendor, named after the collection point. */
  readonly vendor: Vendor;
}

/** The sender of a guest's request: the stored one, or that of the order that is ordered again. */
export function useSender(vendor: Vendor, again?: RequestAgain): SenderForm {
  const againOrderId = again?.orderId;
  const [typed, setTyped] = useState(() => {
    const restored = readStoredSender(tabStore, againOrderId);
    return restored === emptySender ? (again?.sender ?? restored) : restored;
  });
  useEffect(() => storeSender(typed, againOrderId), [typed, againOrderId]);
  return {
    typed,
    change: setTyped,
    sender: senderOnTheWire(typed),
    vendor: { ...vendor, name: readablePlace(typed) || vendor.name },
  };
}
