import type { Sender } from '@riderbell/contract/calls/orders/create-order.ts';
import { filterPhoneInput } from '@riderbell/domain/orders/phone-number.ts';
import { joinAddress, readableAddress } from '@riderbell/domain/places/address.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { tidyName } from '@riderbell/domain/orders/tidy-name.ts';
import { type StorageKey, type Store, tabStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import { isChosenPlace } from '../returning-customer/recent-drop-offs.ts';

/** Who sends a guest's order, and where it is collected, as filled in (specification §3, sender). */
export interface GuestSender {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly unit: string;
  readonly building: string;
  readonly notes: string;
  readonly place: ChosenPlace | null;
  /** What is typed as the address and has no place yet. */
  readonly typedAddress: string;
  /** Whether the guest has gone on with it; until then it is a draft. */
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

/** What was kept of the sender. It names a person, so it is kept no longer than the tab, like the rest of the request. */
export function keptSender(area: Pick<Store, 'read'> = tabStore, againOrderId?: string): GuestSender {
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

export function keepSender(sender: GuestSender, againOrderId?: string): void {
  tabStore.write(senderKey(againOrderId), sender);
}

/** The sender of an order that is ordered again is kept apart, like the draft of it. */
function senderKey(againOrderId: string | undefined): StorageKey {
  const { guestSender } = storageKeys;
  return againOrderId === undefined ? guestSender : (`${guestSender}.${againOrderId}` as StorageKey);
}

/** The place of collection for people to read. */
export function readablePlace({ unit, building, place }: GuestSender): string {
  return readableAddress([unit, building, place?.address ?? ''].join(','));
}

/** The sender as the wire has it; undefined while there is none. */
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
