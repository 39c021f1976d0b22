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
  /** What is filled in. */
  readonly value: string;
  /** What stands there now and would go; empty when nothing does. */
  readonly now: string;
}

/** What the preview has to know of the request as it stands. */
export interface RequestSoFar {
  readonly form: RequestForm;
  readonly destination: ChosenPlace | null;
  /** What is typed as the address and has no place yet. */
  readonly typedAddress: string;
  /** Fields that are not asked. */
  readonly unasked: ReadonlySet<string>;
  readonly paymentMethods: readonly string[];
  /** Writes an amount of minor units as one would type it. */
  readonly amountText: (minor: number) => string;
}

/** What is put into the request. */
export interface Filling {
  readonly coordinates: Coordinates | null;
  /** To be searched for; the person chooses the place. */
  readonly search: string | null;
  readonly fields: Partial<Pick<RequestForm, FilledField>>;
}

/** The parts that were found, in the order of the form; what the request cannot take is left out. */
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
    if (value === null || so.unasked.has(key)) return [];
    const now = current.trim();
    return [{ key, value, now: now === value ? '' : now }];
  });
}

function pairText({ latitude, longitude }: Coordinates): string {
  return `${latitude}, ${longitude}`;
}

/**
 * The parts that are ticked to begin with. What the merchant has typed is only replaced when the merchant says so; the payment
 * method was chosen by the form. A point leads to the door by itself, so the address beside it waits.
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

/** A part ticked or taken off. Of point and address one leads to the place. */
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

/** What the ticked parts put into the request. */
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
