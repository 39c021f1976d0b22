import type { Merchant, Principal } from '@riderbell/domain/access/principal.ts';
import type { Call, CallAnswer, CallErrorCode, CallInput } from './call.ts';
import type { CallName, Calls } from './calls.ts';

/**
 * The `Idempotency-Key` of a request. The store that makes the change writes the key, the hash and the answer in the same
 * transaction, so that neither exists without the other; a second writer of the key gets the first answer again.
 */
export interface Once {
  /** Account and call: the same key of another account or another call is a different key. */
  scope: string;
  key: string;
  bodyHash: string;
}

/**
 * Thrown by a store when another request wrote the key between the look-up and the change, so that the change does not
 * happen twice. http then returns the other request's answer.
 */
export class KeyAlreadyUsed extends Error {
  override readonly name = 'KeyAlreadyUsed';
}

export interface HandlerRequest<C extends Call> extends CallInput<C> {
  principal: C['access'] extends 'account' ? Merchant : C['access'] extends 'session' ? Principal : Principal | null;
  once: Once | null;
  requestId: string;
  /** The caller's network address, for rate limits; never stored with an order. */
  remoteAddress: string;
  /** The client's user agent, for the list of sessions. */
  userAgent: string | undefined;
}

/** One refusal of a call; `field` is the dotted path in the request, `values` are the values for its text. */
export interface Refusal<Code extends string = string> {
  code: Code;
  field?: string;
  values?: Record<string, string | number>;
}

export type Outcome<Answer, Code extends string> =
  | { ok: true; answer: Answer }
  | { ok: false; refusals: Refusal<Code>[] };

/** A use case bound to its call. It answers or refuses, and throws on failures. */
export type Handler<C extends Call> = (request: HandlerRequest<C>) => Promise<Outcome<CallAnswer<C>, CallErrorCode<C>>>;

/** A call in the contract without a handler does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Calls[Name]> };

export function accepted<Answer>(answer: Answer): { ok: true; answer: Answer } {
  return { ok: true, answer };
}

/** A refusal with one code, as almost all have. */
export function refused<Code extends string>(
  code: Code,
  about: Omit<Refusal, 'code'> = {},
): { ok: false; refusals: Refusal<Code>[] } {
  return { ok: false, refusals: [{ code, ...about }] };
}
