import { connect, type Socket } from 'node:net';

export interface PlainAnswer {
  readonly status: number;
  readonly body: string;
}

/** How often a call is retried that the server answers with 503 under load; the portal does the same. */
export const tries = 10;

interface Waiting {
  resolve(answer: PlainAnswer): void;
  reject(error: Error): void;
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * Sends prepared HTTP/1.1 requests over open connections, one at a time on each. The load generator shares the machine with
 * the server, and a full HTTP client would need a third of the server's own CPU time.
 */
export class KeepAliveClient {
  readonly #host: string;
  readonly #port: number;
  readonly #free: PlainConnection[] = [];

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#host = hostname;
    this.#port = Number(port);
  }

  /** The bytes of a request with a JSON body. */
  request(method: 'POST' | 'PUT', path: string, body: unknown, headers: Record<string, string>): Buffer {
    const text = JSON.stringify(body);
    const lines = Object.entries({
      host: `${this.#host}:${this.#port}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
  }

  async send(request: Buffer): Promise<PlainAnswer> {
    const connection = this.#free.pop() ?? new PlainConnection(connect(this.#port, this.#host));
    const answer = await connection.send(request);
    this.#free.push(connection);
    return answer;
  }

  /** Like `send`, but retries with growing pauses while the server cannot keep up. */
  async sendUntilTaken(request: Buffer): Promise<PlainAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.send(request);
      if (answer.status !== 503 || attempt === tries) return answer;
      await new Promise((resolve) => setTimeout(resolve, attempt * 200));
    }
  }

  close(): void {
    for (const connection of this.#free.splice(0)) connection.close();
  }
}

class PlainConnection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting | null = null;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('The server closed the connection')));
  }

  send(request: Buffer): Promise<PlainAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<PlainAnswer>();
    this.#waiting = { resolve, reject };
    this.#socket.write(request);
    return promise;
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(headEnd);
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    const bodyStart = end + headEnd.length;
    if (this.#received.length < bodyStart + length) return;
    const body = this.#received.toString('utf8', bodyStart, bodyStart + length);
    this.#received = Buffer.alloc(0);
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve({ status: Number(head.slice(9, 12)), body });
  }
}
