import * as z from 'zod/mini';
import { personText } from './primitives.ts';
import { malformedText, optional, ruled } from './requested.ts';

/**
 * Further fields of an order that the merchant fills in and the server returns unchanged. Each field is here twice: in the shape
 * of a request, and in the shape of an answer.
 */
export const requestedMerchantFields = {
  vat_number: optional(ruled(personText(40), '', malformedText)),
  age_validation_required: optional(z.boolean()),
};

export const merchantFields = {
  age_validation_required: z.boolean(),
  vat_number: z.string(),
};
