import type { ClientMessage, ServerMessage } from '@riderbell/contract/live/messages.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Observable } from '../observable.ts';
import { observed } from '../observable.ts';

/** `connecting` covers the first connection and every later one; `offline` is after an attempt that failed. */
export type LiveStatus = 'live' | 'connecting' | 'offline';

/** What the client needs of a socket; the browser's WebSocket has it. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface LiveClientParts {
  /** A socket with a ticket of its own; throws when none can be had, for example without a session. */
  connect(signal: AbortSignal): Promise<LiveConnection>;
  /** 0 to 1, spreads the reconnects of many portals after a restart of the server. */
  random(): number;
  schedule(task: () => void, milliseconds: number): () => void;
}

export interface LiveConnection {
  socket: SocketLike;
  /** Reads one message of the wire; null is one that this build does not know. */
  readMessage(text: string): ServerMessage | null;
}

export interface LiveListener {
  /** The domain's rule that a newer copy is never overwritten; an order that it refuses is dropped. */
  accepts?(order: Order): boolean;
  onOrder(order: Order): void;
  /** The stream has, or may have, a gap: read the lists again. Comes after each change of vendor, too. */
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
  /** Tries again at once instead of at the next second, for example when the network has come back. */
  retryNow(): void;
  close(): void;
}

/** About every second (specification §9), spread by half of it. */
const reconnectDelay = 1000;
/** A server that keeps refusing is asked ever less often, up to this. */
const longestDelay = 15_000;

/** The live channel: one socket, one vendor, a cursor so that a reconnect loses nothing. */
export function createLiveClient(parts: LiveClientParts): LiveClient {
  const status = observed<LiveStatus>('connecting');
  const listeners = new Set<LiveListener>();
  const covers = observed<Followed | null>(null);
  let following: Followed | null = null;
  let cursor: string | null = null;
  let socket: SocketLike | null = null;
  let attempt: AbortController | null = null;
  let cancelReconnect: (() => void) | null = null;
  let failures = 0;

  /** Says whom to follow; what is asked before the socket is open waits for it, and only the last word counts. */
  const subscribe = () => {
    if (following === null || socket === null || status.get() !== 'live') return;
    const message: ClientMessage = { action: 'subscribeToVendor', vendor_id: following.vendorId };
    if (cursor !== null) message.cursor = cursor;
    if (following.includeOutlets) message.include_outlets = true;
    socket.send(JSON.stringify(message));
  };

  const receive = (message: ServerMessage) => {
    if (message.type === 'error') return;
    if (message.type === 'subscribe_ok') {
      // An answer to the vendor before says nothing about the one after.
      if (message.vendor_id !== following?.vendorId) return;
      // Without a cursor the stream starts from now, and lists read a moment before may have missed a change.
      const gap = message.resync || cursor === null;
      cursor = message.cursor;
      covers.set(following);
      if (gap) for (const listener of listeners) listener.onResync?.();
      return;
    }
    cursor = message.cursor;
    for (const listener of listeners) {
      if (listener.accepts?.(message.order) ?? true) listener.onOrder(message.order);
    }
  };

  const connect = async () => {
    if (attempt !== null || socket !== null || following === null) return;
    cancelReconnect?.();
    const own = new AbortController();
    attempt = own;
    if (status.get() !== 'offline') status.set('connecting');
    try {
      const connection = await parts.connect(own.signal);
      if (own.signal.aborted) connection.socket.close();
      else listenTo(connection);
    } catch {
      if (own.signal.aborted) return;
      reconnectLater();
    } finally {
      if (attempt === own) attempt = null;
    }
  };

  const listenTo = ({ socket: opened, readMessage }: LiveConnection) => {
    socket = opened;
    opened.addEventListener('open', () => {
      if (socket !== opened) return;
      failures = 0;
      status.set('live');
      subscribe();
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened || typeof data !== 'string') return;
      const message = readMessage(data);
      if (message !== null) receive(message);
    });
    opened.addEventListener('close', () => {
      if (socket !== opened) return;
      socket = null;
      reconnectLater();
    });
  };

  const reconnectLater = () => {
    status.set('offline');
    failures += 1;
    const delay = Math.min(reconnectDelay * 2 ** Math.max(0, failures - 4), longestDelay);
    cancelReconnect = parts.schedule(() => void connect(), delay * (0.75 + parts.random() / 2));
  };

  const disconnect = () => {
    attempt?.abort();
    attempt = null;
    cancelReconnect?.();
    const open = socket;
    socket = null;
    open?.close();
  };

  return {
    status,
    covers,
    follow(vendorId, includeOutlets) {
      if (following?.vendorId === vendorId && following.includeOutlets === includeOutlets) return void connect();
      following = { vendorId, includeOutlets };
      cursor = null;
      covers.set(null);
      if (socket === null) void connect();
      else subscribe();
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    retryNow() {
      failures = 0;
      void connect();
    },
    close() {
      following = null;
      cursor = null;
      covers.set(null);
      failures = 0;
      disconnect();
      status.set('connecting');
    },
  };
}
