import * as z from 'zod/mini';
import { personText } from './primitives.ts';
import { malformedText, optional, ruled } from './requested.ts';

/**
 * What a merchant may say of an order besides the customer, the payment and the time, and what is answered as it was said. Each
 * field stands here twice: as it is requested, and as every reader of the order gets it.
 */
export const requestedMerchantFields = {
  vat_number: optional(ruled(personText(40), '', malformedText)),
  age_validation_required: optional(z.boolean()),
};

export const merchantFields = {
  age_validation_required: z.boolean(),
  vat_number: z.string(),
};
