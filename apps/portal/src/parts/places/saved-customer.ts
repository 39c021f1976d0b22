import type { SavedAddress } from '@riderbell/contract/shapes/saved-address.ts';
import type { HandOverSpot } from '@riderbell/domain/addressbook/hand-over.ts';
import { readableAddress, splitAddress } from '@riderbell/domain/places/address.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { placeAt } from './place.ts';

/** A customer of the address book in the shape of the form. */
export interface SavedCustomer {
  readonly id: string;
  readonly place: ChosenPlace;
  /** Where riders handed over recent orders, if known. */
  readonly handOver: HandOverSpot | null;
  readonly customer: {
    readonly unitNumber: string;
    readonly building: string;
    readonly customerName: string;
    readonly customerPhone: string;
    readonly riderNotes: string;
  };
}

export function savedCustomerOf(saved: SavedAddress): SavedCustomer {
  const { unit, building, text } = splitAddress(saved.address);
  const { latitude, longitude } = saved;
  return {
    id: saved.id,
    place: placeAt({ latitude, longitude }, text),
    handOver: saved.hand_over ?? null,
    customer: {
      unitNumber: unit,
      building,
      customerName: saved.name,
      customerPhone: saved.phone_number,
      riderNotes: saved.notes,
    },
  };
}

/** The readable address for a line of a list, without its empty parts. */
export function addressLine({ address }: SavedAddress): string {
  return readableAddress(address);
}
