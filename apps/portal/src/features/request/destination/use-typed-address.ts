import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { isUnchosen } from '@riderbell/domain/places/unchosen-address.ts';
import { useState } from 'react';
import type { AddressFieldProps } from '../../../parts/places/address-field-props.ts';

/** What stands in an address field while it is not the address of the chosen place. */
export interface TypedAddress {
  /** All of what is typed; empty once it is settled. */
  readonly text: string;
  /** The same while no place is chosen for it: nothing is sent or saved meanwhile. */
  readonly unchosen: string;
  /** For the field: searched for as if it had been typed. */
  readonly asked: AddressFieldProps['asked'];
  /** Has the field search for a text; an empty one empties the field. */
  ask(text: string): void;
  onText(text: string): void;
}

/** @param begun what was typed when the form was left */
export function useTypedAddress(begun: string, chosen: ChosenPlace | null): TypedAddress {
  const [text, onText] = useState(begun);
  const [asked, setAsked] = useState<TypedAddress['asked']>(begun === '' ? null : { text: begun });
  // What is typed for a pin without an address is its name.
  const isName = chosen?.address === '';
  return {
    text,
    unchosen: !isName && isUnchosen(text, chosen?.address ?? '') ? text.trim() : '',
    asked,
    ask: (wanted) => {
      onText(wanted);
      setAsked({ text: wanted });
    },
    onText,
  };
}
