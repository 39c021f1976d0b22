import { pathOf, type Call, type CallAnswer, type CallRequest, type UploadedFile } from '@riderbell/contract/call.ts';
import { errorAnswer, type ErrorAnswer } from '@riderbell/contract/errors/error-answer.ts';
import { errorCodes, isErrorCode, type ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import { courierHeaders } from './fleet/testing-courier.ts';

export interface CallOptions {
  /** Signs the call as a courier system at this time (epoch ms). */
  signedAt?: number | undefined;
  /** The caller's access token; absent for an anonymous call. */
  as?: string | { accessToken: string };
  /** `Idempotency-Key`. */
  key?: string;
  headers?: Record<string, string>;
}

export type Answered<C> =
  | { ok: true; status: number; answer: CallAnswer<C>; headers: Headers }
  | { ok: false; status: number; error: ErrorAnswer; codes: ErrorCode[]; headers: Headers };

/** The result of a call, recorded for `describeCall`. */
export interface Seen {
  call: string;
  /** "answers" for a 2xx, otherwise an error code. */
  what: string;
}

/** Calls a server over HTTP by the contract, and checks that every answer matches the contract. */
export class TestingClient {
  readonly #address: () => string;
  readonly #log: () => string;
  readonly seen: Seen[] = [];

  /** @param log returns the server's log, whose end is part of the error when the server fails */
  constructor(address: () => string, log: () => string = () => '') {
    this.#address = address;
    this.#log = log;
  }

  async call<C extends Call>(call: C, request: CallRequest<C>, options: CallOptions = {}): Promise<Answered<C>> {
    const { params, query, body } = request as { params?: Record<string, string>; query?: object; body?: unknown };
    const url = new URL(pathOf(call, params), this.#address());
    for (const [name, value] of Object.entries(query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const { type, bytes } = sentBody(call, body);
    const signed = options.signedAt !== undefined && courierHeaders(options.signedAt, call.method, url, bytes);
    const response = await fetch(url, {
      method: call.method,
      headers: { ...headersOf(options, type), ...signed, ...options.headers },
      ...(bytes === undefined ? {} : { body: bytes }),
    });
    return this.#read(call, response);
  }

  /** Returns the answer of a 2xx; a refusal fails the test. */
  async answer<C extends Call>(call: C, request: CallRequest<C>, options: CallOptions = {}): Promise<CallAnswer<C>> {
    const answered = await this.call(call, request, options);
    if (answered.ok) return answered.answer;
    const logged = answered.status < 500 ? '' : `\n${this.#log().slice(-4000)}`;
    throw new Error(`${call.id} refused: ${answered.status} ${JSON.stringify(answered.error.errors)}${logged}`);
  }

  /** Returns the codes of a refusal; a 2xx fails the test. */
  async refusal<C extends Call>(call: C, request: CallRequest<C>, options: CallOptions = {}): Promise<ErrorCode[]> {
    const answered = await this.call(call, request, options);
    if (!answered.ok) return answered.codes;
    throw new Error(`${call.id} was not refused: ${JSON.stringify(answered.answer)}`);
  }

  async #read<C extends Call>(call: C, response: Response): Promise<Answered<C>> {
    const { status, headers } = response;
    const body: unknown = await response.json();
    if (response.ok) {
      // The server has checked it with the same schema, so it has the call's type.
      const answer = call.answer.parse(body) as CallAnswer<C>;
      this.seen.push({ call: call.id, what: 'answers' });
      return { ok: true, status, answer, headers };
    }
    const error = errorAnswer.parse(body);
    const codes = error.errors.map(({ code }) => code).filter(isErrorCode);
    if (codes.length !== error.errors.length) throw new Error(`An unknown code: ${JSON.stringify(error.errors)}`);
    const [first] = codes;
    if (error.status !== status || !first || errorCodes[first].status !== status) {
      throw new Error(`The status ${status} does not fit ${JSON.stringify(error)}`);
    }
    this.seen.push(...codes.map((code) => ({ call: call.id, what: code })));
    return { ok: false, status, error, codes, headers };
  }
}

function sentBody(call: Call, body: unknown): { type: string | null; bytes: Uint8Array<ArrayBuffer> | undefined } {
  if (body === undefined) return { type: null, bytes: undefined };
  if (!call.upload) return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
  const file = body as UploadedFile;
  return { type: file.type, bytes: Buffer.from(file.bytes) };
}

function headersOf({ as, key }: CallOptions, type: string | null): Record<string, string> {
  const token = typeof as === 'string' ? as : as?.accessToken;
  return {
    ...(type === null ? {} : { 'content-type': type }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
}
