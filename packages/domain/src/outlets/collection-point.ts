import { foldedEmail } from '../accounts/email-address.ts';
import type { Coordinates } from '../places/coordinates.ts';
import { guestVendorId } from './guest-vendor.ts';
import { hasCoordinates, isEditableOutlet, originAddressFaults } from './outlet-rules.ts';
import { foldedVendorId } from './vendor-id.ts';

/** Limits of a collection point. A label is the name of a place on a phone; more owners than 20 are a team, not a shop. */
export const collectionPointLimits = { owners: 20, label: 100 } as const;

/** A collection point as a merchant enters it (specification §2, §3), without its id, which is locked once it exists. */
export interface CollectionPoint {
  readonly label: string;
  readonly phone: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly street: string;
  readonly riderNotes: string;
  /** E-mail addresses as they were typed; an empty one counts as none. */
  readonly owners: readonly string[];
}

export type OutletIdFaultKey =
  | 'validation.fill-outlet-id'
  | 'validation.wrong-outlet-id'
  | 'validation.reserved-outlet-id';

export type CollectionPointFaultKey =
  | 'validation.fill-label'
  | 'validation.fill-phone'
  | 'validation.phone-incorrect'
  | 'validation.select-pickup-address'
  | 'address.other-country'
  | 'address.notes-too-long'
  | 'address.too-long'
  | 'validation.email-invalid'
  | 'validation.too-many-owners';

export interface CollectionPointFault {
  readonly field: keyof CollectionPoint | `owners.${number}`;
  readonly key: CollectionPointFaultKey;
}

export interface CollectionPointFacts {
  isPossiblePhone(text: string): boolean;
  /** The portal leaves the borders to the server. */
  isInCountry?(point: Coordinates): boolean;
}

/** Why a new outlet cannot have this id; the first rule of specification §5. */
export function outletIdFault(typed: string): OutletIdFaultKey | null {
  if (typed.trim() === '') return 'validation.fill-outlet-id';
  const id = foldedVendorId(typed);
  if (id === null) return 'validation.wrong-outlet-id';
  // An outlet that is locked by its id could never be edited.
  return isEditableOutlet(id) && id !== guestVendorId ? null : 'validation.reserved-outlet-id';
}

/** All other faults of a collection point, in the order of specification §5. */
export function collectionPointFaults(
  point: CollectionPoint,
  facts: CollectionPointFacts,
): readonly CollectionPointFault[] {
  return [
    ...(point.label.trim() === '' ? [{ field: 'label', key: 'validation.fill-label' } as const] : []),
    ...phoneFaults(point.phone, facts),
    ...addressFaults(point, facts),
    ...ownerFaults(point.owners),
  ];
}

function phoneFaults(phone: string, { isPossiblePhone }: CollectionPointFacts): CollectionPointFault[] {
  if (phone.trim() === '') return [{ field: 'phone', key: 'validation.fill-phone' }];
  return isPossiblePhone(phone) ? [] : [{ field: 'phone', key: 'validation.phone-incorrect' }];
}

const fieldOfOrigin = { coordinates: 'address', notes: 'riderNotes', street_address: 'street' } as const;

function addressFaults(point: CollectionPoint, { isInCountry }: CollectionPointFacts): CollectionPointFault[] {
  const origin = { ...point, notes: point.riderNotes, street_address: point.street };
  const missing = point.address.trim() === '' || !hasCoordinates(point);
  return [
    ...(missing ? [{ field: 'address', key: 'validation.select-pickup-address' } as const] : []),
    ...originAddressFaults(origin, isInCountry).flatMap(({ field, key }): CollectionPointFault[] =>
      key === 'address.no-coordinates' ? [] : [{ field: fieldOfOrigin[field], key }],
    ),
  ];
}

function ownerFaults(owners: readonly string[]): CollectionPointFault[] {
  const wrong = owners.flatMap((typed, index): CollectionPointFault[] =>
    typed.trim() === '' || foldedEmail(typed) !== null
      ? []
      : [{ field: `owners.${index}`, key: 'validation.email-invalid' }],
  );
  const tooMany = foldedOwners(owners).length > collectionPointLimits.owners;
  return tooMany ? [...wrong, { field: 'owners', key: 'validation.too-many-owners' }] : wrong;
}

/** The canonical spelling of each owner's address, once each, in the order in which they were typed. */
export function foldedOwners(owners: readonly string[]): readonly string[] {
  return [...new Set(owners.map(foldedEmail).filter((email) => email !== null))];
}
