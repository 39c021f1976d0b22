import { isUndelivered, plainAddress, sameDoorMetres } from '../orders/duplicate-order.ts';
import { distanceInMetres, type Coordinates } from '../places/coordinates.ts';

/** The facts that make two rows, or a row and an order, look like the same order. */
export interface DoorFacts {
  /** In its international form; rows without a number are never alike. */
  readonly phone: string;
  /** Comma-separated, with unit and building. */
  readonly address: string;
  /** Where the address is; null while it is unknown. */
  readonly point: Coordinates | null;
  /** In minor units. */
  readonly amount: number | null;
}

export interface RepeatedRow extends DoorFacts {
  readonly rowId: string;
  readonly number: number;
  readonly reference: string;
}

/** As many other rows are named at most: a list of thousands helps no reader. */
export const mostNamedRows = 20;

/**
 * The numbers of the other rows with the same phone number, door and amount, for each row that has any; the first twenty. It is only a
 * warning: a customer may order twice.
 */
export function repeatedRows(rows: readonly RepeatedRow[]): ReadonlyMap<string, readonly number[]> {
  const doors = new DoorIndex<RepeatedRow[]>();
  const groupOfRow = new Map<string, RepeatedRow[]>();
  const customers = Map.groupBy(rows, customerOf);
  for (const row of rows) {
    // Of a customer with one row no door is compared, so that a long file costs little.
    if (row.phone === '' || customers.get(customerOf(row))?.length === 1) continue;
    const door = doorOf(row);
    const group = doors.find(door) ?? [];
    group.push(row);
    doors.add(door, group);
    groupOfRow.set(row.rowId, group);
  }
  const repeated = new Map<string, readonly number[]>();
  for (const { rowId } of rows) {
    const group = groupOfRow.get(rowId);
    if (!group || group.length < 2) continue;
    // One more, because the row itself is not named.
    const near = group.slice(0, mostNamedRows + 1).filter((other) => other.rowId !== rowId);
    repeated.set(
      rowId,
      near.slice(0, mostNamedRows).map((other) => other.number),
    );
  }
  return repeated;
}

/** The number of the first row with the same reference, for each row but that one. The references are tidied by `tidyReference`. */
export function repeatedReferences(
  rows: readonly Pick<RepeatedRow, 'rowId' | 'number' | 'reference'>[],
): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  const repeated = new Map<string, number>();
  for (const { rowId, number, reference } of rows) {
    if (reference === '') continue;
    const known = first.get(reference);
    if (known === undefined) first.set(reference, number);
    else repeated.set(rowId, known);
  }
  return repeated;
}

export interface OrderOfToday extends DoorFacts {
  readonly orderId: string;
  readonly status: string;
  /** The reference that an upload tied to it; empty for an order that was requested alone. */
  readonly reference: string;
}

/**
 * Finds the order of today that a row would repeat: the same phone number, door and amount. An order of the row's own reference is no
 * duplicate, and neither is one that did not reach its customer.
 * @param newestFirst the vendor's orders of today
 */
export function ordersOfToday(
  newestFirst: readonly OrderOfToday[],
): (row: Omit<RepeatedRow, 'number'>) => string | null {
  const doors = new DoorIndex<OrderOfToday[]>();
  const customers = new Set(newestFirst.map(customerOf));
  for (const order of newestFirst) {
    if (order.phone === '' || isUndelivered(order.status)) continue;
    const door = doorOf(order);
    const alike = doors.find(door) ?? [];
    alike.push(order);
    doors.add(door, alike);
  }
  return (row) => {
    if (row.phone === '' || !customers.has(customerOf(row))) return null;
    const alike = doors.find(doorOf(row)) ?? [];
    return alike.find(({ reference }) => reference === '' || reference !== row.reference)?.orderId ?? null;
  };
}

/** A little more than ten metres of latitude, so that a point within ten metres is in the same square or beside it. */
const squareDegrees = sameDoorMetres / 111_000;

/** As many points of one square are compared at most, so that a file of one door costs no more than another. */
const mostPoints = 8;

interface Door {
  /** The phone number and the amount. */
  readonly customer: string;
  /** As addresses are compared; empty without one. */
  readonly address: string;
  readonly point: Coordinates | null;
}

function customerOf({ phone, amount }: Pick<DoorFacts, 'phone' | 'amount'>): string {
  return `${phone} ${amount ?? 0} `;
}

function doorOf(facts: DoorFacts): Door {
  return { customer: customerOf(facts), address: plainAddress(facts.address), point: facts.point };
}

/** Finds what was added for the same phone number, amount and door without comparing each with each. */
class DoorIndex<Value> {
  readonly #byAddress = new Map<string, Value>();
  readonly #byPoint = new Map<string, { readonly point: Coordinates; readonly value: Value }[]>();

  find({ customer, address, point }: Door): Value | undefined {
    const known = address === '' ? undefined : this.#byAddress.get(customer + address);
    if (known !== undefined || point === null) return known;
    for (const square of squaresAround(point)) {
      const near = this.#byPoint.get(customer + square)?.find((each) => isNear(each.point, point));
      if (near) return near.value;
    }
    return undefined;
  }

  add({ customer, address, point }: Door, value: Value): void {
    if (address !== '') this.#byAddress.set(customer + address, value);
    if (point === null) return;
    const key = customer + squareOf(point, 0, 0);
    const points = this.#byPoint.get(key);
    if (points === undefined) this.#byPoint.set(key, [{ point, value }]);
    else if (points.length < mostPoints && !points.some((each) => isSamePoint(each.point, point))) {
      points.push({ point, value });
    }
  }
}

function isSamePoint(a: Coordinates, b: Coordinates): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude;
}

function isNear(a: Coordinates, b: Coordinates): boolean {
  return distanceInMetres(a, b) <= sameDoorMetres;
}

function* squaresAround(point: Coordinates): Generator<string> {
  yield squareOf(point, 0, 0);
  for (const north of [-1, 0, 1]) {
    for (const east of [-1, 0, 1]) if (north !== 0 || east !== 0) yield squareOf(point, north, east);
  }
}

/** The square of a point, or the one so many squares north and east of it. Towards the poles a square has more degrees of longitude. */
function squareOf({ latitude, longitude }: Coordinates, north: number, east: number): string {
  const row = Math.floor(latitude / squareDegrees) + north;
  const width = squareDegrees / Math.max(Math.cos((row * squareDegrees * Math.PI) / 180), 1e-6);
  return `${row}:${Math.floor(longitude / width) + east}`;
}
