import { courierRefusal, type DispatchedOrder } from '@riderbell/contract/shapes/fleet.ts';
import { isCurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { type Fleet, type FleetOrder, NeverCarried, type Stop } from '../../features/fleet/ports.ts';
import { type CourierAnswer, CourierLine, type CourierLineParts, CourierUnavailable } from './courier-line.ts';

/** An outside courier system with the API of docs/fleet-api.md. */
export function externalFleet(parts: CourierLineParts): Fleet {
  const line = new CourierLine(parts);
  return {
    async dispatch(order) {
      const answer = await line.send('PUT', pathOf(order.orderId), orderOnTheWire(order));
      if (answer.status === 422) throw new NeverCarried(order.orderId, reasonIn(answer));
      requireAccepted(answer);
    },
    async withdraw(orderId) {
      const answer = await line.send('POST', `${pathOf(orderId)}/withdraw`, { order_id: orderId });
      // It does not know the order or has ended it, which is what a withdrawal asks for.
      if ([404, 409, 410].includes(answer.status)) return;
      requireAccepted(answer);
    },
  };
}

function pathOf(orderId: string): string {
  return `/orders/${encodeURIComponent(orderId)}`;
}

/** Any other answer says nothing about the order: the two systems do not understand each other. */
function requireAccepted({ status }: CourierAnswer): void {
  if (status < 200 || status > 299) throw new CourierUnavailable(`the courier system answered ${status}`);
}

function reasonIn({ body }: CourierAnswer): string {
  const { success, data } = courierRefusal.safeParse(body);
  const reason = success ? (data.message ?? data.code ?? '') : '';
  // It is shown in the history of the order.
  return reason
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200);
}

function orderOnTheWire(order: FleetOrder): DispatchedOrder {
  const { amount, change, currency } = order;
  if (!isCurrencyCode(currency)) throw new Error(`unknown currency of an order: ${currency}`);
  return {
    order_id: order.orderId,
    revision: order.revision,
    collection_point: stopOnTheWire(order.collectionPoint),
    customer: stopOnTheWire(order.customer),
    description: order.description,
    payment_method: order.paymentMethod,
    amount: amount === null ? null : fromMinor(amount, currency),
    change_note: change && {
      pays_with: fromMinor(change.paysWith, currency),
      change: fromMinor(change.change, currency),
    },
    currency,
    age_validation_required: order.ageValidationRequired,
    preordered_for: order.preorderedFor,
  };
}

function stopOnTheWire({ name, phoneNumber, address, latitude, longitude, notes }: Stop): DispatchedOrder['customer'] {
  return { name, phone_number: phoneNumber, address, latitude, longitude, notes };
}
