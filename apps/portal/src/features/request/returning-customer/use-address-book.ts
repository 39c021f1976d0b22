import { type ComponentType, useState } from 'react';
import { useFlag } from '@riderbell/web/flags/flags.ts';
import { useDeferredPart } from '@riderbell/web/lazy/use-deferred-part.ts';
import type { SavedCustomer } from '../../../parts/places/saved-customer.ts';
import type { SavedCustomersProps } from '../../../parts/places/saved-customers.tsx';
import { forgetDropOff, type DraftOwner } from '../draft/stored-draft.ts';

export interface AddressBook {
  /** Its fields and offers; null while it is off or not loaded yet. */
  readonly SavedCustomers: ComponentType<SavedCustomersProps> | null;
  /** The input of the search, and its results. */
  readonly search: Pick<SavedCustomersProps, 'addressText' | 'chosen' | 'onMatches' | 'onMatch' | 'onForgotten'>;
  readonly matches: readonly SavedCustomer[];
  /** Phone numbers of customers who must not be offered any more. */
  readonly forgotten: readonly string[];
  /** The returning customer whom the form is for; null if it is a new one. */
  readonly known: SavedCustomer | null;
  setText(text: string): void;
  setChosen(customer: SavedCustomer | null): void;
}

/** The request's state of the address book: who matches the typed address, and who filled the form in. */
export function useAddressBook(owner: DraftOwner, isOffered: boolean): AddressBook {
  const isOn = useFlag('activate-address-book') && isOffered;
  const part = useDeferredPart(['addressbook'], () => import('../../../parts/places/saved-customers.tsx'), isOn);
  const [addressText, setText] = useState('');
  const [matches, onMatches] = useState<readonly SavedCustomer[]>([]);
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<SavedCustomer | null>(null);
  const [known, onMatch] = useState<SavedCustomer | null>(null);
  const onForgotten = (customer: SavedCustomer) => {
    setChosen(null);
    setForgotten([...forgotten, customer.customer.customerPhone]);
    forgetDropOff(owner, customer);
  };
  return {
    SavedCustomers: isOn && part ? part.SavedCustomers : null,
    search: { addressText, chosen, onMatches, onMatch, onForgotten },
    matches,
    forgotten,
    known,
    setText,
    setChosen,
  };
}
