import { livePath, serverMessage, type ServerMessage } from '@riderbell/contract/live/messages.ts';
import { WebSocket } from 'ws';

/** A client of the live channel that records every message. */
export class LiveSocket {
  readonly messages: ServerMessage[] = [];
  /** Recorded separately, because they arrive at any time. */
  readonly heartbeats: Extract<ServerMessage, { type: 'heartbeat' }>[] = [];
  readonly #socket: WebSocket;
  readonly #changed = new EventTarget();
  /** The close code; null while it is open. */
  closed: number | null = null;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      // Strict: the server must send only messages of the contract.
      const message = serverMessage.parse(JSON.parse(data.toString()));
      if (message.type === 'heartbeat') this.heartbeats.push(message);
      else this.messages.push(message);
      this.#changed.dispatchEvent(new Event('change'));
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#changed.dispatchEvent(new Event('change'));
    });
  }

  /** @throws with the status when the upgrade is refused */
  static async open(address: string, authorization: string, headers: Record<string, string> = {}): Promise<LiveSocket> {
    const url = new URL(livePath, address.replace(/^http/, 'ws'));
    url.searchParams.set('authorization', authorization);
    const socket = new WebSocket(url, { headers });
    const live = new LiveSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('unexpected-response', (_, response) => reject(new Error(`refused with ${response.statusCode}`)));
      socket.once('error', reject);
    });
    return live;
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Stops reading from the network, like a client that hangs. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  /** Subscribes and waits for the answer. */
  async subscribe(
    vendorId: string,
    options: { cursor?: string; include_outlets?: boolean; also?: boolean } = {},
  ): Promise<ServerMessage> {
    const seen = this.messages.length;
    this.send({ action: 'subscribeToVendor', vendor_id: vendorId, ...options });
    await this.until(() => this.messages.slice(seen).some(({ type }) => type !== 'order_update'));
    const answer = this.messages.slice(seen).find(({ type }) => type !== 'order_update');
    if (!answer) throw new Error('The subscription was not answered');
    return answer;
  }

  updates(): Extract<ServerMessage, { type: 'order_update' }>[] {
    return this.messages.filter((message) => message.type === 'order_update');
  }

  /** Waits until the recorded messages satisfy the condition. */
  async until(condition: () => boolean, timeoutMs = 10_000): Promise<void> {
    const signal = AbortSignal.timeout(timeoutMs);
    while (!condition()) {
      await new Promise<void>((resolve, reject) => {
        this.#changed.addEventListener('change', () => resolve(), { once: true, signal });
        signal.addEventListener('abort', () => reject(new Error(`Timed out: ${condition.toString()}`)), { once: true });
      });
    }
  }

  async close(): Promise<void> {
    if (this.closed !== null) return;
    this.#socket.close();
    await this.until(() => this.closed !== null);
  }
}
