import type * as z from 'zod/mini';
import type { ErrorCode } from './errors/error-codes.ts';

/** The services behind one origin (specification §7). */
export const serviceBases = { orders: '/orders/api/v1', hurrier: '/hurrier/api/v1' } as const;
export type Service = keyof typeof serviceBases;

/**
 * Who may call: everybody; a caller with a session of any mode (specification §6); a merchant with an account session (CLASSIC),
 * because the call is about the account; the operator, by the token in the settings; or the courier system, by the signature of
 * each request (docs/fleet-api.md).
 */
export type Access = 'public' | 'session' | 'account' | 'operator' | 'fleet';

/** A file as the body of a call, instead of JSON. */
export interface Upload {
  readonly types: readonly string[];
  readonly mostBytes: number;
}

export interface UploadedFile {
  /** One of the call's types. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** One call of the API. `answer` is the whole body of a 2xx, with its envelope; `errors` are the refusals of this call only. */
export interface Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly id: string;
  readonly summary: string;
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With `:name` for each path parameter. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Honours `Idempotency-Key` (specification §7). */
  readonly idempotent?: true;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The largest body in bytes, for calls whose body is larger than the server's usual limit. */
  readonly mostBodyBytes?: number;
  /** Instead of `body`. */
  readonly upload?: Upload;
  readonly answer: Answer;
  readonly errors: readonly ErrorCode[];
}

type Shape<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodMiniType ? z.input<T> : undefined;

/** The input of a handler, after the checks. */
export interface CallInput<C> {
  params: C extends { params: infer P } ? Shape<P> : undefined;
  query: C extends { query: infer Q } ? Shape<Q> : undefined;
  body: C extends { upload: Upload } ? UploadedFile : C extends { body: infer B } ? Shape<B> : undefined;
}

/** The input of a client, before the checks; parts that the call does not have are not allowed. */
export type CallRequest<C> = (C extends { params: infer P } ? { params: Sent<P> } : { params?: undefined }) &
  (C extends { query: infer Q } ? { query: Sent<Q> } : { query?: undefined }) &
  (C extends { upload: Upload }
    ? { body: UploadedFile }
    : C extends { body: infer B }
      ? { body: Sent<B> }
      : { body?: undefined });

export type CallAnswer<C> = C extends { answer: infer A } ? Shape<A> : never;
export type CallErrorCode<C> = C extends { errors: readonly (infer E)[] } ? E : never;

/** Keeps the literal types of a call, so that the server and the client are checked against it. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** The full path of a call, with its parameters filled in and encoded. */
export function pathOf(call: Pick<Call, 'service' | 'path'>, params: Record<string, string> = {}): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${call.path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  return serviceBases[call.service] + path;
}
