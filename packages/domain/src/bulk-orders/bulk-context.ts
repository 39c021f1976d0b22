import type { Country } from '../countries/country.ts';
import { paymentMethods, type PaymentMethod } from '../payments/payment-methods.ts';
import { headingKey } from './heading-key.ts';

/** The method of each label, by its `headingKey`. */
export type PaymentDictionary = ReadonlyMap<string, PaymentMethod>;

export type BulkCountry = Pick<Country, 'code' | 'currency' | 'phonePrefix' | 'timeZone' | 'languages'>;

/** What the reading of a row depends on. */
export interface BulkContext {
  readonly country: BulkCountry;
  /** Whether the text could be a phone number in the country. */
  readonly isPossiblePhone: (text: string) => boolean;
  readonly payments: PaymentDictionary;
  /** When the file was uploaded, epoch ms: a time of day without a date is one of that day, however late the row is read again. */
  readonly uploadedMs: number;
}

/** The labels of the payment methods in all languages. A label that two methods share is unknown; a method's code never is. */
export function paymentDictionary(
  labels: Iterable<{ readonly method: PaymentMethod; readonly text: string }>,
): PaymentDictionary {
  const dictionary = new Map<string, PaymentMethod>();
  const shared = new Set<string>();
  for (const { method, text } of labels) {
    const key = headingKey(text);
    if (key === '') continue;
    if ((dictionary.get(key) ?? method) !== method) shared.add(key);
    dictionary.set(key, method);
  }
  for (const key of shared) dictionary.delete(key);
  for (const method of paymentMethods) dictionary.set(headingKey(method), method);
  return dictionary;
}
