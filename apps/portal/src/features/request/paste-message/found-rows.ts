import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { FoundInMessage } from '@riderbell/domain/requests/pasted-message/read-message.ts';
import type { RequestForm } from '../model/request-form.ts';

type FilledField =
  | 'unitNumber'
  | 'building'
  | 'customerName'
  | 'customerPhone'
  | 'description'
  | 'amount'
  | 'paymentMethod'
  | 'riderNotes';
export type RowKey = 'coordinates' | 'address' | FilledField;

/** One part that was found, as the preview shows it. */
export interface FoundRow {
  readonly key: RowKey;
  /** The value to fill in. */
  readonly value: string;
  /** The current value that it would replace; empty without one. */
  readonly now: string;
}

/** What the preview needs of the current request. */
export interface RequestSoFar {
  readonly form: RequestForm;
  readonly destination: ChosenPlace | null;
  /** The text typed as the address while no place is chosen for it. */
  readonly typedAddress: string;
  /** Fields that the form does not ask for. */
  readonly omittedFields: ReadonlySet<string>;
  readonly paymentMethods: readonly string[];
  /** Writes an amount of minor units as a merchant would type it. */
  readonly amountText: (minor: number) => string;
}

/** What the merchant puts into the request. */
export interface Filling {
  readonly coordinates: Coordinates | null;
  /** The text to search for; the merchant chooses the place. */
  readonly search: string | null;
  readonly fields: Partial<Pick<RequestForm, FilledField>>;
}

/** The found parts in the order of the form, without those that the request cannot take. */
export function foundRows(found: FoundInMessage, so: RequestSoFar): readonly FoundRow[] {
  const { form, destination, typedAddress, paymentMethods, amountText } = so;
  const { coordinates, payment } = found;
  const chosen = destination === null ? '' : destination.address || pairText(destination.coordinates);
  const there = typedAddress || chosen;
  const values: readonly (readonly [RowKey, string | null, string])[] = [
    ['coordinates', coordinates && pairText(coordinates), there],
    ['address', found.addressText, there],
    ['unitNumber', found.unitNumber, form.unitNumber],
    ['building', found.building, form.building],
    ['riderNotes', found.riderNotes, form.riderNotes],
    ['customerName', found.customerName, form.customerName],
    ['customerPhone', found.customerPhone, form.customerPhone],
    ['description', found.description, form.description],
    ['amount', found.amount === null ? null : amountText(found.amount), form.amount],
    ['paymentMethod', payment !== null && paymentMethods.includes(payment) ? payment : null, form.paymentMethod],
  ];
  return values.flatMap(([key, value, current]) => {
    if (value === null || so.omittedFields.has(key)) return [];
    const now = current.trim();
    return [{ key, value, now: now === value ? '' : now }];
  });
}

function pairText({ latitude, longitude }: Coordinates): string {
  return `${latitude}, ${longitude}`;
}

/**
 * The rows that are ticked at first. What the merchant has typed is replaced only if the merchant ticks it; the payment
 * method was chosen by the form. A point is enough to find the door, so the address is not ticked with it.
 */
export function tickedAtFirst(rows: readonly FoundRow[]): ReadonlySet<RowKey> {
  const hasPoint = rows.some(({ key }) => key === 'coordinates');
  return new Set(
    rows
      .filter(({ key, now }) => key === 'paymentMethod' || now === '')
      .filter(({ key }) => key !== 'address' || !hasPoint)
      .map(({ key }) => key),
  );
}

/** Ticks or unticks a row. Only one of point and address can be ticked. */
export function withTick(ticked: ReadonlySet<RowKey>, key: RowKey, on: boolean): ReadonlySet<RowKey> {
  const next = new Set(ticked);
  if (!on) next.delete(key);
  else {
    next.add(key);
    if (key === 'coordinates') next.delete('address');
    if (key === 'address') next.delete('coordinates');
  }
  return next;
}

/** What the ticked rows put into the request. */
export function fillingOf(
  rows: readonly FoundRow[],
  ticked: ReadonlySet<RowKey>,
  { coordinates }: Pick<FoundInMessage, 'coordinates'>,
): Filling {
  const given = rows.filter(({ key }) => ticked.has(key));
  const fields = given.filter(({ key }) => key !== 'coordinates' && key !== 'address');
  return {
    coordinates: ticked.has('coordinates') ? coordinates : null,
    search: given.find(({ key }) => key === 'address')?.value ?? null,
    fields: Object.fromEntries(fields.map(({ key, value }) => [key, value])),
  };
}
