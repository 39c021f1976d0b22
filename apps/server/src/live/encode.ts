import { errorCodes, type ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import type { ServerMessage } from '@riderbell/contract/live/messages.ts';
import { order as orderShape } from '@riderbell/contract/shapes/order.ts';
import type { StoredEvent } from './ports.ts';

/**
 * Encodes an event once for all its sockets.
 * @throws if the stored order does not match the contract
 */
export function encodeEvent({ vendorId, cursor, order }: StoredEvent): Buffer {
  return encode({ type: 'order_update', vendor_id: vendorId, cursor, order: orderShape.parse(order) });
}

export function encode(message: ServerMessage): Buffer {
  return Buffer.from(JSON.stringify(message));
}

export function encodeError(code: ErrorCode, vendorId?: string): Buffer {
  const message = errorCodes[code].key;
  return encode({ type: 'error', code, message, ...(vendorId === undefined ? {} : { vendor_id: vendorId }) });
}

/** @param through the position up to which the socket got everything; null while that is unknown */
export function heartbeatOf(through: bigint | null): Buffer {
  return encode({ type: 'heartbeat', ...(through !== null && { cursor: String(through) }) });
}
