import type { Subscribe } from '@riderbell/contract/live/messages.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Observable } from '../observable.ts';
import { createObservable } from '../observable.ts';
import {
  createReconnectingSocket,
  type ReceivedMessage,
  type ReconnectingSocketParts,
  type OpenSocket,
} from './reconnecting-socket.ts';

/** `live` after the server has confirmed the subscription, `connecting` during the first connection, `offline` after a failure. */
export type LiveStatus = 'live' | 'connecting' | 'offline';

export interface LiveListener {
  /** The domain's rule that a newer copy is never overwritten; drops orders for which it returns false. */
  accepts?(order: Order): boolean;
  onOrder(order: Order): void;
  /** Called when the stream may have a gap: reload the lists. Also called after each change of vendor and for unreadable updates. */
  onResync?(): void;
  /** Called when the server refuses the subscription, or ends it because the person has lost the right to it. */
  onRefused?(): void;
}

/** The vendor whose orders the channel follows. */
export interface FollowedVendor {
  readonly vendorId: string;
  readonly includeOutlets: boolean;
}

export interface LiveClient {
  readonly status: Observable<LiveStatus>;
  /**
   * The vendor whose changes all arrive from now on, at once or after a reconnect; null until the server has confirmed it. A list
   * that was read earlier may miss a change.
   */
  readonly coverage: Observable<FollowedVendor | null>;
  /** Follows this vendor from now on, and opens the channel if it is closed. Repeating the same subscription changes nothing. */
  follow(vendorId: string, includeOutlets: boolean): void;
  listen(listener: LiveListener): () => void;
  /**
   * Call it when the device wakes, the network returns or the tab becomes visible: reconnects at once, and pings a
   * socket that looks open.
   */
  wake(): void;
  /** The time (epoch ms) until which every change was received; 0 before the first. */
  lastReceivedAt(): number;
  close(): void;
}

/** The live channel: one socket, one vendor, and a cursor, so that a reconnect loses nothing. */
export function createLiveClient(parts: ReconnectingSocketParts): LiveClient {
  const status = createObservable<LiveStatus>('connecting');
  const listeners = new Set<LiveListener>();
  const coverage = createObservable<FollowedVendor | null>(null);
  let followed: FollowedVendor | null = null;
  let cursor: string | null = null;
  let lastReceivedAtMs = 0;

  /** Sends the subscription. One that is requested before the socket opens waits for it; only the last one counts. */
  const subscribe = (socket: OpenSocket | null) => {
    if (followed === null || socket === null || !socket.isOpen) return;
    const message: Subscribe = { action: 'subscribeToVendor', vendor_id: followed.vendorId };
    if (cursor !== null) message.cursor = cursor;
    if (followed.includeOutlets) message.include_outlets = true;
    socket.unanswered += 1;
    socket.send(message);
  };

  const advance = (to: string) => {
    if (cursor === null || BigInt(to) > BigInt(cursor)) cursor = to;
  };
  const resync = () => {
    for (const listener of listeners) listener.onResync?.();
  };

  const receive = (message: ReceivedMessage, socket: OpenSocket) => {
    const isAnswer = message.type === 'subscribe_ok' || (message.type === 'error' && message.vendor_id !== undefined);
    if (isAnswer) socket.unanswered = Math.max(0, socket.unanswered - 1);
    // The server answers in order, so anything before the last answer is about a previous vendor.
    if (socket.unanswered > 0 || (isAnswer && message.vendor_id !== followed?.vendorId)) return;
    switch (message.type) {
      case 'subscribe_ok': {
        // Without a cursor the stream starts now, and lists that were read a moment ago may miss a change.
        const hasGap = message.resync || cursor === null;
        // The cursor may go back, because another log may have counted less far.
        cursor = message.cursor;
        reconnectingSocket.resetBackoff();
        coverage.set(followed);
        status.set('live');
        if (hasGap) resync();
        return;
      }
      case 'error':
        // The subscription was rejected, so nothing will arrive on this socket.
        if (!isAnswer) return;
        coverage.set(null);
        for (const listener of listeners) listener.onRefused?.();
        reconnectingSocket.drop(socket);
        return;
      // This client never unsubscribes: it follows another vendor, or closes.
      case 'unsubscribe_ok':
        return;
      case 'heartbeat':
        if (message.cursor !== undefined) advance(message.cursor);
        return;
      case 'unreadable-update':
        advance(message.cursor);
        resync();
        return;
      case 'order_update':
        advance(message.cursor);
        for (const listener of listeners) {
          if (listener.accepts?.(message.order) ?? true) listener.onOrder(message.order);
        }
    }
  };

  const reconnectingSocket = createReconnectingSocket(parts, {
    onOpen: subscribe,
    onMessage(message, socket) {
      if (message !== null) receive(message, socket);
      if (status.get() === 'live') lastReceivedAtMs = parts.clock.now();
    },
    onLost: () => status.set('offline'),
  });

  return {
    status,
    coverage,
    lastReceivedAt: () => lastReceivedAtMs,
    follow(vendorId, includeOutlets) {
      if (followed?.vendorId === vendorId && followed.includeOutlets === includeOutlets)
        return reconnectingSocket.connect();
      followed = { vendorId, includeOutlets };
      cursor = null;
      coverage.set(null);
      reconnectingSocket.connect();
      subscribe(reconnectingSocket.socket());
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    wake() {
      if (followed !== null) reconnectingSocket.wake();
    },
    close() {
      followed = null;
      cursor = null;
      coverage.set(null);
      reconnectingSocket.close();
      status.set('connecting');
    },
  };
}
