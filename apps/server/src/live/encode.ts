import type { ServerMessage } from '@riderbell/contract/live/messages.ts';
import { order as orderShape } from '@riderbell/contract/shapes/order.ts';
import type { StoredEvent } from './ports.ts';

/**
 * The bytes of an event, made once for all sockets that get it.
 * @throws when what was stored is not what the contract says
 */
export function encodeEvent({ vendorId, cursor, order }: StoredEvent): Buffer {
  return encode({ type: 'order_update', vendor_id: vendorId, cursor, order: orderShape.parse(order) });
}

export function encode(message: ServerMessage): Buffer {
  return Buffer.from(JSON.stringify(message));
}

/** @param through up to where the socket has been sent everything; null while that cannot be said */
export function heartbeatOf(through: bigint | null): Buffer {
  return encode({ type: 'heartbeat', ...(through !== null && { cursor: String(through) }) });
}
