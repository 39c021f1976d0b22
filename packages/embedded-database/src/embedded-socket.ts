import { Duplex } from 'node:stream';
import { RequestFramer } from './request-framer.ts';

/** The engine's side of a socket. */
export interface EngineLink {
  /** Resolves when the engine accepts requests. @throws when the database cannot be opened */
  ready(): Promise<void>;
  request(client: number, message: Uint8Array<ArrayBuffer>): void;
  leave(client: number): void;
}

// AuthenticationOk and ReadyForQuery (idle), for which a driver waits before its first query.
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/**
 * A connection with the PostgreSQL protocol to the engine in this process, for the ordinary driver instead of a TCP socket.
 * So both databases have the same driver, with the same values, errors and pool.
 */
export class EmbeddedSocket extends Duplex {
  readonly #client: number;
  readonly #link: EngineLink;
  readonly #framer = new RequestFramer();

  #ended = false;

  constructor(client: number, link: EngineLink) {
    super({ allowHalfOpen: false });
    this.#client = client;
    this.#link = link;
  }

  connect(): this {
    this.#link.ready().then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }

  /** Bytes from the engine; bytes after the end are dropped. */
  receive(bytes: Uint8Array): void {
    if (!this.#ended && !this.destroyed) this.push(bytes);
  }

  /** The engine ends the connection. */
  hangUp(): void {
    this.#ended = true;
    this.push(null);
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed when they arrive, without back pressure: the client sends its next request only after the answer.
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: (error?: Error | null) => void): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.hangUp();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#link.leave(this.#client);
    done(error);
  }

  #send(chunks: readonly Uint8Array[]): void {
    for (const frame of this.#framer.push(chunks)) {
      if (frame.kind === 'startup') this.push(welcome);
      else if (frame.kind === 'request') this.#link.request(this.#client, frame.message);
      else this.hangUp();
    }
  }
}
