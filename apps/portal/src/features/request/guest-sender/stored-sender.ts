import type { Sender } from '@riderbell/contract/calls/orders/create-order.ts';
import { filterPhoneInput } from '@riderbell/domain/orders/phone-number.ts';
import { joinAddress, readableAddress } from '@riderbell/domain/places/address.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { tidyName } from '@riderbell/domain/orders/tidy-name.ts';
import { type StorageKey, type Store, tabStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import { isChosenPlace } from '../returning-customer/recent-drop-offs.ts';

/** The sender of a guest's order and the collection point, as filled in (specification §3, sender). */
export interface GuestSender {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly unit: string;
  readonly building: string;
  readonly notes: string;
  readonly place: ChosenPlace | null;
  /** The text typed as the address while no place is chosen for it. */
  readonly typedAddress: string;
  /** Whether the guest has continued with it; until then it is a draft. */
  readonly given: boolean;
}

export const emptySender: GuestSender = {
  name: '',
  email: '',
  phone: '',
  unit: '',
  building: '',
  notes: '',
  place: null,
  typedAddress: '',
  given: false,
};

/** The stored sender. It names a person, so it is stored no longer than the tab lives, like the rest of the request. */
export function readStoredSender(area: Pick<Store, 'read'> = tabStore, againOrderId?: string): GuestSender {
  const stored = area.read(senderKey(againOrderId));
  if (typeof stored !== 'object' || stored === null) return emptySender;
  const { place, given, ...fields } = stored as Partial<Record<keyof GuestSender, unknown>>;
  const text = (name: keyof typeof fields) => (typeof fields[name] === 'string' ? fields[name] : '');
  const known = isChosenPlace(place) ? place : null;
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    unit: text('unit'),
    building: text('building'),
    notes: text('notes'),
    place: known,
    typedAddress: text('typedAddress'),
    given: given === true && known !== null,
  };
}

export function storeSender(sender: GuestSender, againOrderId?: string): void {
  tabStore.write(senderKey(againOrderId), sender);
}

/** The sender of an order that is ordered again is stored separately, like its draft. */
function senderKey(againOrderId: string | undefined): StorageKey {
  const { guestSender } = storageKeys;
  return againOrderId === undefined ? guestSender : (`${guestSender}.${againOrderId}` as StorageKey);
}

/** The readable collection point. */
export function readablePlace({ unit, building, place }: GuestSender): string {
  return readableAddress([unit, building, place?.address ?? ''].join(','));
}

/** The sender for the wire; undefined without one. */
export function senderOnTheWire(sender: GuestSender): Sender | undefined {
  const { name, email, phone, unit, building, notes, place, given } = sender;
  if (!given || place === null) return undefined;
  return {
    name: tidyName(name),
    email: email.trim(),
    phone_number: filterPhoneInput(phone),
    location: {
      address: joinAddress({ unit, building, text: place.address }),
      latitude: place.coordinates.latitude,
      longitude: place.coordinates.longitude,
      notes: notes.trim(),
    },
  };
}
