import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureHeaders } from './signing.ts';

/** The requests that a courier system sends to the portal once it has received an order. */
export type Script = (orderId: string) => readonly { method: string; below: string; type: string; body: string }[];

/** A courier system that accepts every signature, continues withdrawn orders, and sends any reports. */
export class BadCourier {
  readonly #server: Server;
  readonly #received = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #secret: string | null;
  portalUrl = '';

  /** @param secret null sends unsigned requests */
  constructor(secret: string | null, script: Script) {
    this.#secret = secret;
    this.#server = createServer((request, response) => {
      request.resume();
      const [, orderId = '', withdraw] = /^\/orders\/([\w-]+)(\/withdraw)?$/.exec(request.url ?? '') ?? [];
      response.writeHead(withdraw === undefined ? 204 : 500).end();
      if (withdraw !== undefined) this.#keepReporting(orderId);
      else if (!this.#received.has(orderId)) void this.#send(script(orderId));
      this.#received.add(orderId);
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #send(requests: ReturnType<Script>): Promise<void> {
    for (const { method, below, type, body } of requests) {
      const path = `/hurrier/api/v1/fleet/${below}`;
      const headers = this.#secret
        ? signatureHeaders(this.#secret, Date.now(), { method, path, body: Buffer.from(body) })
        : {};
      // It ignores every answer.
      await fetch(new URL(path, this.portalUrl), { method, headers: { 'content-type': type, ...headers }, body }).catch(
        () => undefined,
      );
    }
  }

  #keepReporting(orderId: string): void {
    let sequence = 100;
    const report = (): void => {
      sequence += 1;
      const event = { order_id: orderId, sequence, status: 'NEAR_CUSTOMER' };
      const body = JSON.stringify({ events: [event] });
      void this.#send([{ method: 'POST', below: 'events', type: 'application/json', body }]);
    };
    this.#timers.add(setInterval(report, 100));
  }
}
