import { type AddressParts, joinAddress, splitAddress } from '../places/address.ts';
import { customerKey, nationalNumber } from './search-terms.ts';

/** The customer of a request, as far as the form is filled in. */
export interface TypedDoor extends AddressParts {
  readonly phone: string;
}

/** A shorter number is still being typed. */
const shortestNumber = 6;
/** The longest query that the search accepts. */
const longestQuery = 200;

/**
 * The address book query that finds the customer of the typed phone and address; empty while too little is typed.
 * @param phonePrefix of the country, with its plus
 */
export function doorQuery({ phone, text }: Pick<TypedDoor, 'phone' | 'text'>, phonePrefix: string): string {
  const number = nationalNumber(phone, phonePrefix);
  const words = text.trim();
  if (number.length < shortestNumber || words === '') return '';
  const query = `${number} ${words}`;
  // Cut between words: a cut inside a word could split a surrogate pair.
  return query.length > longestQuery ? query.slice(0, longestQuery + 1).replace(/\s\S*$/, '') : query;
}

/**
 * The saved customer with the typed phone and address, however each is written. A unit or building that is not typed yet
 * matches any, unless the number is saved with several of them.
 * @param phonePrefix of the country, with its plus
 */
export function customerAtDoor<Saved extends { readonly phone: string; readonly address: string }>(
  typed: TypedDoor,
  saved: readonly Saved[],
  phonePrefix: string,
): Saved | null {
  if (typed.text.trim() === '') return null;
  const key = customerKey({ phone: typed.phone, address: joinAddress(typed) }, phonePrefix);
  const exact = saved.find((customer) => customerKey(customer, phonePrefix) === key);
  if (exact) return exact;
  const possible = saved.filter(({ phone, address }) => {
    const { unit, building, text } = splitAddress(address);
    const asTyped = { unit: typed.unit && unit, building: typed.building && building, text };
    return customerKey({ phone, address: joinAddress(asTyped) }, phonePrefix) === key;
  });
  return possible.length === 1 ? (possible[0] ?? null) : null;
}
