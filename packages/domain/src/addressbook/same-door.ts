import { type AddressParts, joinAddress, splitAddress } from '../places/address.ts';
import { customerKey, nationalNumber } from './search-terms.ts';

/** Whom a request is for, as far as it is filled in. */
export interface TypedDoor extends AddressParts {
  readonly phone: string;
}

/** Shorter ones are still being typed. */
const shortestNumber = 6;
/** What the search takes. */
const longestQuery = 200;

/**
 * What to ask the address book for, to learn whom the typed phone and address mean; empty while too little is typed.
 * @param phonePrefix of the country, with its plus
 */
export function doorQuery({ phone, text }: Pick<TypedDoor, 'phone' | 'text'>, phonePrefix: string): string {
  const number = nationalNumber(phone, phonePrefix);
  const words = text.trim();
  if (number.length < shortestNumber || words === '') return '';
  const query = `${number} ${words}`;
  // Not in the middle of a word, which might be the half of a letter.
  return query.length > longestQuery ? query.slice(0, longestQuery + 1).replace(/\s\S*$/, '') : query;
}

/**
 * The saved customer whom the typed phone and address mean: the same number and the same address, written in whichever
 * way. Unit and building that are not typed yet are taken for theirs, unless the number is known at several of them.
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
