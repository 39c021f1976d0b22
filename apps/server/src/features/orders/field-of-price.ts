import type { PriceRefusal } from './ports.ts';

const priceFields = {
  'quote.too-far': 'customer.location.latitude',
  'quote.outside-area': 'customer.location.latitude',
  'quote.collection-point-incomplete': 'vendor_id',
} as const;

/** The field of a new order to which a refused price belongs; without a signature that is the fee or a place. */
export function fieldOfPrice(refusal: PriceRefusal, signature: string | undefined): string {
  if (refusal in priceFields) return priceFields[refusal as keyof typeof priceFields];
  return signature === undefined ? 'delivery_fee' : 'signature';
}
