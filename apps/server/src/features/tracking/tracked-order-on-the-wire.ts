import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { cashDue, changeOf, choicesFor, noteIsDropped } from '@riderbell/domain/cash/change-note.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { editedPartsOf } from '@riderbell/domain/orders/edit-trace.ts';
import type { StatusEntry } from '@riderbell/domain/orders/order.ts';
import { isOver } from '@riderbell/domain/orders/status-groups.ts';
import { splitAddress } from '@riderbell/domain/places/address.ts';
import { dueAtDoor } from '@riderbell/domain/tracking/door-payment.ts';
import {
  firstNameOf,
  neighbourhoodOf,
  type RecipientFlags,
  showsRider,
  showsRiderUnderWay,
} from '@riderbell/domain/tracking/recipient-view.ts';
import type { TrackingPage } from '@riderbell/domain/tracking/tracking-page.ts';
import type { LinkedOrder, RiderPlace } from './ports.ts';

interface Shown {
  readonly flags: RecipientFlags;
  readonly page: TrackingPage;
  /** Also null when the vendor hides the map. */
  readonly position: RiderPlace | null;
  readonly bankNotes: readonly number[];
  /** Epoch ms; null while the order is in progress. */
  readonly endsAt: number | null;
}

/**
 * What a person with the link may see (specification §2). Each field is listed explicitly, so that a new field of an order stays
 * private until it is added here.
 */
export function trackedOrderOnTheWire(order: LinkedOrder, shown: Shown): TrackedOrder {
  const due = dueAtDoor(order, order);
  const over = isOver(order);
  return {
    order_id: order.orderId,
    kind: kindOf(order),
    created_at: order.created_at,
    updated_at: order.updated_at,
    status: order.status,
    status_history: order.status_history
      .filter((entry, index, all) => !isTrace(entry, all[index - 1]))
      .map(({ status, created_at }) => ({ status, created_at })),
    preordered_for: order.preordered_for,
    origin: originOf(order),
    destination: {
      address: splitAddress(order.customer.address).text,
      latitude: order.customer.latitude,
      longitude: order.customer.longitude,
    },
    rider: riderOf(order, shown),
    // An order that has ended has no expected times.
    estimation: { pick_up_at: over ? null : order.pickUpAt, drop_off_at: over ? null : order.dropOffAt },
    promise: over || order.promise === null ? null : rangeOf(order.promise),
    to_pay: due === null ? null : fromMinor(due, order.currency),
    change_note: changeNoteOf(order, shown.bankNotes),
    currency: order.currency,
    note: shown.page.note === '' ? null : shown.page.note,
    expires_at: shown.endsAt === null ? null : new Date(shown.endsAt).toISOString(),
  };
}

function changeNoteOf(order: LinkedOrder, bankNotes: readonly number[]): TrackedOrder['change_note'] {
  const due = cashDue(order, order);
  if (due === null) return null;
  return {
    said: saidOnTheWire(order),
    dropped: noteIsDropped(order, order),
    choices: choicesFor(due, bankNotes).map((choice) => fromMinor(choice, order.currency)),
  };
}

/** What the recipient said that they pay with, and the change; null without a note that holds. */
export function saidOnTheWire(order: LinkedOrder): { pays_with: number; change: number } | null {
  const said = changeOf(order, order);
  const { currency } = order;
  return said && { pays_with: fromMinor(said.paysWith, currency), change: fromMinor(said.change, currency) };
}

/** Whether the entry records an edit and repeats the status before it; edits are hidden from recipients. */
function isTrace({ status, reason }: StatusEntry, before: StatusEntry | undefined): boolean {
  return editedPartsOf(reason) !== null && before?.status === status;
}

function rangeOf({ from, to }: NonNullable<LinkedOrder['promise']>): NonNullable<TrackedOrder['promise']> {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

/** Stays 'individual' when the order moves to an account, because a person sent it. */
export function kindOf({ senderEmail }: Pick<LinkedOrder, 'senderEmail'>): TrackedOrder['kind'] {
  return senderEmail === null ? 'business' : 'individual';
}

function originOf(order: LinkedOrder): TrackedOrder['origin'] {
  const { name, phoneNumber, latitude, longitude } = order.origin;
  if (kindOf(order) === 'individual') return { name, phone_number: null, ...neighbourhoodOf({ latitude, longitude }) };
  return { name, phone_number: phoneNumber === '' ? null : phoneNumber, latitude, longitude };
}

function riderOf(order: LinkedOrder, { flags, page, position }: Shown): TrackedOrder['rider'] {
  const { rider } = order;
  if (rider === null || !showsRider(order, flags)) return null;
  const underWay = showsRiderUnderWay(order, flags);
  return {
    name: firstNameOf(rider.name),
    vehicle: rider.vehicle,
    phone_number: underWay && page.showRiderPhone && rider.phoneNumber !== '' ? rider.phoneNumber : null,
    position:
      underWay && position !== null
        ? { latitude: position.latitude, longitude: position.longitude, updated_at: position.updatedAt }
        : null,
  };
}
