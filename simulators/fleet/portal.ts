import type { FleetReport, RiderPosition } from './reports.ts';
import type { RiderProfile } from './roster.ts';
import { sign, signDigest } from './signature.ts';
import type { Progress } from './trip.ts';

/** The fleet API's status for each step. */
const statuses: Readonly<Record<Progress, string>> = {
  assigned: 'ASSIGNED_TO_TRANSPORT',
  accepted: 'COURIER_ACCEPTED_DELIVERY',
  'held-up': 'DELAYED',
  'near-pickup': 'NEAR_VENDOR',
  'picked-up': 'PICKED_UP',
  'left-pickup': 'COURIER_LEFT_VENDOR',
  'near-drop-off': 'NEAR_CUSTOMER',
  delivered: 'DELIVERED',
  returning: 'RETURN_INITIATED',
  returned: 'RETURNED_TO_VENDOR',
};

/** The request itself is wrong, so a retry would fail in the same way. */
const permanentFailures = new Set([400, 413, 415, 422]);
const timeoutMilliseconds = 10_000;
const maxPositions = 500;

export interface PortalParts {
  /** The portal's origin. */
  readonly url: string;
  readonly secret: string;
  readonly now: () => number;
  /** Called for a request that the portal refuses for good. */
  readonly onRefused: (what: string) => void;
}

export interface Portal {
  /** Resolves once the portal has answered; if it rejects, the caller sends the report again. */
  report(report: FleetReport): Promise<void>;
  positions(positions: readonly RiderPosition[]): Promise<void>;
}

/** Sends the fleet's reports to the portal over the fleet API. */
export function createPortal(parts: PortalParts): Portal {
  const send = async (method: string, path: string, type: string, body: Uint8Array<ArrayBuffer>): Promise<void> => {
    const url = new URL(`/hurrier/api/v1/fleet/${path}`, parts.url);
    const signRequest = method === 'PUT' ? signDigest : sign;
    const headers = signRequest(parts.secret, parts.now(), method, url.pathname + url.search, body);
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const response = await fetch(url, { method, headers: { 'content-type': type, ...headers }, body, signal });
    const answer = await response.text();
    if (response.ok) return;
    if (!permanentFailures.has(response.status)) throw new Error(`the portal answered ${response.status} to ${path}`);
    parts.onRefused(`${response.status} to ${path}: ${answer}`);
  };
  const post = (path: string, body: unknown): Promise<void> =>
    send('POST', path, 'application/json', Buffer.from(JSON.stringify(body)));
  return {
    async report(report) {
      if (report.kind === 'progress') return post('events', { events: [eventOf(report)] });
      const { orderId, proof, occurredAt, mediaType, image } = report;
      const query = new URLSearchParams({ taken_at: instant(occurredAt) });
      const path = `orders/${encodeURIComponent(orderId)}/proofs/${proof}?${query.toString()}`;
      return send('PUT', path, mediaType, Buffer.from(image));
    },
    async positions(positions) {
      for (let at = 0; at < positions.length; at += maxPositions) {
        await post('positions', { positions: positions.slice(at, at + maxPositions).map(positionOf) });
      }
    },
  };
}

function eventOf(report: FleetReport & { kind: 'progress' }) {
  return {
    order_id: report.orderId,
    sequence: report.sequence,
    status: statuses[report.progress],
    occurred_at: instant(report.occurredAt),
    rider: riderOf(report.rider),
    pick_up_at: instant(report.pickupAt),
    drop_off_at: instant(report.dropOffAt),
  };
}

function positionOf({ rider, orderId, latitude, longitude, at }: RiderPosition) {
  return {
    rider: riderOf(rider),
    busy: orderId !== null,
    latitude,
    longitude,
    accuracy_metres: 10,
    at: instant(at),
  };
}

function riderOf({ id, name, phone, vehicle }: RiderProfile) {
  return { id, name, phone_number: phone, vehicle };
}

function instant(ms: number): string {
  return new Date(ms).toISOString();
}
