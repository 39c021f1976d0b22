import type { Order } from '@riderbell/contract/shapes/order.ts';
import { splitAddress } from '@riderbell/domain/places/address.ts';
import { pinAt, samePoint } from '@riderbell/domain/places/chosen-place.ts';
import { destinationOf } from '../model/prefill.ts';
import { formOf } from '../model/request-form.ts';
import type { RequestDraft } from '../draft/request-draft.ts';
import type { GuestSender } from '../guest-sender/kept-sender.ts';

export interface AgainFacts {
  /** Of the deployment: an amount in another one would be another amount. */
  readonly currency: string;
  /** Writes an item value as one would type it. */
  readonly amountText: (amount: number) => string;
  /** The flag payment_vat: whether a VAT number can be given. */
  readonly vat: boolean;
}

/**
 * The order as a request that nobody has sent yet: the same customer, door and items. The rider comes as soon as possible, for the fee
 * of now: the time and the voucher of the order were its own.
 */
export function againDraftOf(order: Order, { currency, amountText, vat }: AgainFacts): RequestDraft {
  // No amount is kept as none.
  const hasAmount = order.currency === currency && order.order.amount !== 0;
  return {
    form: {
      ...formOf(order, amountText),
      ...(!hasAmount && { amount: '' }),
      ...(!vat && { vatNumber: '' }),
    },
    destination: destinationOf(order),
    typedAddress: '',
    unsent: null,
  };
}

/**
 * Who sent the order of a guest, and the place where it was collected; null where nobody is named. The order does not carry the note
 * for that door, so it is taken from what the tab keeps of the same place.
 */
export function againSenderOf({ sender, collection_point: from }: Order, kept: GuestSender): GuestSender | null {
  if (sender === undefined) return null;
  const { latitude, longitude } = from;
  const { unit, building, text } = splitAddress(from.address);
  return {
    name: sender.name,
    email: sender.email,
    phone: sender.phone_number,
    unit,
    building,
    notes: samePoint(kept.place?.coordinates, { latitude, longitude }) ? kept.notes : '',
    place: { ...pinAt({ latitude, longitude }), address: text },
    typedAddress: '',
    given: true,
  };
}
