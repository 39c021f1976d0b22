import { closeCodes } from '@riderbell/contract/live/messages.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { WebSocket } from 'ws';

/** Bytes that may wait in one socket. Without a bound a few stalled clients fill the memory of all. */
const waitingLimit = 256 * 1024;
/** Bytes of a replay that may wait before it goes on. */
const replayAhead = 64 * 1024;
/** How long a client may take for one replayed message. */
const replayPatience = 10_000;
const closePatience = 5000;

/** One socket with what it was let in for. */
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

  /** Hands bytes over and never waits; a socket that does not take them is closed. */
  send(bytes: Buffer): void {
    if (!this.open) return;
    if (this.#socket.bufferedAmount > waitingLimit) {
      this.close(closeCodes.tooSlow, 'live.too-slow');
      return;
    }
    this.#socket.send(bytes, { binary: false });
  }

  /** Hands bytes over; once some are waiting it waits until these have left, so that a long replay never piles up. */
  async sendInTurn(bytes: Buffer): Promise<void> {
    if (!this.open) return;
    if (this.#socket.bufferedAmount <= replayAhead) {
      this.send(bytes);
      return;
    }
    const { promise, resolve } = Promise.withResolvers<'sent' | 'late'>();
    const timer = setTimeout(() => resolve('late'), replayPatience);
    // An error of the socket is followed by its close, which ends everything else.
    this.#socket.send(bytes, { binary: false }, () => resolve('sent'));
    const result = await promise;
    clearTimeout(timer);
    if (result === 'late') this.close(closeCodes.tooSlow, 'live.too-slow');
  }

  /** Says goodbye, and hangs up when the other side does not. */
  close(code: number, reason: string): void {
    if (this.#closing) return;
    this.#closing = true;
    this.#socket.close(code, reason);
    const timer = setTimeout(() => this.#socket.terminate(), closePatience);
    timer.unref();
    this.#socket.once('close', () => clearTimeout(timer));
  }

  /** Asks for a sign of life; hangs up when the last one was not given. */
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
