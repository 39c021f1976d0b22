const syncType = 0x53;
const queryType = 0x51;
const terminateType = 0x58;
const headerLength = 5;

/** A part of a client's bytes: its startup packet, a request with an answer, or its termination. */
export type Frame =
  | { readonly kind: 'startup' }
  | { readonly kind: 'request'; readonly message: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'terminate' };

/**
 * Splits the bytes of one client into requests: everything up to a Sync or a Query, which the engine runs and answers as
 * one unit (PostgreSQL's protocol 3.0, "Message Formats").
 */
export class RequestFramer {
  #pending: Buffer = Buffer.alloc(0);
  #started = false;

  push(chunks: readonly Uint8Array[]): Frame[] {
    this.#pending = Buffer.concat([this.#pending, ...chunks]);
    const frames: Frame[] = [];
    for (let frame = this.#take(); frame; frame = this.#take()) frames.push(frame);
    return frames;
  }

  #take(): Frame | undefined {
    if (!this.#started) return this.#takeStartup();
    let offset = 0;
    while (this.#pending.length - offset >= headerLength) {
      const type = this.#pending[offset];
      offset += 1 + this.#pending.readInt32BE(offset + 1);
      if (this.#pending.length < offset) return undefined;
      if (type === terminateType) {
        this.#cut(offset);
        return { kind: 'terminate' };
      }
      if (type === syncType || type === queryType) return { kind: 'request', message: this.#cut(offset) };
    }
    return undefined;
  }

  #takeStartup(): Frame | undefined {
    if (this.#pending.length < 4 || this.#pending.length < this.#pending.readInt32BE(0)) return undefined;
    this.#cut(this.#pending.readInt32BE(0));
    this.#started = true;
    return { kind: 'startup' };
  }

  /** Takes the first bytes as a separate copy, which can be transferred to another thread. */
  #cut(length: number): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(length);
    bytes.set(this.#pending.subarray(0, length));
    this.#pending = this.#pending.subarray(length);
    return bytes;
  }
}
