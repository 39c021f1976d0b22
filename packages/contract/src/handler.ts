import type { Merchant, Principal } from '@riderbell/domain/access/principal.ts';
import type { Call, CallAnswer, CallErrorCode, CallInput } from './call.ts';
import type { CallName, Calls } from './calls.ts';

/**
 * The `Idempotency-Key` of a request. The store that makes the change writes the key, the hash and the answer in the same
 * transaction, so that neither exists without the other; a second writer of the key gets the first answer again.
 */
export interface Once {
  /** Account and call: the same key of somebody else, or of another call, is another key. */
  scope: string;
  key: string;
  bodyHash: string;
}

/**
 * A store throws it when another request wrote the key between the look-up and the change, so that the change did not
 * happen twice. http then answers what the other one answered.
 */
export class KeyAlreadyUsed extends Error {
  override readonly name = 'KeyAlreadyUsed';
}

export interface HandlerRequest<C extends Call> extends CallInput<C> {
  principal: C['access'] extends 'account' ? Merchant : C['access'] extends 'session' ? Principal : Principal | null;
  once: Once | null;
  requestId: string;
  /** The address that asks, for limits; never stored with an order. */
  remoteAddress: string;
  /** What the client calls itself, for the list of sessions. */
  userAgent: string | undefined;
}

/** One refusal of a call; `field` is the dotted path in the request, `values` are the facts that its text needs. */
export interface Refusal<Code extends string = string> {
  code: Code;
  field?: string;
  values?: Record<string, string | number>;
}

export type Outcome<Answer, Code extends string> =
  | { ok: true; answer: Answer }
  | { ok: false; refusals: Refusal<Code>[] };

/** A use case bound to its call. It answers or refuses; what is exceptional it throws. */
export type Handler<C extends Call> = (request: HandlerRequest<C>) => Promise<Outcome<CallAnswer<C>, CallErrorCode<C>>>;

/** A call in the contract without a handler does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Calls[Name]> };

export function accepted<Answer>(answer: Answer): { ok: true; answer: Answer } {
  return { ok: true, answer };
}

/** A refusal with one code, which is nearly all of them. */
export function refused<Code extends string>(
  code: Code,
  about: Omit<Refusal, 'code'> = {},
): { ok: false; refusals: Refusal<Code>[] } {
  return { ok: false, refusals: [{ code, ...about }] };
}
