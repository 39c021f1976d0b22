import type { DispatchedOrder } from '@riderbell/contract/shapes/fleet.ts';
import { Courier, newOrder } from './courier.ts';
import {
  changedEvent,
  earlyCollection,
  firstCollection,
  illegalStep,
  lostEvent,
  missingRider,
  unknownStatus,
  wrongPositions,
  wrongProof,
} from './judge-reports.ts';
import { ReceivingEnd } from './receiving-end.ts';

export interface ConformanceOptions {
  /** The courier system's address, FLEET_URL; read once `onListening` is done. */
  readonly url: string;
  readonly secret: string;
  /** Where the kit plays the portal; 0 is any free port. */
  readonly port: number;
  /** How long an order may take to its end. */
  readonly patienceMilliseconds: number;
  /** How long nothing may be told of an order that was withdrawn. */
  readonly silenceMilliseconds: number;
  /** Where the kit's orders are collected. */
  readonly at: { readonly latitude: number; readonly longitude: number };
  /** Told as soon as a check is decided. */
  readonly onVerdict?: (verdict: Verdict) => void;
  /** Told where the courier system has to send its reports, before anything is asked of it. */
  readonly onListening?: (address: string) => Promise<void> | void;
}

export interface Verdict {
  readonly check: string;
  /** The sentence of docs/fleet-api.md that it stands for. */
  readonly says: string;
  /** null: as the page says. */
  readonly fault: string | null;
}

type Check = (check: string, says: string, fault: string | null) => void;

const ended = new Set(['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED']);
const notThere = [404, 409, 410];
/** How far ahead the kit's scheduled order is: longer than a fleet takes to come that rides as fast as in the test. */
const scheduledAheadSeconds = 20;

/** Plays the portal to a courier system, and judges what it does by docs/fleet-api.md. */
export async function judgeCourier(options: ConformanceOptions): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  const check: Check = (name, says, fault) => {
    const verdict = { check: name, says, fault };
    verdicts.push(verdict);
    options.onVerdict?.(verdict);
  };
  const portal = new ReceivingEnd(options.secret);
  try {
    await options.onListening?.(await portal.listen(options.port));
    const courier = new Courier(options.url, options.secret);
    const refused = await checkSigning(courier, options, check);
    const carried = newOrder(options.at);
    const withdrawn = newOrder(options.at);
    const collected = newOrder(options.at);
    const scheduled = { ...newOrder(options.at), preordered_for: Math.ceil(Date.now() / 1000) + scheduledAheadSeconds };
    await courier.dispatch(scheduled);
    await checkDispatch(courier, carried, check);
    await checkWithdrawing(courier, portal, { withdrawn, collected, options, check });
    await checkLife(portal, carried, options, check);
    await checkSchedule(portal, scheduled, options, check);
    const late = await courier.withdraw(carried.order_id);
    check(
      'takes the withdrawal of an order that has ended',
      'also when you never heard of it or it has ended',
      doneFault(late),
    );
    const begun = refused.filter((orderId) => portal.eventsOf(orderId).length > 0);
    const carriedFault = begun.length === 0 ? null : `it carries ${begun.join(', ')}`;
    check('carries nothing that it has refused', 'Refuse (401) when they differ', carriedFault);
    check('signs every report, freshly', 'Both sides sign every request the same way', portal.unsigned[0] ?? null);
    check(
      'speaks in the shapes of the page',
      'The shapes are written as JSON Schema in fleet-api-schemas.md',
      portal.misshapen[0] ?? null,
    );
  } finally {
    await portal.close();
  }
  return verdicts;
}

/** @returns the orders that it had to refuse */
async function checkSigning(courier: Courier, { at }: ConformanceOptions, check: Check): Promise<string[]> {
  const refused: string[] = [];
  const says = {
    missing: 'Refuse (401) when one of the two headers is missing',
    clock: 'or the timestamp is more than 300 seconds away from your clock',
    differs: 'Make the signature yourself … Refuse (401) when they differ',
  };
  const wrong = [
    ['a dispatch without a signature', says.missing, { unsigned: true }],
    ['a dispatch signed with another secret', says.differs, { secret: 'another-secret-of-at-least-32-letters' }],
    ['a dispatch signed ten minutes ago', says.clock, { clock: -600 }],
    ['a dispatch signed ten minutes ahead', says.clock, { clock: 600 }],
    ['a dispatch with another body than was signed', says.differs, { signedBody: '{}' }],
    ['a dispatch to another path than was signed', says.differs, { signedPath: '/orders/test-0000000000' }],
  ] as const;
  for (const [what, why, tampering] of wrong) {
    const order = newOrder(at);
    const status = await courier.dispatch(order, tampering);
    check(`refuses ${what}`, why, status === 401 ? null : said(status));
    refused.push(order.order_id);
  }
  const status = await courier.withdraw(newOrder(at).order_id, { unsigned: true });
  check('refuses a withdrawal without a signature', says.missing, status === 401 ? null : said(status));
  return refused;
}

