import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { HandOverSpot } from '@riderbell/domain/addressbook/hand-over.ts';
import type { TypedDoor } from '@riderbell/domain/addressbook/same-door.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { ComponentType, Ref } from 'react';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { RecentDropOff } from './returning-customer/recent-drop-offs.ts';

/** A customer who fits the typed address; `address` is without unit and building. */
export interface CustomerOffer {
  readonly key: string;
  readonly title: string;
  readonly note?: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

/** What this feature asks of a field that searches for an address; `app/` hands over the one of the places. */
export interface AddressFieldSlot {
  readonly label: string;
  readonly value: string;
  readonly near: Coordinates | null;
  readonly onChoose: (place: ChosenPlace) => void;
  readonly onClear: () => void;
  readonly offers?: readonly { readonly key: string; readonly title: string; readonly note?: string }[];
  readonly onOffer?: (key: string) => void;
  readonly matches?: readonly CustomerOffer[];
  /** What is typed; empty once it is settled: chosen, put back, or the name of a pin. */
  readonly onText?: ((text: string) => void) | undefined;
  readonly onName?: ((address: string) => void) | undefined;
  /** Searched for as if it had been typed, once for each new object; the person chooses what was found. */
  readonly asked?: { readonly text: string } | null;
  /** Hears what is pasted; true when it goes elsewhere and not into the field. */
  readonly onPasted?: ((text: string) => boolean) | undefined;
  readonly error?: string | null | undefined;
  readonly pending?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A customer of the address book. */
export interface SavedCustomer extends RecentDropOff {
  readonly id: string;
  /** Where riders handed over to them the last times, where that is known. */
  readonly handOver: HandOverSpot | null;
}

/** What this feature asks of the address book, within its form: it offers customers at the fields of the form, and forgets them. */
export interface SavedCustomersSlot {
  readonly vendorId: string;
  readonly addressText: string;
  readonly chosen: SavedCustomer | null;
  readonly door: TypedDoor;
  readonly onMatches: (customers: readonly SavedCustomer[]) => void;
  readonly onKnown: (customer: SavedCustomer | null) => void;
  readonly onChoose: (customer: SavedCustomer) => void;
  readonly onForgotten: (customer: SavedCustomer) => void;
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
  /** null while the address book is off, or not there yet. */
  readonly SavedCustomers: ComponentType<SavedCustomersSlot> | null;
  /** What a parcel may be and must not be, for whoever sends one in their life; null for merchants, and until it is there. */
  readonly ParcelRules: ComponentType | null;
  /** The welcome to the form, which it points at: it comes with the form, not while the collection point is still asked for. */
  readonly Tour: ComponentType | null;
  /** Goes where the new order is followed. */
  readonly onCreated: (order: Order) => void;
  /** The orders of the vendor that this device keeps, where it keeps any. */
  readonly ordersKeptHere: (vendorId: string) => Promise<readonly Order[]>;
  /** The address of a request that begins empty, or with what was kept of it. */
  readonly requestPath: (vendorId: string) => string;
  /** The address of the screen that lists the vendor's orders. */
  readonly trackingPath: (vendorId: string) => string;
  /** The order that is changed instead of requested; null for a new request. */
  readonly editedOrderId: string | null;
  /** The address at which this screen changes an order. */
  readonly editPath: (vendorId: string, orderId: string) => string;
  /** The order that is ordered again; null for a request that begins by itself. */
  readonly againOrderId: string | null;
  /** The address at which this screen begins as a copy of an order. */
  readonly againPath: (vendorId: string, orderId: string) => string;
  /** The address at which an order is followed. */
  readonly orderPath: (vendorId: string, orderId: string) => string;
}
