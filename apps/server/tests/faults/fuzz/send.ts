import { Agent, request } from 'node:http';
import { livePath, serverMessage } from '@riderbell/contract/live/messages.ts';
import { WebSocket } from 'ws';
import type { Received } from './judge.ts';
import type { FuzzRequest } from './requests.ts';

/** Sends the path exactly as it is; `fetch` would normalise it. */
export class Sender {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 });
  readonly #address: URL;

  constructor(address: string) {
    this.#address = new URL(address);
  }

  send(
    { method, path, body }: Pick<FuzzRequest, 'method' | 'path' | 'body'>,
    headers: Readonly<Record<string, string>>,
  ): Promise<Received> {
    const { hostname, port } = this.#address;
    return new Promise((resolve, reject) => {
      const sent = request({ agent: this.#agent, hostname, port, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      });
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });
  }

  /** Sends the messages on a socket of the live channel, then asks for a heartbeat. @returns what was wrong, or null */
  talk(
    messages: readonly string[],
    authorization: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<string | null> {
    const url = new URL(livePath, this.#address.href.replace(/^http/, 'ws'));
    url.searchParams.set('authorization', authorization);
    return new Promise((resolve) => {
      const socket = new WebSocket(url, { headers });
      let wrong: string | null = null;
      socket.on('open', () => {
        for (const message of [...messages, '{"action":"ping"}']) socket.send(message);
      });
      socket.on('message', (data) => {
        const received = serverMessage.safeParse(JSON.parse(data.toString()));
        if (!received.success) wrong = `a message of another shape: ${data.toString().slice(0, 300)}`;
        else if (received.data.type === 'heartbeat') socket.close();
      });
      socket.on('close', (_, reason) => {
        resolve(reason.toString() === 'server.failure' ? 'the channel failed' : wrong);
      });
      socket.on('unexpected-response', (_, response) => {
        response.resume();
        resolve((response.statusCode ?? 0) >= 500 ? `the upgrade failed, ${response.statusCode}` : null);
      });
      socket.on('error', () => resolve(wrong));
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
