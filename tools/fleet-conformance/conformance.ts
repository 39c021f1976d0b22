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
  /** The port where the kit acts as the portal; 0 is any free port. */
  readonly port: number;
  /** How long an order may take until it ends. */
  readonly patienceMilliseconds: number;
  /** How long a withdrawn order must not be reported. */
  readonly silenceMilliseconds: number;
  /** Where the kit's orders are collected. */
  readonly at: { readonly latitude: number; readonly longitude: number };
  /** Called as soon as a check is decided. */
  readonly onVerdict?: (verdict: Verdict) => void;
  /** Called with the address for reports, before the courier system gets its first request. */
  readonly onListening?: (address: string) => Promise<void> | void;
}

export interface Verdict {
  readonly check: string;
  /** The sentence of docs/fleet-api.md that it checks. */
  readonly says: string;
  /** Null when the check passed. */
  readonly fault: string | null;
}

type Check = (check: string, says: string, fault: string | null) => void;

const ended = new Set(['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED']);
const missingStatuses = [404, 409, 410];
/** How far ahead the kit's scheduled order is: longer than the fleet of the test takes to arrive. */
const scheduledAheadSeconds = 20;

/** Acts as the portal for a courier system and checks its behaviour against docs/fleet-api.md. */
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
    const deliveredOrder = newOrder(options.at);
    const withdrawnOrder = newOrder(options.at);
    const collectedOrder = newOrder(options.at);
    const scheduledOrder = {
      ...newOrder(options.at),
      preordered_for: Math.ceil(Date.now() / 1000) + scheduledAheadSeconds,
    };
    await courier.dispatch(scheduledOrder);
    await checkDispatch(courier, deliveredOrder, check);
    await checkWithdrawals(courier, portal, { withdrawnOrder, collectedOrder, options, check });
    await checkDelivery(portal, deliveredOrder, options, check);
    await checkSchedule(portal, scheduledOrder, options, check);
    const lateWithdrawal = await courier.withdraw(deliveredOrder.order_id);
    check(
      'accepts the withdrawal of an order that has ended',
      'also when you never heard of it or it has ended',
      withdrawFault(lateWithdrawal),
    );
    const started = refused.filter((orderId) => portal.eventsOf(orderId).length > 0);
    const deliveredFault = started.length === 0 ? null : `it delivers ${started.join(', ')}`;
    check('delivers no order that it has refused', 'Refuse (401) when they differ', deliveredFault);
    check(
      'signs every report with the current time',
      'Both sides sign every request the same way',
      portal.unsigned[0] ?? null,
    );
    check(
      'sends reports in the shapes of the page',
      'The shapes are written as JSON Schema in fleet-api-schemas.md',
      portal.malformed[0] ?? null,
    );
  } finally {
    await portal.close();
  }
  return verdicts;
}

/** @returns the ids of the orders that the courier system had to refuse */
async function checkSigning(courier: Courier, { at }: ConformanceOptions, check: Check): Promise<string[]> {
  const refused: string[] = [];
  const says = {
    missing: 'Refuse (401) when one of the two headers is missing',
    clock: 'or the timestamp is more than 300 seconds away from your clock',
    differs: 'Make the signature yourself … Refuse (401) when they differ',
  };
  const wrong = [
    ['a dispatch without a signature', says.missing, { unsigned: true }],
    ['a dispatch signed with another secret', says.differs, { secret: 'another-secret-of-at-least-32-characters' }],
    ['a dispatch signed ten minutes ago', says.clock, { clock: -600 }],
    ['a dispatch signed ten minutes ahead', says.clock, { clock: 600 }],
    ['a dispatch with another body than was signed', says.differs, { signedBody: '{}' }],
    ['a dispatch to another path than was signed', says.differs, { signedPath: '/orders/test-0000000000' }],
  ] as const;
  for (const [what, why, tampering] of wrong) {
    const order = newOrder(at);
    const status = await courier.dispatch(order, tampering);
    check(`refuses ${what}`, why, status === 401 ? null : answered(status));
    refused.push(order.order_id);
  }
  const status = await courier.withdraw(newOrder(at).order_id, { unsigned: true });
  check('refuses a withdrawal without a signature', says.missing, status === 401 ? null : answered(status));
  return refused;
}

