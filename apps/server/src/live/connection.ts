import { closeCodes } from '@riderbell/contract/live/messages.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { WebSocket } from 'ws';

/** Bytes that may be buffered per socket. Without a limit a few stalled clients would fill the memory. */
const bufferLimit = 256 * 1024;
/** Bytes of a replay that may be buffered before it continues. */
const replayBuffer = 64 * 1024;
/** How many milliseconds a client may take for a replayed message. */
const replayTimeout = 10_000;
const closePatience = 5000;

/** A socket with its principal. */
export class Connection {
  readonly principal: Principal;
  readonly #socket: WebSocket;
  #answeredPing = true;
  #closing = false;

  constructor(socket: WebSocket, principal: Principal) {
    this.#socket = socket;
    this.principal = principal;
    socket.on('pong', () => {
      this.#answeredPing = true;
    });
  }

  get open(): boolean {
    return !this.#closing && this.#socket.readyState === this.#socket.OPEN;
  }

  /** Sends bytes without waiting; a socket that does not read is closed. */
  send(bytes: Buffer): void {
    if (!this.open) return;
    if (this.#socket.bufferedAmount > bufferLimit) {
      this.close(closeCodes.tooSlow, 'live.too-slow');
      return;
    }
    this.#socket.send(bytes, { binary: false });
  }

  /** Sends bytes, and waits until they were sent if some are buffered, so that a long replay does not fill the memory. */
  async sendInTurn(bytes: Buffer): Promise<void> {
    if (!this.open) return;
    if (this.#socket.bufferedAmount <= replayBuffer) {
      this.send(bytes);
      return;
    }
    const { promise, resolve } = Promise.withResolvers<'sent' | 'late'>();
    const timer = setTimeout(() => resolve('late'), replayTimeout);
    // A close follows an error of the socket and ends everything else.
    this.#socket.send(bytes, { binary: false }, () => resolve('sent'));
    const result = await promise;
    clearTimeout(timer);
    if (result === 'late') this.close(closeCodes.tooSlow, 'live.too-slow');
  }

  /** Closes the socket, and terminates it if the client does not answer. */
  close(code: number, reason: string): void {
    if (this.#closing) return;
    this.#closing = true;
    this.#socket.close(code, reason);
    const timer = setTimeout(() => this.#socket.terminate(), closePatience);
    timer.unref();
    this.#socket.once('close', () => clearTimeout(timer));
  }

  /** Sends a ping; terminates the socket if the last one was not answered. */
  ping(): void {
    if (!this.open) return;
    if (!this.#answeredPing) {
      this.#socket.terminate();
      return;
    }
    this.#answeredPing = false;
    this.#socket.ping();
  }
}
