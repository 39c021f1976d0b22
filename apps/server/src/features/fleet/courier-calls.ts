import type { CallInput } from '@riderbell/contract/call.ts';
import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import type { PositionReport, SentPhotoType, StatusReport } from '@riderbell/contract/shapes/fleet.ts';
import {
  type FleetEvent,
  type FleetNeeds,
  type FleetRider,
  type FleetStatus,
  fleetStatuses,
  type Ignored,
  type Reception,
  type RiderPosition,
} from './ports.ts';
import type { ReceivePositions } from './receive-positions.ts';

type Receive = (event: FleetEvent) => Promise<Reception>;

const statuses: ReadonlySet<string> = new Set(fleetStatuses);

function isFleetStatus(status: string): status is FleetStatus {
  return statuses.has(status);
}

/** How many different unknown statuses of a courier system are logged; more would be noise. */
const maxLoggedStatuses = 100;

type Outcome =
  | { readonly outcome: 'applied' }
  | { readonly outcome: 'ignored'; readonly why: 'unknown-status' | Ignored };

/**
 * Takes reports of what happened to orders. The reports of one order are applied in their sequence, whatever their position in the
 * request; different orders are handled in parallel. After a failure some are applied: sent again, all end as they should.
 */
export function reportStatuses(
  receive: Receive,
  { onIgnored }: Pick<FleetNeeds, 'onIgnored'>,
): Handler<typeof calls.reportStatuses> {
  const loggedStatuses = new Set<string>();
  const apply = async (report: StatusReport): Promise<Outcome> => {
    const { status, order_id: orderId } = report;
    if (!isFleetStatus(status)) {
      // A newer courier system may send the same status with every order: log it once.
      if (!loggedStatuses.has(status) && loggedStatuses.size < maxLoggedStatuses) {
        loggedStatuses.add(status);
        onIgnored({ orderId, why: `${status} is not a status that a fleet may report` });
      }
      return { outcome: 'ignored', why: 'unknown-status' };
    }
    const reception = await receive(statusEventOf(report, status));
    return reception === 'applied' ? { outcome: 'applied' } : { outcome: 'ignored', why: reception };
  };
  return async ({ body }) => {
    const outcomes = new Map<StatusReport, Outcome>();
    const ofOneOrder = async (reports: readonly StatusReport[]): Promise<void> => {
      for (const report of reports.toSorted((a, b) => a.sequence - b.sequence))
        outcomes.set(report, await apply(report));
    };
    await Promise.all(
      Map.groupBy(body.events, ({ order_id: orderId }) => orderId)
        .values()
        .map(ofOneOrder),
    );
    return accepted({ result: { outcomes: body.events.map((report) => outcomeOnTheWire(report, outcomes)) } });
  };
}

type WireOutcome = { order_id: string; sequence: number; outcome: 'applied' | 'ignored'; why?: WireReason };
type WireReason = 'repeated' | 'unknown-order' | 'unknown-status' | 'not-now';

function outcomeOnTheWire(report: StatusReport, outcomes: ReadonlyMap<StatusReport, Outcome>): WireOutcome {
  const { order_id, sequence } = report;
  const outcome = outcomes.get(report);
  if (!outcome) throw new Error('a report has no outcome');
  if (outcome.outcome === 'applied') return { order_id, sequence, outcome: 'applied' };
  return { order_id, sequence, outcome: 'ignored', why: reasonOf(outcome.why) };
}

/** The faults of photos cannot occur: a status report has no photo. */
function reasonOf(why: 'unknown-status' | Ignored): WireReason {
  switch (why) {
    case 'repeated':
    case 'unknown-order':
    case 'unknown-status':
    case 'not-now':
      return why;
    case 'no-photo':
    case 'broken':
    case 'too-large':
    case 'too-many-pixels':
      throw new Error(`a status report cannot be ignored as ${why}`);
  }
}

export function reportPositions(receive: ReceivePositions): Handler<typeof calls.reportPositions> {
  return async ({ body }) => {
    const refused = await receive(body.positions.map(positionOf));
    return accepted({
      result: {
        accepted: body.positions.length - refused.length,
        refused: refused.map(({ index, why }) => ({ index, why })).toSorted((a, b) => a.index - b.index),
      },
    });
  };
}

export function uploadProof(receive: Receive): Handler<typeof calls.uploadProof> {
  return async ({ params, query, body }) => {
    const reception = await receive(proofEventOf({ params, query, body }));
    switch (reception) {
      case 'applied':
        return accepted({ result: { outcome: 'applied' as const } });
      case 'repeated':
      case 'unknown-order':
      case 'not-now':
        return accepted({ result: { outcome: 'ignored' as const, why: reception } });
      case 'too-large':
        return refused('request.too-large');
      case 'no-photo':
      case 'broken':
      case 'too-many-pixels':
        return refused(`proof.${reception}`);
    }
  };
}

function proofEventOf({ params, query, body }: CallInput<typeof calls.uploadProof>): FleetEvent {
  return {
    kind: 'proof',
    orderId: params.id,
    proof: params.kind,
    takenAt: Date.parse(query.taken_at),
    // The transport takes no other type.
    contentType: body.type as SentPhotoType,
    photo: body.bytes,
  };
}

function statusEventOf(report: StatusReport, status: FleetStatus): FleetEvent {
  const { order_id: orderId, sequence, reason, occurred_at: occurredAt } = report;
  return {
    kind: 'status',
    orderId,
    sequence,
    status,
    rider: report.rider ? riderOf(report.rider) : null,
    ...(reason ? { reason } : {}),
    ...(occurredAt === undefined ? {} : { occurredAt: Date.parse(occurredAt) }),
    pickUpAt: msOf(report.pick_up_at),
    dropOffAt: msOf(report.drop_off_at),
  };
}

function positionOf({ rider, busy, latitude, longitude, accuracy_metres, at }: PositionReport): RiderPosition {
  return {
    rider: riderOf(rider),
    busy,
    latitude,
    longitude,
    ...(accuracy_metres === undefined ? {} : { accuracyMetres: accuracy_metres }),
    at: Date.parse(at),
  };
}

function riderOf({ id, name, phone_number: phoneNumber, vehicle }: PositionReport['rider']): FleetRider {
  return { id, name, phoneNumber, vehicle };
}

function msOf(instant: string | null | undefined): number | null {
  return instant === null || instant === undefined ? null : Date.parse(instant);
}
