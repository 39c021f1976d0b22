import {
  type EvaluationContext,
  FlagNotFoundError,
  type JsonValue,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/core';
import { OFREPApi, OFREPApiTooManyRequestsError } from '@openfeature/ofrep-core';
import { OpenFeatureEventEmitter, type Provider, ProviderEvents } from '@openfeature/server-sdk';
import { type FlagName, isFlagName } from '@riderbell/domain/flags/flags.ts';
import { boundedFetch, type Fetch } from '../../outbound/bounded-fetch.ts';
import { readAnsweredFlags } from './answered-flags.ts';
import { keyOf } from './flag-context.ts';
import type { FlagLog } from './flag-log.ts';

export interface OfrepFlagParts {
  readonly url: string;
  readonly token: string | null;
  /** The context of an anonymous visitor, which is requested at the start. */
  readonly context: EvaluationContext;
  /** Specification §9. */
  readonly times: { readonly refresh: number; readonly debounce: number; readonly timeout: number };
  readonly log: FlagLog;
  readonly fetch?: Fetch;
}

/** What the service answered for one context. */
interface Snapshot {
  readonly context: EvaluationContext;
  readonly values: ReadonlyMap<FlagName, boolean>;
  readonly etag: string | null;
  /** Whether it was used since the last refresh. */
  used: boolean;
}

const maxBytes = 1_000_000;
const maxContexts = 5000;
const atOnce = 4;

/**
 * Flags of a service that speaks the open remote protocol OFREP (flagd, GO Feature Flag, Flipt and others). No request waits for the
 * service: each context has a snapshot that is refreshed in the background, and a new context gets the flags of an anonymous visitor
 * until its snapshot arrives. The next provider answers flags that the service omits or answers wrongly.
 */
export class OfrepFlagProvider implements Provider {
  readonly metadata = { name: 'ofrep' } as const;
  readonly runsOn = 'server';
  readonly events = new OpenFeatureEventEmitter();
  readonly #parts: OfrepFlagParts;
  readonly #api: OFREPApi;
  readonly #snapshots = new Map<string, Snapshot>();
  readonly #wanted = new Map<string, EvaluationContext>();
  #timer: NodeJS.Timeout | null = null;
  #debounced: NodeJS.Timeout | null = null;
  #refreshing = false;
  #trouble: string | null = null;
  #askAgainAt = 0;
  #closed = false;

  constructor(parts: OfrepFlagParts) {
    this.#parts = parts;
    const headers: [string, string][] = parts.token === null ? [] : [['authorization', `Bearer ${parts.token}`]];
    const { timeout } = parts.times;
    const fetch = boundedFetch({ milliseconds: timeout, bytes: maxBytes }, parts.fetch);
    this.#api = new OFREPApi({ baseUrl: parts.url, timeoutMs: timeout, headers }, fetch);
  }

  /** Waits for the first answer, at most until the timeout; without an answer the next provider is used. */
  async initialize(): Promise<void> {
    await this.#refresh([this.#parts.context]);
    if (this.#closed) return;
    this.#timer = setInterval(() => void this.#refreshAll(), this.#parts.times.refresh).unref();
  }

  async onClose(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearInterval(this.#timer);
    if (this.#debounced) clearTimeout(this.#debounced);
    this.#api.close();
  }

  async resolveBooleanEvaluation(
    name: string,
    _fallback: boolean,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    const own = this.#snapshots.get(keyOf(context));
    if (own === undefined) this.#requestSoon(context);
    else own.used = true;
    const { values } = own ?? this.#snapshots.get(keyOf(this.#parts.context)) ?? {};
    const value = isFlagName(name) ? values?.get(name) : undefined;
    if (value === undefined) throw new FlagNotFoundError(`the flag service has no value for ${name}`);
    return { value, reason: StandardResolutionReasons.CACHED };
  }

  async resolveStringEvaluation(name: string): Promise<ResolutionDetails<string>> {
    throw new FlagNotFoundError(name);
  }

  async resolveNumberEvaluation(name: string): Promise<ResolutionDetails<number>> {
    throw new FlagNotFoundError(name);
  }

  async resolveObjectEvaluation<T extends JsonValue>(name: string): Promise<ResolutionDetails<T>> {
    throw new FlagNotFoundError(name);
  }

  /** Requests the context a moment later, together with others that are wanted by then. */
  #requestSoon(context: EvaluationContext): void {
    if (this.#closed || this.#wanted.size + this.#snapshots.size >= maxContexts) return;
    this.#wanted.set(keyOf(context), context);
    this.#debounced ??= setTimeout(() => {
      this.#debounced = null;
      const contexts = [...this.#wanted.values()];
      this.#wanted.clear();
      void this.#refresh(contexts);
    }, this.#parts.times.debounce).unref();
  }

  /** Refreshes the snapshots in use and drops those that were not used since the last time. */
  async #refreshAll(): Promise<void> {
    // One refresh at a time: a late answer of an earlier one must not replace a newer answer.
    if (this.#refreshing) return;
    this.#refreshing = true;
    const general = keyOf(this.#parts.context);
    const contexts = [this.#parts.context];
    for (const [key, snapshot] of this.#snapshots) {
      if (key === general) continue;
      if (snapshot.used) contexts.push(snapshot.context);
      else this.#snapshots.delete(key);
      snapshot.used = false;
    }
    try {
      await this.#refresh(contexts);
    } finally {
      this.#refreshing = false;
    }
  }

  /** Never throws: after a failure the previous snapshots remain. */
  async #refresh(contexts: readonly EvaluationContext[]): Promise<void> {
    if (Date.now() < this.#askAgainAt) return;
    const left = [...contexts];
    const troubles = new Set<string>();
    let changed = false;
    const work = async (): Promise<void> => {
      for (let next = left.shift(); next && !this.#closed; next = left.shift()) {
        try {
          const { isNew, wrong } = await this.#ask(next);
          changed ||= isNew;
          if (wrong.length > 0) troubles.add(`The service answers neither true nor false for ${wrong.join(', ')}.`);
        } catch (error) {
          // After one failure the others would fail too.
          left.length = 0;
          if (error instanceof OFREPApiTooManyRequestsError) this.#pause(error.retryAfterSeconds);
          troubles.add(reasonOf(error));
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (this.#closed) return;
    this.#logState([...troubles].join(' ') || null);
    if (changed) this.events.emit(ProviderEvents.ConfigurationChanged);
  }

  /** @throws when the service does not answer with flags */
  async #ask(context: EvaluationContext): Promise<{ isNew: boolean; wrong: readonly FlagName[] }> {
    const key = keyOf(context);
    const before = this.#snapshots.get(key);
    const result = await this.#api.postBulkEvaluateFlags({ context }, before?.etag ?? null);
    if (result.httpStatus === 304) return { isNew: false, wrong: [] };
    if (result.httpStatus !== 200)
      throw new Error(`The service refused with ${result.httpStatus} ${result.value.errorCode}.`);
    const { values, wrong } = readAnsweredFlags(result.value);
    const previous = [...(before?.values ?? [])].filter(([name]) => wrong.includes(name));
    const now = new Map([...values, ...previous]);
    // Without the ETag, a partly wrong answer is requested again in full.
    const etag = wrong.length === 0 ? result.httpResponse.headers.get('etag') : null;
    this.#snapshots.set(key, { context, values: now, etag, used: before?.used ?? true });
    return { isNew: before === undefined || !sameValues(before.values, now), wrong };
  }

  #pause(seconds: number | null): void {
    this.#askAgainAt = Date.now() + Math.min(3600, Math.max(1, seconds ?? 1)) * 1000;
  }

  /** Logs each change of state once: a service that is down for a night must not fill the log. */
  #logState(trouble: string | null): void {
    if (this.#closed || trouble === this.#trouble) return;
    const { log, url } = this.#parts;
    if (trouble === null) log.info({ url }, 'the flag service answers again');
    else
      log.warn(
        { url, trouble },
        'the flag service fails: its last answers remain in use, and the flag file for the rest',
      );
    this.#trouble = trouble;
  }
}

function sameValues(one: ReadonlyMap<FlagName, boolean>, other: ReadonlyMap<FlagName, boolean>): boolean {
  return one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
}
