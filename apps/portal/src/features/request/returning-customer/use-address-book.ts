import { type ComponentType, useState } from 'react';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useLater } from '@riderbell/web/lazy/use-later.ts';
import { forgetDropOff, type Keeper } from '../draft/stored-draft.ts';
import type { SavedCustomer } from '../../../parts/places/saved-customer.ts';
import type { SavedCustomersProps } from '../../../parts/places/saved-customers.tsx';

export interface AddressBook extends Pick<
  SavedCustomersProps,
  'addressText' | 'chosen' | 'onMatches' | 'onKnown' | 'onForgotten'
> {
  /** Its fields and offers; null while it is off, or not fetched yet. */
  readonly SavedCustomers: ComponentType<SavedCustomersProps> | null;
  readonly matches: readonly SavedCustomer[];
  /** Numbers of customers who are not to be offered any more. */
  readonly forgotten: readonly string[];
  /** The customer whom the form is for, if they were delivered to before. */
  readonly known: SavedCustomer | null;
  setText(text: string): void;
  setChosen(customer: SavedCustomer | null): void;
}

/** What the request keeps of the address book: who fits the typed address, and whom the form was filled in from. */
export function useAddressBook(keeper: Keeper, isOffered: boolean): AddressBook {
  const isOn = useFlag('activate-address-book') && isOffered;
  const part = useLater(['addressbook'], () => import('../../../parts/places/saved-customers.tsx'), isOn);
  const [addressText, setText] = useState('');
  const [matches, onMatches] = useState<readonly SavedCustomer[]>([]);
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<SavedCustomer | null>(null);
  const [known, onKnown] = useState<SavedCustomer | null>(null);
  return {
    SavedCustomers: isOn && part ? part.SavedCustomers : null,
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