async function checkDispatch(courier: Courier, order: DispatchedOrder, check: Check): Promise<void> {
  check('accepts an order', '204, or any 2xx: taken', acceptFault(await courier.dispatch(order)));
  const repeat = await courier.dispatch(order);
  check('accepts the same copy again', 'The same or a lower one than you hold: answer 204', acceptFault(repeat));
  const newer = { ...order, revision: 2, customer: { ...order.customer, notes: 'Green gate' } };
  check('accepts a newer copy', 'A higher one replaces your copy', acceptFault(await courier.dispatch(newer)));
  const older = await courier.dispatch(order);
  check(
    'accepts an older copy that comes late',
    'The same or a lower one than you hold: answer 204',
    acceptFault(older),
  );
  const more = { ...newer, revision: 3, of_a_later_version: true };
  const later = await courier.dispatch(more);
  check('accepts unknown fields', 'Ignore fields that you do not know', acceptFault(later));
}

interface WithdrawalScene {
  readonly withdrawnOrder: DispatchedOrder;
  readonly collectedOrder: DispatchedOrder;
  readonly options: ConformanceOptions;
  readonly check: Check;
}

async function checkWithdrawals(
  courier: Courier,
  portal: ReceivingEnd,
  { withdrawnOrder, collectedOrder, options, check }: WithdrawalScene,
): Promise<void> {
  const says = 'also when you never heard of it or it has ended (404, 409 and 410 mean the same)';
  const unknown = await courier.withdraw(newOrder(options.at).order_id);
  check('accepts the withdrawal of an unknown order', says, withdrawFault(unknown));

  await courier.dispatch(withdrawnOrder);
  check(
    'accepts the withdrawal of an order',
    '204 when it is withdrawn',
    withdrawFault(await courier.withdraw(withdrawnOrder.order_id)),
  );
  check('accepts a repeated withdrawal', says, withdrawFault(await courier.withdraw(withdrawnOrder.order_id)));
  // A late copy of the dispatch.
  await courier.dispatch(withdrawnOrder);
  // Reports that were sent before the withdrawal may still arrive.
  await portal.until(() => false, options.silenceMilliseconds / 2);
  const before = portal.eventsOf(withdrawnOrder.order_id).length;
  await portal.until(() => false, options.silenceMilliseconds);
  const after = portal.eventsOf(withdrawnOrder.order_id).at(before)?.event.status;
  const fault = after === undefined ? null : `it reported ${after}`;
  check('reports nothing more of a withdrawn order', 'Report nothing more of the order', fault);

  await courier.dispatch(collectedOrder);
  const isCollected = (): boolean =>
    portal
      .eventsOf(collectedOrder.order_id)
      .some(({ event }) => event.status === 'PICKED_UP' || ended.has(event.status));
  const wasCollected = await portal.until(isCollected, options.patienceMilliseconds);
  const collectedFault = wasCollected
    ? withdrawFault(await courier.withdraw(collectedOrder.order_id))
    : 'it was not collected in time';
  check('accepts the withdrawal of a collected order', says, collectedFault);
}

async function checkDelivery(
  portal: ReceivingEnd,
  { order_id: orderId }: DispatchedOrder,
  { patienceMilliseconds, silenceMilliseconds }: ConformanceOptions,
  check: Check,
): Promise<void> {
  const isOver = (): boolean =>
    portal.eventsOf(orderId).some(({ event, response }) => ended.has(event.status) && response === 'success');
  const hasEnded = await portal.until(isOver, patienceMilliseconds);
  const isProved = (): boolean => wrongProof(portal.eventsOf(orderId), portal.proofs) === null;
  if (hasEnded) await portal.until(isProved, silenceMilliseconds);
  const events = portal.eventsOf(orderId);
  const last = events.at(-1)?.event.status;
  const fault = hasEnded ? null : last === undefined ? 'it reported nothing' : `the last status was ${last}`;
  check('delivers or returns an order', 'DELIVERED: handed over; the end', fault);
  check('reports only statuses of the page', 'Statuses', unknownStatus(events));
  check('reports steps in an allowed order', 'sequence grows with each event of the order', illegalStep(events));
  check('sends a repeated event with the same number', 'Sent again, an event keeps its number', changedEvent(events));
  check('sends a report again after a failure', 'Never drop a status', lostEvent(events));
  check('names the rider before the parcel is collected', 'rider: who carries the order', missingRider(events));
  const positions = wrongPositions(events, portal.positions);
  check('reports the position of a busy rider', 'Send every rider that has an order every 2 to 15 seconds', positions);
  check('sends the photo of the hand-over', 'The photo of a hand-over', wrongProof(events, portal.proofs));
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

function answered(status: number | string): string {
  return typeof status === 'number' ? `it answered ${status}` : status;
}

function acceptFault(status: number | string): string | null {
  return typeof status === 'number' && status >= 200 && status < 300 ? null : answered(status);
}

function withdrawFault(status: number | string): string | null {
  return missingStatuses.some((one) => one === status) ? null : acceptFault(status);
}
