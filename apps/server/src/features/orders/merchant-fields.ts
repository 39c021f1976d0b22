import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { requestedMerchantFields } from '@riderbell/contract/shapes/merchant-fields.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';

/** Fields of an order that the server only stores: from the request to the record, and from the record to every reader. */
export interface MerchantFields {
  readonly vatNumber: string;
  readonly ageValidationRequired: boolean;
}

type Requested = Partial<Pick<OrderRequest, keyof typeof requestedMerchantFields>>;
type Answered = Pick<Order, keyof typeof requestedMerchantFields>;

export function merchantFieldsOf({ vat_number, age_validation_required }: Requested): MerchantFields {
  return { vatNumber: vat_number ?? '', ageValidationRequired: age_validation_required ?? false };
}

export function merchantFieldsOnTheWire({ vatNumber, ageValidationRequired }: MerchantFields): Answered {
  return { age_validation_required: ageValidationRequired, vat_number: vatNumber };
}
