import type { Subscribe } from '@riderbell/contract/live/messages.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Observable } from '../observable.ts';
import { observed } from '../observable.ts';
import { createLine, type HeardMessage, type LineParts, type OpenSocket } from './live-line.ts';

/** `live` only once the server has confirmed the vendor; `connecting` covers the first connection, `offline` whatever failed. */
export type LiveStatus = 'live' | 'connecting' | 'offline';

export interface LiveListener {
  /** The domain's rule that a newer copy is never overwritten; an order that it refuses is dropped. */
  accepts?(order: Order): boolean;
  onOrder(order: Order): void;
  /** The stream has, or may have, a gap: read the lists again. Comes after each change of vendor, and for what cannot be read. */
  onResync?(): void;
}

/** Whose orders are followed. */
export interface Followed {
  readonly vendorId: string;
  readonly includeOutlets: boolean;
}

export interface LiveClient {
  readonly status: Observable<LiveStatus>;
  /**
   * Whose changes will all come from now on, at once or after a reconnect; null until the server has said so. What is read
   * before may miss a change.
   */
  readonly covers: Observable<Followed | null>;
  /** Follows this vendor from now on and opens the channel when it is closed; the same subscription again changes nothing. */
  follow(vendorId: string, includeOutlets: boolean): void;
  listen(listener: LiveListener): () => void;
  /**
   * The device woke, the network came back, or the tab is looked at again: tries at once instead of at the next second, and asks a
   * socket that looks open whether it is.
   */
  wake(): void;
  /** Until when (epoch ms) every change has been heard; 0 while none ever was. */
  heardAt(): number;
  close(): void;
}

/** The live channel: one socket, one vendor, a cursor so that a reconnect loses nothing. */
export function createLiveClient(parts: LineParts): LiveClient {
  const status = observed<LiveStatus>('connecting');
  const listeners = new Set<LiveListener>();
  const covers = observed<Followed | null>(null);
  let following: Followed | null = null;
  let cursor: string | null = null;
  let heardAtMs = 0;

  /** Says whom to follow; what is asked before the socket is open waits for it, and only the last word counts. */
  const subscribe = (socket: OpenSocket | null) => {
    if (following === null || socket === null || !socket.opened) return;
    const message: Subscribe = { action: 'subscribeToVendor', vendor_id: following.vendorId };
    if (cursor !== null) message.cursor = cursor;
    if (following.includeOutlets) message.include_outlets = true;
    socket.unanswered += 1;
    socket.send(message);
  };

  const advance = (to: string) => {
    if (cursor === null || BigInt(to) > BigInt(cursor)) cursor = to;
  };
  const resync = () => {
    for (const listener of listeners) listener.onResync?.();
  };

  const receive = (message: HeardMessage, socket: OpenSocket) => {
    const answers = message.type === 'subscribe_ok' || (message.type === 'error' && message.vendor_id !== undefined);
    if (answers) socket.unanswered = Math.max(0, socket.unanswered - 1);
    // They are answered one after the other: whatever comes before the last answer is about a vendor before.
    if (socket.unanswered > 0 || (answers && message.vendor_id !== following?.vendorId)) return;
    switch (message.type) {
      case 'subscribe_ok': {
        // Without a cursor the stream starts from now, and lists read a moment before may have missed a change.
        const gap = message.resync || cursor === null;
        // Another log may have counted less far.
        cursor = message.cursor;
        line.settle();
        covers.set(following);
        status.set('live');
        if (gap) resync();
        return;
      }
      case 'error':
        // Refused: nothing will come, however open the socket is.
        if (!answers) return;
        covers.set(null);
        line.drop(socket);
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

  const line = createLine(parts, {
    onOpen: subscribe,
    onMessage(message, socket) {
      if (message !== null) receive(message, socket);
      if (status.get() === 'live') heardAtMs = parts.clock.now();
    },
    onLost: () => status.set('offline'),
  });

  return {
    status,
    covers,
    heardAt: () => heardAtMs,
    follow(vendorId, includeOutlets) {
      if (following?.vendorId === vendorId && following.includeOutlets === includeOutlets) return line.connect();
      following = { vendorId, includeOutlets };
      cursor = null;
      covers.set(null);
      line.connect();
      subscribe(line.socket());
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    wake() {
      if (following !== null) line.wake();
    },
    close() {
      following = null;
      cursor = null;
      covers.set(null);
      line.hangUp();
      status.set('connecting');
    },
  };
}
