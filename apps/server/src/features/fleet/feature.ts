import type { Handlers } from '@riderbell/contract/handler.ts';
import { reportPositions, reportStatuses, uploadProof } from './courier-calls.ts';
import { getRider } from './get-rider.ts';
import type { FleetEvent, FleetNeeds, Reception } from './ports.ts';
import { receiveFleetEvent } from './receive-fleet-event.ts';
import { receivePositions, type ReceivePositions } from './receive-positions.ts';
import { releaseOrder } from './release-order.ts';
import { takeBackOrder } from './take-back-order.ts';
import { sendEditToFleet } from './send-edit-to-fleet.ts';

type FleetJob = (payload: unknown) => Promise<void>;

export interface FleetFeature {
  readonly handlers: Pick<Handlers, 'getRider' | 'reportStatuses' | 'reportPositions' | 'uploadProof'>;
  /** By the job names that the orders feature uses. */
  readonly jobs: Readonly<
    Record<'release-order' | 'send-edit-to-fleet' | 'withdraw-order' | 'take-back-order', FleetJob>
  >;
  receive(event: FleetEvent): Promise<Reception>;
  readonly receivePositions: ReceivePositions;
}

/** Hands orders to the fleet, takes them back and follows them (specification §7). */
export function createFleetFeature(needs: FleetNeeds): FleetFeature {
  const receive = (event: FleetEvent): Promise<Reception> => receiveFleetEvent(needs, event);
  const positions = receivePositions(needs);
  return {
    handlers: {
      getRider: getRider(needs),
      reportStatuses: reportStatuses(receive, needs),
      reportPositions: reportPositions(positions),
      uploadProof: uploadProof(receive),
    },
    jobs: {
      'release-order': (payload) => releaseOrder(needs, orderIdOf(payload), timeOf(payload)),
      'send-edit-to-fleet': (payload) => sendEditToFleet(needs, orderIdOf(payload)),
      'take-back-order': (payload) => takeBackOrder(needs, orderIdOf(payload)),
      'withdraw-order': (payload) => needs.fleet.withdraw(orderIdOf(payload)),
    },
    receive,
    receivePositions: positions,
  };
}

function orderIdOf(payload: unknown): string {
  if (typeof payload === 'object' && payload !== null && 'orderId' in payload && typeof payload.orderId === 'string') {
    return payload.orderId;
  }
  throw new Error('the job has no orderId');
}

/** Undefined in a job of an older release, in which an order could not be rescheduled. */
function timeOf(payload: unknown): number | null | undefined {
  if (typeof payload !== 'object' || payload === null || !('preorderedFor' in payload)) return undefined;
  return typeof payload.preorderedFor === 'number' ? payload.preorderedFor : null;
}
