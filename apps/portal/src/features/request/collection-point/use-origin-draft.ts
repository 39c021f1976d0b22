import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../../platform/session/browser-session.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import { type TabDraft, tabDraftOf } from '@riderbell/web/storage/tab-draft.ts';
import { isChosenPlace } from '../returning-customer/recent-drop-offs.ts';
import { originPlaceOf } from './change-origin.tsx';
import type { OriginForm } from './origin-details.tsx';

/** A collection point as far as the merchant has filled it in. */
export interface TypedOrigin {
  readonly details: OriginForm;
  readonly place: ChosenPlace | null;
  /** The text typed as the address while no place is chosen for it. */
  readonly typedAddress: string;
}

export interface OriginDraft {
  readonly initial: TypedOrigin;
  readonly found: TabDraft<never>['found'];
  /** The merchant has saved it, or left it on purpose. */
  end(): void;
  keep(typed: TypedOrigin): void;
}

/** The vendor's collection point as stored; empty until it has one. */
function originOfVendor(vendor: Vendor): TypedOrigin {
  const place = originPlaceOf(vendor);
  const { unit, rider_instructions: notes } = vendor.vendor_information.location;
  const { building, city, postalCode } = place ?? { building: '', city: '', postalCode: '' };
  const details = { unit: place ? unit : '', building, city, postalCode, notes: place ? notes : '' };
  return { details, place, typedAddress: '' };
}

const fieldsOf = ({ details, place, typedAddress }: TypedOrigin) => ({
  ...details,
  typedAddress,
  place: place ? JSON.stringify(place) : '',
});

function placeIn(stored: string): ChosenPlace | null {
  const place: unknown = stored === '' ? null : JSON.parse(stored);
  return isChosenPlace(place) ? place : null;
}

/** The draft of a collection point that was filled in and not saved, stored for this tab. */
export function useOriginDraft(vendor: Vendor): OriginDraft {
  const account = useSession()?.user.id ?? '';
  const [draft] = useState(() =>
    tabDraftOf(storageKeys.originDraft, `${account} ${vendor.vendor_id}`, fieldsOf(originOfVendor(vendor))),
  );
  const hasEnded = useRef(false);
  const { place, typedAddress, ...details } = draft.fields;
  return {
    initial: { details, typedAddress, place: placeIn(place) },
    found: draft.found,
    keep(typed) {
      if (!hasEnded.current) draft.keep(fieldsOf(typed));
    },
    end() {
      hasEnded.current = true;
      draft.drop();
    },
  };
}

/** Stores each change. `address` is that of the place, or the merchant's own name for it. */
export function useStoredOriginDraft(
  keep: (typed: TypedOrigin) => void,
  { details, place, address, typedAddress }: TypedOrigin & { readonly address: string },
): void {
  const keepNow = useEffectEvent((now: TypedOrigin) => keep(now));
  useEffect(() => {
    keepNow({ details, place: place && { ...place, address }, typedAddress });
  }, [details, place, address, typedAddress]);
}
