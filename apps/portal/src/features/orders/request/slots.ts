import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { ComponentType, Ref } from 'react';
import type { ChosenPlace } from './place.ts';

/** What this feature asks of a field that searches for an address; `app/` hands over the one of the places. */
export interface AddressFieldSlot {
  readonly label: string;
  readonly value: string;
  readonly near: Coordinates | null;
  readonly onChoose: (place: ChosenPlace) => void;
  readonly onClear: () => void;
  readonly offers?: readonly { readonly key: string; readonly title: string; readonly note?: string }[];
  readonly onOffer?: (key: string) => void;
  readonly onName?: ((address: string) => void) | undefined;
  readonly error?: string | null | undefined;
  readonly pending?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Finds the address of a point; rejects with an `ApiProblem` when nobody knows it. */
export type LookUpPlace = (
  at: Coordinates,
  scope: { readonly country: string; readonly language: string; readonly near: Coordinates | null },
  signal: AbortSignal,
) => Promise<ChosenPlace>;

/** The parts of other features that the request screen shows, and the ways out of it. */
export interface RequestSlots {
  readonly AddressField: ComponentType<AddressFieldSlot>;
  readonly lookUpPlace: LookUpPlace;
  /** Goes where the new order is followed. */
  readonly onCreated: (vendorId: string, orderId: string) => void;
  /** The address of the screen that lists the vendor's orders. */
  readonly trackingPath: (vendorId: string) => string;
}
