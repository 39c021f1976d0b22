import type { CallInput } from '@riderbell/contract/call.ts';
import type { createOutlet } from '@riderbell/contract/calls/outlets/create-outlet.ts';
import type { updateOutlet } from '@riderbell/contract/calls/outlets/update-outlet.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { collectionPointFaults, outletIdFault } from '@riderbell/domain/outlets/collection-point.ts';
import { hasCoordinates } from '@riderbell/domain/outlets/outlet-rules.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { isUnchosen } from '@riderbell/domain/places/unchosen-address.ts';

/** A collection point as a merchant types it into the dialog. */
export interface TypedPoint {
  parentId: string;
  id: string;
  label: string;
  phone: string;
  place: ChosenPlace | null;
  /** The text in the address field; empty once a place is chosen for it. */
  typedAddress: string;
  unit: string;
  building: string;
  notes: string;
  owners: readonly string[];
  /** An address in the field that was not added to the owners yet; saving adds it. */
  typedOwner: string;
}

export type PointField = Exclude<keyof TypedPoint, 'typedOwner' | 'typedAddress'>;

/** The first fault of each field, as the key of its text. */
export type PointFaults = { readonly [Field in PointField]?: string };

/** @param parentId the parent of a new collection point; ignored with an outlet */
export function typedPointOf(outlet: Vendor | null, parentId: string): TypedPoint {
  if (outlet === null) {
    const empty = { id: '', label: '', phone: '', unit: '', building: '', notes: '' };
    return { ...empty, parentId, place: null, typedAddress: '', owners: [], typedOwner: '' };
  }
  const { contact, location, owners } = outlet.vendor_information;
  return {
    parentId: outlet.parent_vendor_id ?? parentId,
    id: outlet.vendor_id,
    label: outlet.name,
    phone: contact.phone,
    place: placeOf(outlet),
    typedAddress: '',
    unit: location.unit,
    building: location.building,
    notes: location.rider_instructions,
    owners,
    typedOwner: '',
  };
}

function placeOf(outlet: Vendor): ChosenPlace | null {
  const { location } = outlet.vendor_information;
  if (!hasCoordinates(location)) return null;
  const { latitude, longitude, address_text: address, building, city, postal_code, country_code } = location;
  return {
    coordinates: { latitude, longitude },
    address,
    building,
    city,
    postalCode: postal_code,
    countryCode: country_code,
  };
}

/** Why an address cannot be added to the owners; null if it can. Addresses are compared in the spelling of accounts. */
export function newOwnerFault(typed: string, owners: readonly string[]): string | null {
  const email = foldedEmail(typed);
  if (email === null) return 'validation.email-invalid';
  return owners.some((owner) => foldedEmail(owner) === email) ? 'owners.repeated' : null;
}

/** The owners with the address that is still in the field. */
function allOwners({ owners, typedOwner }: TypedPoint): readonly string[] {
  return typedOwner.trim() === '' ? owners : [...owners, typedOwner];
}

/** What is typed, as a text that is equal for equal input. */
export function contentOf({ typedAddress, typedOwner, ...typed }: TypedPoint): string {
  const address = typed.place?.address ?? '';
  const unchosen = isUnchosen(typedAddress, address) ? typedAddress : '';
  const owners = [...typed.owners, ...(typedOwner.trim() === '' ? [] : [foldedEmail(typedOwner) ?? typedOwner])];
  return JSON.stringify({ ...typed, owners, unchosen });
}

/** The faults that the portal can find; the server checks all of them again (specification §5, Collection point). */
export function pointFaults(
  typed: TypedPoint,
  { isNew, isPossiblePhone }: { isNew: boolean; isPossiblePhone: (text: string) => boolean },
): PointFaults {
  const { label, phone, place, notes, typedOwner, owners } = typed;
  const address = place?.address ?? '';
  const { latitude = null, longitude = null } = place?.coordinates ?? {};
  const point = { label, phone, address, latitude, longitude, street: address, riderNotes: notes };
  const found = collectionPointFaults({ ...point, owners: allOwners(typed) }, { isPossiblePhone });
  const faults: Partial<Record<PointField, string>> = {};
  for (const { field, key } of found) faults[fieldOf(field)] ??= key;
  if (isUnplaced(typed)) faults.place = 'validation.select-pickup-address';
  const id = isNew ? outletIdFault(typed.id) : null;
  if (id !== null) faults.id = id;
  const owner = typedOwner.trim() === '' ? null : newOwnerFault(typedOwner, owners);
  if (owner !== null) faults.owners = owner;
  return faults;
}

/** Whether the field has a text for which no place was chosen; beside a pin without an address it is the pin's name. */
function isUnplaced({ place, typedAddress }: TypedPoint): boolean {
  const address = place?.address ?? '';
  return address !== '' && isUnchosen(typedAddress, address);
}

/** The form's fields by the names of the rules and of the wire. */
const fields: Readonly<Record<string, PointField>> = {
  client_vendor_id: 'id',
  parent_vendor_id: 'parentId',
  label: 'label',
  name: 'label',
  phone: 'phone',
  phone_number: 'phone',
  riderNotes: 'notes',
  rider_instructions: 'notes',
  unit: 'unit',
  building: 'building',
  owners: 'owners',
  users: 'owners',
};

/** The form's field for a field of a rule or of a refusal; what remains are parts of the address. */
export function fieldOf(field: string): PointField {
  return fields[field.split('.')[0] ?? ''] ?? 'place';
}

/** What both calls take. While the place is unchanged, the parts of the address that the dialog does not show stay. */
export function bodyOf(typed: TypedPoint, outlet: Vendor | null): CallInput<typeof updateOutlet>['body'] {
  const { place } = typed;
  const known = outlet?.vendor_information.location;
  const isSamePlace =
    known !== undefined &&
    known.latitude === place?.coordinates.latitude &&
    known.longitude === place?.coordinates.longitude &&
    known.address_text === place?.address;
  return {
    name: typed.label,
    address: place?.address ?? '',
    latitude: place?.coordinates.latitude ?? null,
    longitude: place?.coordinates.longitude ?? null,
    rider_instructions: typed.notes,
    phone_number: typed.phone,
    city: place?.city ?? '',
    users: [...allOwners(typed)],
    unit: typed.unit,
    building: typed.building,
    street: isSamePlace ? known.street : (place?.address ?? ''),
    street_number: isSamePlace ? known.street_number : '',
    postal_code: place?.postalCode ?? '',
    country_code: place?.countryCode ?? '',
  };
}

export function newPointBody(typed: TypedPoint): CallInput<typeof createOutlet>['body'] {
  return { ...bodyOf(typed, null), parent_vendor_id: typed.parentId, client_vendor_id: typed.id };
}
