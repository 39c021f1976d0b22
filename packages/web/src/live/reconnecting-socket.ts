import type { ClientMessage, ServerMessage } from '@riderbell/contract/live/messages.ts';
import type { Clock } from '../clock.ts';
import { type Liveness, watchLiveness } from './liveness.ts';

/** An update that this build cannot read still advances the cursor; the lists are then reloaded. */
export type ReceivedMessage = ServerMessage | { readonly type: 'unreadable-update'; readonly cursor: string };

/** The part of the browser's WebSocket that is used here. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface ReconnectingSocketParts {
  /** Opens a socket with a new ticket; throws if it cannot, for example without a session. */
  connect(signal: AbortSignal): Promise<LiveConnection>;
  /** 0 to 1; spreads the reconnects of many portals after a restart of the server. */
  random(): number;
  schedule(task: () => void, milliseconds: number): () => void;
  clock: Clock;
}

export interface LiveConnection {
  socket: SocketLike;
  /** Parses one message; null if this build does not know it. */
  readMessage(text: string): ReceivedMessage | null;
}

/** One socket and its state. */
export interface OpenSocket {
  isOpen: boolean;
  /** The number of subscriptions without an answer yet. */
  unanswered: number;
  readonly liveness: Liveness;
  send(message: ClientMessage): void;
  end(): void;
}

export interface SocketListener {
  onOpen(socket: OpenSocket): void;
  /** `message` is null if this build does not know it. */
  onMessage(message: ReceivedMessage | null, socket: OpenSocket): void;
  /** The socket was lost or could not be opened; the next attempt is scheduled. */
  onLost(): void;
}

export interface ReconnectingSocket {
  socket(): OpenSocket | null;
  /** Opens a socket unless one is open or opening. */
  connect(): void;
  /** Reconnects at once, and pings a socket that looks open. */
  wake(): void;
  /** Closes a socket and reconnects later. */
  drop(socket: OpenSocket): void;
  /** Resets the backoff after a confirmed subscription. */
  resetBackoff(): void;
  close(): void;
}

/** About a second (specification §9), with full jitter, so that not all portals reconnect to a restarted server at once. */
const reconnectDelay = 1000;
/** The backoff has this limit, so that a counter gets updates soon after the server is back. */
const longestDelay = 5000;

/** Keeps one socket open: reconnects after a loss, also if the socket only looks open. */
export function createReconnectingSocket(parts: ReconnectingSocketParts, listener: SocketListener): ReconnectingSocket {
  let socket: OpenSocket | null = null;
  let attempt: AbortController | null = null;
  let cancelReconnect: (() => void) | null = null;
  let failures = 0;

  const connect = async () => {
    if (attempt !== null || socket !== null) return;
    cancelReconnect?.();
    const controller = new AbortController();
    attempt = controller;
    try {
      const connection = await parts.connect(controller.signal);
      if (controller.signal.aborted) connection.socket.close();
      else listenTo(connection);
    } catch {
      if (!controller.signal.aborted) reconnectLater();
    } finally {
      if (attempt === controller) attempt = null;
    }
  };

  const listenTo = ({ socket: raw, readMessage }: LiveConnection) => {
    const opened = openSocket(raw, parts, () => drop(opened));
    socket = opened;
    raw.addEventListener('open', () => {
      if (socket !== opened) return;
      opened.isOpen = true;
      opened.liveness.markAlive();
      listener.onOpen(opened);
    });
    raw.addEventListener('message', ({ data }) => {
      if (socket !== opened || typeof data !== 'string') return;
      opened.liveness.markAlive();
      listener.onMessage(readMessage(data), opened);
    });
    raw.addEventListener('close', () => drop(opened));
  };

  const drop = (lost: OpenSocket) => {
    if (socket !== lost) return;
    socket = null;
    lost.end();
    reconnectLater();
  };

  const reconnectLater = () => {
    failures += 1;
    const delay = Math.min(reconnectDelay * 2 ** Math.max(0, failures - 4), longestDelay);
    cancelReconnect = parts.schedule(() => void connect(), delay * (0.5 + parts.random()));
    listener.onLost();
  };

  return {
    socket: () => socket,
    connect: () => void connect(),
    wake() {
      failures = 0;
      socket?.liveness.ping();
      void connect();
    },
    drop,
    resetBackoff() {
      failures = 0;
    },
    close() {
      failures = 0;
      attempt?.abort();
      attempt = null;
      cancelReconnect?.();
      const open = socket;
      socket = null;
      open?.end();
    },
  };
}

function openSocket(
  raw: SocketLike,
  parts: Pick<ReconnectingSocketParts, 'clock' | 'schedule'>,
  onDead: () => void,
): OpenSocket {
  const send = (message: ClientMessage) => raw.send(JSON.stringify(message));
  const socket: OpenSocket = {
    isOpen: false,
    unanswered: 0,
    // A socket that is still opening cannot be pinged; if it does not open in time, it is closed as well.
    liveness: watchLiveness({ ...parts, ping: () => socket.isOpen && send({ action: 'ping' }), onDead }),
    send,
    end() {
      socket.liveness.stop();
      raw.close();
    },
  };
  return socket;
}
