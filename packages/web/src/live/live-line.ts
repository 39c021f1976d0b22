import type { ClientMessage, ServerMessage } from '@riderbell/contract/live/messages.ts';
import type { Clock } from '../clock.ts';
import { type SignsOfLife, watchForLife } from './signs-of-life.ts';

/** An update that is more than this build can read still moves the cursor on, and the lists say what has become of it. */
export type HeardMessage = ServerMessage | { readonly type: 'unreadable-update'; readonly cursor: string };

/** What the line needs of a socket; the browser's WebSocket has it. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface LineParts {
  /** A socket with a ticket of its own; throws when none can be had, for example without a session. */
  connect(signal: AbortSignal): Promise<LiveConnection>;
  /** 0 to 1, spreads the reconnects of many portals after a restart of the server. */
  random(): number;
  schedule(task: () => void, milliseconds: number): () => void;
  clock: Clock;
}

export interface LiveConnection {
  socket: SocketLike;
  /** Reads one message of the wire; null is one that this build does not know. */
  readMessage(text: string): HeardMessage | null;
}

/** One socket with what has been said on it. */
export interface OpenSocket {
  opened: boolean;
  /** Subscriptions that have been sent and not answered. */
  unanswered: number;
  readonly life: SignsOfLife;
  send(message: ClientMessage): void;
  end(): void;
}

export interface LineListener {
  onOpen(socket: OpenSocket): void;
  /** `message` is null for one that this build does not know. */
  onMessage(message: HeardMessage | null, socket: OpenSocket): void;
  /** A socket was lost, or none could be had; the next attempt is planned. */
  onLost(): void;
}

export interface Line {
  socket(): OpenSocket | null;
  /** Opens a socket unless there is one, or one is on its way. */
  connect(): void;
  /** Tries at once, and asks a socket that looks open whether it is. */
  wake(): void;
  /** Gives a socket up and comes back later. */
  drop(socket: OpenSocket): void;
  /** Everything is well: the next loss is the first. */
  settle(): void;
  hangUp(): void;
}

/** About every second (specification §9), spread by all of it, so that the portals of a server that restarts do not come as one. */
const reconnectDelay = 1000;
/** A server that keeps refusing is asked less often, but a counter is not left without news for long once it is back. */
const longestDelay = 5000;

/** Keeps one socket open: a lost one is opened again, and so is one that only looks open. */
export function createLine(parts: LineParts, listener: LineListener): Line {
  let socket: OpenSocket | null = null;
  let attempt: AbortController | null = null;
  let cancelReconnect: (() => void) | null = null;
  let failures = 0;

  const connect = async () => {
    if (attempt !== null || socket !== null) return;
    cancelReconnect?.();
    const own = new AbortController();
    attempt = own;
    try {
      const connection = await parts.connect(own.signal);
      if (own.signal.aborted) connection.socket.close();
      else listenTo(connection);
    } catch {
      if (!own.signal.aborted) reconnectLater();
    } finally {
      if (attempt === own) attempt = null;
    }
  };

  const listenTo = ({ socket: raw, readMessage }: LiveConnection) => {
    const own = openSocket(raw, parts, () => drop(own));
    socket = own;
    raw.addEventListener('open', () => {
      if (socket !== own) return;
      own.opened = true;
      own.life.heard();
      listener.onOpen(own);
    });
    raw.addEventListener('message', ({ data }) => {
      if (socket !== own || typeof data !== 'string') return;
      own.life.heard();
      listener.onMessage(readMessage(data), own);
    });
    raw.addEventListener('close', () => drop(own));
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
      socket?.life.ask();
      void connect();
    },
    drop,
    settle() {
      failures = 0;
    },
    hangUp() {
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

function openSocket(raw: SocketLike, parts: Pick<LineParts, 'clock' | 'schedule'>, onDead: () => void): OpenSocket {
  const send = (message: ClientMessage) => raw.send(JSON.stringify(message));
  const own: OpenSocket = {
    opened: false,
    unanswered: 0,
    // Before it is open nothing can be asked; one that does not open in that time is given up as well.
    life: watchForLife({ ...parts, ping: () => own.opened && send({ action: 'ping' }), onDead }),
    send,
    end() {
      own.life.stop();
      raw.close();
    },
  };
  return own;
}
