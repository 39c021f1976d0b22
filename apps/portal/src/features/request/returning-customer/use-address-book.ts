import { type ComponentType, useState } from 'react';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useLater } from '@riderbell/web/lazy/use-later.ts';
import type { SavedCustomer } from '../../../parts/places/saved-customer.ts';
import type { SavedCustomersProps } from '../../../parts/places/saved-customers.tsx';
import { forgetDropOff, type Keeper } from '../draft/stored-draft.ts';

export interface AddressBook {
  /** Its fields and offers; null while it is off, or not fetched yet. */
  readonly SavedCustomers: ComponentType<SavedCustomersProps> | null;
  /** What is searched for in it, and what it says. */
  readonly search: Pick<SavedCustomersProps, 'addressText' | 'chosen' | 'onMatches' | 'onKnown' | 'onForgotten'>;
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
  const onForgotten = (customer: SavedCustomer) => {
    setChosen(null);
    setForgotten([...forgotten, customer.customer.customerPhone]);
    forgetDropOff(keeper, customer);
  };
  return {
    SavedCustomers: isOn && part ? part.SavedCustomers : null,
    search: { addressText, chosen, onMatches, onKnown, onForgotten },
    matches,
    forgotten,
    known,
    setText,
    setChosen,
  };
}
