import type { DeliveryReceipt } from '@riderbell/contract/calls/tracking/get-delivery-receipt.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { readableAddress, splitAddress } from '@riderbell/domain/places/address.ts';
import { collectedAtDoor } from '@riderbell/domain/tracking/door-payment.ts';
import { pickedUpAt, type ReceiptOutcome } from '@riderbell/domain/tracking/delivery-receipt.ts';
import type { LinkedOrder } from './ports.ts';
import { kindOf, saidOnTheWire } from './tracked-order-on-the-wire.ts';

interface Ended {
  readonly outcome: ReceiptOutcome;
  /** Epoch ms. */
  readonly endedAt: number;
  readonly endsAt: number;
}

/** The content of the receipt; each field is listed explicitly, as for the tracking link. */
export function deliveryReceiptOnTheWire(order: LinkedOrder, { outcome, endedAt, endsAt }: Ended): DeliveryReceipt {
  const collected = collectedAtDoor(order, order);
  return {
    order_id: order.orderId,
    kind: kindOf(order),
    outcome,
    requested_at: order.created_at,
    picked_up_at: pickedUpAt(order),
    ended_at: new Date(endedAt).toISOString(),
    sender: senderOf(order),
    recipient: { name: order.customer.name, address: splitAddress(order.customer.address).text },
    description: order.description,
    payment_method: order.paymentMethod,
    collected: collected === null ? null : fromMinor(collected, order.currency),
    change_note: saidOnTheWire(order),
    currency: order.currency,
    rider_name: order.rider?.name ?? null,
    expires_at: new Date(endsAt).toISOString(),
  };
}

function senderOf(order: LinkedOrder): DeliveryReceipt['sender'] {
  const { name, address, phoneNumber } = order.origin;
  if (kindOf(order) === 'individual') return { name, address: null, phone_number: null };
  return { name, address: textOrNull(readableAddress(address)), phone_number: textOrNull(phoneNumber) };
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
