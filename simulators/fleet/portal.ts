import type { FleetReport, RiderPosition } from './reports.ts';
import type { RiderProfile } from './roster.ts';
import { sign, signDigest } from './signature.ts';
import type { Progress } from './trip.ts';

/** What the fleet calls a step, in the words of the fleet API. */
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

/** Ours to mend: the same again would be refused again. */
const hopeless = new Set([400, 413, 415, 422]);
const patienceMilliseconds = 10_000;
const mostPositions = 500;

export interface PortalParts {
  /** The portal's origin. */
  readonly url: string;
  readonly secret: string;
  readonly now: () => number;
  /** Told of what the portal will never take. */
  readonly onRefused: (what: string) => void;
}

export interface Portal {
  /** Kept once the portal has answered; broken, the report is to be sent again. */
  report(report: FleetReport): Promise<void>;
  positions(positions: readonly RiderPosition[]): Promise<void>;
}

/** Tells the portal of the fleet API what the fleet reports. */
export function portalOf(parts: PortalParts): Portal {
  const send = async (method: string, path: string, type: string, body: Uint8Array<ArrayBuffer>): Promise<void> => {
    const url = new URL(`/hurrier/api/v1/fleet/${path}`, parts.url);
    const signed = method === 'PUT' ? signDigest : sign;
    const headers = signed(parts.secret, parts.now(), method, url.pathname + url.search, body);
    const signal = AbortSignal.timeout(patienceMilliseconds);
    const response = await fetch(url, { method, headers: { 'content-type': type, ...headers }, body, signal });
    const answer = await response.text();
    if (response.ok) return;
    if (!hopeless.has(response.status)) throw new Error(`the portal answered ${response.status} to ${path}`);
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
      for (let at = 0; at < positions.length; at += mostPositions) {
        await post('positions', { positions: positions.slice(at, at + mostPositions).map(positionOf) });
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
