import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { isUnchosen } from '@riderbell/domain/places/unchosen-address.ts';
import { useState } from 'react';
import type { AddressFieldProps } from '../../../parts/places/address-field-props.ts';

/** The text in an address field while it is not the address of the chosen place. */
export interface TypedAddress {
  /** The whole text; empty once a place is chosen for it. */
  readonly text: string;
  /** The same text while no place is chosen for it. Until one is, nothing is sent or saved. */
  readonly unchosen: string;
  /** The field searches for it as if it had been typed. */
  readonly searchText: AddressFieldProps['searchText'];
  /** Makes the field search for a text; an empty text clears the field. */
  ask(text: string): void;
  onText(text: string): void;
}

/** @param initial the text that was in the field when the merchant left the form */
export function useTypedAddress(initial: string, chosen: ChosenPlace | null): TypedAddress {
  const [text, onText] = useState(initial);
  const [searchText, setSearchText] = useState<TypedAddress['searchText']>(initial === '' ? null : { text: initial });
  // Text typed for a pin without an address is the pin's name.
  const isName = chosen?.address === '';
  return {
    text,
    unchosen: !isName && isUnchosen(text, chosen?.address ?? '') ? text.trim() : '',
    searchText,
    ask: (wanted) => {
      onText(wanted);
      setSearchText({ text: wanted });
    },
    onText,
  };
}
