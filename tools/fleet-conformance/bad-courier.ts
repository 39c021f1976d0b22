import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signed } from './signing.ts';

/** What a courier system tells once it has heard of an order, in requests to the portal. */
export type Tale = (orderId: string) => readonly { method: string; below: string; type: string; body: string }[];

/** A courier system that believes everybody, goes on with what was withdrawn, and tells what it likes. */
export class BadCourier {
  readonly #server: Server;
  readonly #heard = new Set<string>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #secret: string | null;
  portalUrl = '';

  /** @param secret null signs nothing */
  constructor(secret: string | null, tale: Tale) {
    this.#secret = secret;
    this.#server = createServer((request, response) => {
      request.resume();
      const [, orderId = '', withdraw] = /^\/orders\/([\w-]+)(\/withdraw)?$/.exec(request.url ?? '') ?? [];
      response.writeHead(withdraw === undefined ? 204 : 500).end();
      if (withdraw !== undefined) this.#goOn(orderId);
      else if (!this.#heard.has(orderId)) void this.#tell(tale(orderId));
      this.#heard.add(orderId);
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

  async #tell(tale: ReturnType<Tale>): Promise<void> {
    for (const { method, below, type, body } of tale) {
      const path = `/hurrier/api/v1/fleet/${below}`;
      const headers = this.#secret ? signed(this.#secret, Date.now(), { method, path, body: Buffer.from(body) }) : {};
      // Whatever it is answered, it does not care.
      await fetch(new URL(path, this.portalUrl), { method, headers: { 'content-type': type, ...headers }, body }).catch(
        () => undefined,
      );
    }
  }

  #goOn(orderId: string): void {
    let sequence = 100;
    const report = (): void => {
      sequence += 1;
      const event = { order_id: orderId, sequence, status: 'NEAR_CUSTOMER' };
      const body = JSON.stringify({ events: [event] });
      void this.#tell([{ method: 'POST', below: 'events', type: 'application/json', body }]);
    };
    this.#timers.add(setInterval(report, 100));
  }
}
