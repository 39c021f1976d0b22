import {
  type FoundInMessage,
  isNothing,
  type MessageRules,
  readMessage,
} from '../requests/pasted-message/read-message.ts';
import { valuesOfAsked } from './asked-order.ts';
import type { BulkValues } from './bulk-columns.ts';
import type { BulkCountry } from './bulk-context.ts';
import { splitMessages } from './split-messages.ts';

/** The values of a row for what a message says. */
export function valuesOfMessage(
  found: FoundInMessage,
  country: BulkCountry,
  paymentLabel: (method: string) => string,
): BulkValues {
  return valuesOfAsked(
    {
      customerName: found.customerName ?? '',
      customerPhone: found.customerPhone ?? '',
      unitNumber: found.unitNumber ?? '',
      building: found.building ?? '',
      address: found.addressText ?? '',
      latitude: found.coordinates?.latitude ?? null,
      longitude: found.coordinates?.longitude ?? null,
      notes: found.riderNotes ?? '',
      description: found.description ?? '',
      amount: found.amount,
      paymentMethod: found.payment,
      preorderedFor: null,
      timeOfDay: null,
      unread: {},
    },
    country,
    paymentLabel,
  );
}

/**
 * The rows for a pasted chat, one for each order message in it; empty when none says anything of an order. What is not certain stays
 * empty, for a person to fill in.
 */
export function rowsOfPaste(
  text: string,
  rules: MessageRules,
  country: BulkCountry,
  paymentLabel: (method: string) => string,
): readonly BulkValues[] {
  return splitMessages(text, rules)
    .map((message) => readMessage(message, rules))
    .filter((found) => !isNothing(found))
    .map((found) => valuesOfMessage(found, country, paymentLabel));
}
