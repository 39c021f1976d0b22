import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { decimalMarkOf } from '@riderbell/domain/countries/money.ts';
import { splitAddress } from '@riderbell/domain/places/address.ts';
import { type ChosenPlace, pinAt } from '@riderbell/domain/places/chosen-place.ts';

/**
 * The drop-off of the order, from its comma-separated address (specification §3); unit and building have separate
 * fields.
 */
export function destinationOf({ customer: { location } }: Order): ChosenPlace {
  const { latitude, longitude, address } = location;
  return { ...pinAt({ latitude, longitude }), address: splitAddress(address).text };
}

/** Writes an amount so that the form reads the same amount in this language: no groups, the language's decimal mark. */
export function amountWriter(language: Language, digits: number): (amount: number) => string {
  const format = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: digits });
  return (amount) => format.format(amount).replace('.', decimalMarkOf(language));
}
