import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { samePoint } from '@riderbell/domain/places/chosen-place.ts';
import type { RequestForm } from '../model/request-form.ts';

/** A longer list would need a search, and the search is right above it. */
const MAX_DROP_OFFS = 5;

/** A customer whom this counter has delivered to. */
export interface RecentDropOff {
  readonly place: ChosenPlace;
  readonly customer: Pick<RequestForm, 'unitNumber' | 'building' | 'customerName' | 'customerPhone' | 'riderNotes'>;
}

/** The newest first; the same customer at the same place is listed once. */
export function rememberDropOff(known: readonly RecentDropOff[], latest: RecentDropOff): readonly RecentDropOff[] {
  const others = known.filter(
    ({ place, customer }) =>
      !samePoint(place.coordinates, latest.place.coordinates) ||
      customer.customerPhone !== latest.customer.customerPhone,
  );
  return [latest, ...others].slice(0, MAX_DROP_OFFS);
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a stored value is a place; the storage may hold anything, including the values of an earlier build. */
export function isChosenPlace(value: unknown): value is ChosenPlace {
  if (!isRecord(value) || !isRecord(value.coordinates)) return false;
  const { latitude, longitude } = value.coordinates;
  const texts = [value.address, value.building, value.city, value.postalCode, value.countryCode];
  return typeof latitude === 'number' && typeof longitude === 'number' && texts.every(isText);
}

function isRecentDropOff(value: unknown): value is RecentDropOff {
  if (!isRecord(value) || !isRecord(value.customer) || !isChosenPlace(value.place)) return false;
  const { unitNumber, building, customerName, customerPhone, riderNotes } = value.customer;
  return [unitNumber, building, customerName, customerPhone, riderNotes].every(isText);
}

/** The stored drop-offs, without malformed ones. */
export function readDropOffs(stored: unknown): readonly RecentDropOff[] {
  return Array.isArray(stored) ? stored.filter(isRecentDropOff).slice(0, MAX_DROP_OFFS) : [];
}
