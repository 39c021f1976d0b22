import type { Order } from '@riderbell/contract/shapes/order.ts';
import { splitAddress } from '@riderbell/domain/places/address.ts';
import { pinAt, samePoint } from '@riderbell/domain/places/chosen-place.ts';
import { destinationOf } from '../model/prefill.ts';
import { formOf } from '../model/request-form.ts';
import type { RequestDraft } from '../draft/request-draft.ts';
import type { GuestSender } from '../guest-sender/stored-sender.ts';

export interface AgainFacts {
  /** The deployment's: an amount in another currency would be a different amount. */
  readonly currency: string;
  /** Writes an item value as a merchant would type it. */
  readonly amountText: (amount: number) => string;
  /** The flag payment_vat: whether the form asks for a VAT number. */
  readonly vat: boolean;
}

/**
 * The order as an unsent request: the same customer, door and items. The rider comes as soon as possible for the
 * current fee; the time and the voucher belonged to the old order.
 */
export function againDraftOf(order: Order, { currency, amountText, vat }: AgainFacts): RequestDraft {
  // A missing amount is stored as zero.
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
 * The sender of a guest's order, and its collection point; null if the order names none. The order does not include the
 * note for that door, so it is taken from the stored sender if that has the same place.
 */
export function againSenderOf(
  { sender, collection_point: from }: Order,
  storedSender: GuestSender,
): GuestSender | null {
  if (sender === undefined) return null;
  const { latitude, longitude } = from;
  const { unit, building, text } = splitAddress(from.address);
  return {
    name: sender.name,
    email: sender.email,
    phone: sender.phone_number,
    unit,
    building,
    notes: samePoint(storedSender.place?.coordinates, { latitude, longitude }) ? storedSender.notes : '',
    place: { ...pinAt({ latitude, longitude }), address: text },
    typedAddress: '',
    given: true,
  };
}