async function checkDispatch(courier: Courier, order: DispatchedOrder, check: Check): Promise<void> {
  check('takes an order', '204, or any 2xx: taken', takenFault(await courier.dispatch(order)));
  const again = await courier.dispatch(order);
  check('takes the same copy again', 'The same or a lower one than you hold: answer 204', takenFault(again));
  const newer = { ...order, revision: 2, customer: { ...order.customer, notes: 'Green gate' } };
  check('takes a newer copy', 'A higher one replaces your copy', takenFault(await courier.dispatch(newer)));
  const older = await courier.dispatch(order);
  check('takes an older copy that comes late', 'The same or a lower one than you hold: answer 204', takenFault(older));
  const more = { ...newer, revision: 3, of_a_later_version: true };
  const later = await courier.dispatch(more);
  check('takes fields that it does not know', 'Ignore fields that you do not know', takenFault(later));
}

interface Withdrawing {
  readonly withdrawn: DispatchedOrder;
  readonly collected: DispatchedOrder;
  readonly options: ConformanceOptions;
  readonly check: Check;
}

async function checkWithdrawing(
  courier: Courier,
  portal: ReceivingEnd,
  { withdrawn, collected, options, check }: Withdrawing,
): Promise<void> {
  const says = 'also when you never heard of it or it has ended (404, 409 and 410 mean the same)';
  const unknown = await courier.withdraw(newOrder(options.at).order_id);
  check('takes the withdrawal of an order that it never heard of', says, doneFault(unknown));

  await courier.dispatch(withdrawn);
  check(
    'takes the withdrawal of an order',
    '204 when it is withdrawn',
    doneFault(await courier.withdraw(withdrawn.order_id)),
  );
  check('takes it twice', says, doneFault(await courier.withdraw(withdrawn.order_id)));
  // A copy that was under way meanwhile.
  await courier.dispatch(withdrawn);
  // What was on its way when the order was withdrawn may still come.
  await portal.until(() => false, options.silenceMilliseconds / 2);
  const before = portal.eventsOf(withdrawn.order_id).length;
  await portal.until(() => false, options.silenceMilliseconds);
  const after = portal.eventsOf(withdrawn.order_id).at(before)?.event.status;
  const fault = after === undefined ? null : `it reported ${after}`;
  check('reports nothing more of it', 'Report nothing more of the order', fault);

  await courier.dispatch(collected);
  const isCollected = (): boolean =>
    portal.eventsOf(collected.order_id).some(({ event }) => event.status === 'PICKED_UP' || ended.has(event.status));
  const came = await portal.until(isCollected, options.patienceMilliseconds);
  const atDoor = came ? doneFault(await courier.withdraw(collected.order_id)) : 'it was not collected in time';
  check('takes the withdrawal of an order that was collected', says, atDoor);
}

async function checkLife(
  portal: ReceivingEnd,
  { order_id: orderId }: DispatchedOrder,
  { patienceMilliseconds, silenceMilliseconds }: ConformanceOptions,
  check: Check,
): Promise<void> {
  const isOver = (): boolean =>
    portal.eventsOf(orderId).some(({ event, mood }) => ended.has(event.status) && mood === 'well');
  const over = await portal.until(isOver, patienceMilliseconds);
  const isProved = (): boolean => wrongProof(portal.eventsOf(orderId), portal.proofs) === null;
  if (over) await portal.until(isProved, silenceMilliseconds);
  const told = portal.eventsOf(orderId);
  const last = told.at(-1)?.event.status;
  const fault = over ? null : last === undefined ? 'it reported nothing' : `it came as far as ${last}`;
  check('brings an order to its end', 'DELIVERED: handed over; the end', fault);
  check('reports statuses that the page knows', 'Statuses', unknownStatus(told));
  check('reports steps that follow from each other', 'sequence grows with each event of the order', illegalStep(told));
  check('gives an event the same number again', 'Sent again, an event keeps its number', changedEvent(told));
  check('sends again what was not answered well', 'Never drop a status', lostEvent(told));
  check('names the rider before the parcel is collected', 'rider: who carries the order', missingRider(told));
  const positions = wrongPositions(told, portal.positions);
  check('tells where a busy rider is', 'Send every rider that has an order every 2 to 15 seconds', positions);
  check('sends the photo of the hand-over', 'The photo of a hand-over', wrongProof(told, portal.proofs));
}

async function checkSchedule(
  portal: ReceivingEnd,
  { order_id: orderId, preordered_for: preorderedFor }: DispatchedOrder & { preordered_for: number },
  { patienceMilliseconds }: ConformanceOptions,
  check: Check,
): Promise<void> {
  const isCollected = (): boolean => firstCollection(portal.eventsOf(orderId)) !== null;
  await portal.until(isCollected, patienceMilliseconds);
  const fault = earlyCollection(portal.eventsOf(orderId), preorderedFor * 1000);
  check('collects a scheduled order at its time and not before', 'Collect no earlier', fault);
}

function said(status: number | string): string {
  return typeof status === 'number' ? `it answered ${status}` : status;
}

function takenFault(status: number | string): string | null {
  return typeof status === 'number' && status >= 200 && status < 300 ? null : said(status);
}

function doneFault(status: number | string): string | null {
  return notThere.some((one) => one === status) ? null : takenFault(status);
}
