import { useState } from 'react';
import { forgetDropOff, type Keeper } from '../draft/stored-draft.ts';
import type { SavedCustomer, SavedCustomersSlot } from '../slots.ts';

export interface AddressBook extends Pick<
  SavedCustomersSlot,
  'addressText' | 'chosen' | 'onMatches' | 'onKnown' | 'onForgotten'
> {
  readonly matches: readonly SavedCustomer[];
  /** Numbers of customers who are not to be offered any more. */
  readonly forgotten: readonly string[];
  /** The customer whom the form is for, if they were delivered to before. */
  readonly known: SavedCustomer | null;
  setText(text: string): void;
  setChosen(customer: SavedCustomer | null): void;
}

/** What the request keeps of the address book: who fits the typed address, and whom the form was filled in from. */
export function useAddressBook(keeper: Keeper): AddressBook {
  const [addressText, setText] = useState('');
  const [matches, onMatches] = useState<readonly SavedCustomer[]>([]);
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<SavedCustomer | null>(null);
  const [known, onKnown] = useState<SavedCustomer | null>(null);
  return {
    addressText,
    setText,
    matches,
    onMatches,
    chosen,
    known,
    onKnown,
    forgotten,
    setChosen,
    onForgotten: (customer) => {
      setChosen(null);
      setForgotten([...forgotten, customer.customer.customerPhone]);
      forgetDropOff(keeper, customer);
    },
  };
}
