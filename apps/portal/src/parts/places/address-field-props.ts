import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { Ref } from 'react';
import type { CustomerOffer, PlaceOffer } from './field-entries.ts';

/** What a field that searches for an address is given. */
export interface AddressFieldProps {
  readonly label: string;
  /** The address of the chosen place; empty while there is none, or while it has no address. */
  readonly value: string;
  /** Where the person is looking; nearer places come first. */
  readonly near: Coordinates | null;
  readonly onChoose: (place: ChosenPlace) => void;
  readonly onClear: () => void;
  readonly offers?: readonly PlaceOffer[];
  readonly onOffer?: (key: string) => void;
  /** Customers who fit what is typed; chosen by `onOffer`. */
  readonly matches?: readonly CustomerOffer[];
  /** What is typed; empty once it is settled: chosen, put back, or the name of a pin. */
  readonly onText?: ((text: string) => void) | undefined;
  /** Set while a pin has no address: what is typed is its address unless a place is chosen. */
  readonly onName?: ((address: string) => void) | undefined;
  readonly error?: string | null | undefined;
  /** Searched for as if it had been typed, once for each new object; nothing of what is found is marked by itself. */
  readonly asked?: { readonly text: string } | null;
  /** Hears what is pasted; true when it goes elsewhere and not into the field. */
  readonly onPasted?: ((text: string) => boolean) | undefined;
  /** The address of the pin is being looked up. */
  readonly pending?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
}
