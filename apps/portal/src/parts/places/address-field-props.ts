import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { RefObject } from 'react';
import type { CustomerOffer, PlaceOffer } from './field-entries.ts';

/** The props of a field that searches for an address. */
export interface AddressFieldProps {
  readonly label: string;
  /** The address of the chosen place; empty while there is none, or while it has no address. */
  readonly value: string;
  /** The centre of the search; nearer places come first. */
  readonly near: Coordinates | null;
  readonly onChoose: (place: ChosenPlace) => void;
  readonly onClear: () => void;
  readonly offers?: readonly PlaceOffer[];
  readonly onOffer?: (key: string) => void;
  /** Customers who match the typed text; choosing one calls `onOffer`. */
  readonly matches?: readonly CustomerOffer[];
  /** Gets the typed text; empty once a place is chosen, the chosen one is restored, or the text names a pin. */
  readonly onText?: ((text: string) => void) | undefined;
  /** Set while a pin has no address: the typed text names the pin unless a place is chosen. */
  readonly onName?: ((address: string) => void) | undefined;
  readonly error?: string | null | undefined;
  /** A text to search for as if it had been typed, once for each new object; no result is marked automatically. */
  readonly searchText?: { readonly text: string } | null;
  /** Gets pasted text; returns true to handle it instead of the field. */
  readonly onPasted?: ((text: string) => boolean) | undefined;
  /** Whether the address of the pin is being looked up. */
  readonly pending?: boolean;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly autoFocus?: boolean;
}
