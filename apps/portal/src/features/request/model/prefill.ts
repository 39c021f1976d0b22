import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { decimalMarkOf } from '@riderbell/domain/countries/money.ts';
import { splitAddress } from '@riderbell/domain/places/address.ts';
import { type ChosenPlace, pinAt } from '@riderbell/domain/places/chosen-place.ts';

/** Where the order goes, from its comma-separated address (specification §3): unit and building are fields of their own. */
export function destinationOf({ customer: { location } }: Order): ChosenPlace {
  const { latitude, longitude, address } = location;
  return { ...pinAt({ latitude, longitude }), address: splitAddress(address).text };
}

/** Writes an amount so that the form of the same language reads the same amount: no groups, the fraction mark of the language. */
export function amountWriter(language: Language, digits: number): (amount: number) => string {
  const format = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: digits });
  return (amount) => format.format(amount).replace('.', decimalMarkOf(language));
}
