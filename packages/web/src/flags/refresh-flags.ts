import { flagTimes } from '@riderbell/domain/flags/flag-times.ts';
import type { Clock } from '../clock.ts';
import type { FlagValues } from './flags.ts';

/** Whose flags are asked for. */
export interface FlagContext {
  /** The same text for the same asker. */
  readonly key: string;
  readonly vendorId: string | null;
  /** null before the sign-in. */
  readonly authorization: string | null;
}

export interface FlagRefreshParts {
  readonly clock: Clock;
  /** Asks the server for all flags. */
  ask(context: FlagContext, etag: string | null, signal: AbortSignal): Promise<Response>;
  context(): FlagContext;
  /** Whom the flags that the page came with are for. */
  readonly start: FlagContext['key'];
  known(): FlagValues;
  take(values: FlagValues): void;
  schedule(task: () => void, milliseconds: number): () => void;
}

export interface FlagRefresh {
  /** Somebody signed in or out, or works for another vendor. */
  contextChanged(): void;
  /** Somebody waits for a change; resolves when the answer, if any, has been taken. */
  ask(): Promise<void>;
  /** The tab is looked at again. */
  seen(): void;
  stop(): void;
}

/**
 * Keeps the flags fresh by specification §9: asked for every five minutes, when the tab comes back after that long, and a
 * moment after the asker changed. Whatever fails leaves what is known.
 */
export function refreshFlags(parts: FlagRefreshParts): FlagRefresh {
  const { clock } = parts;
  let wanted = parts.start;
  // Whose answer the tag stands for.
  let tagged = { key: parts.start, etag: null as string | null };
  let askedAt = clock.now();
  let running: AbortController | null = null;
  let cancel: () => void = () => undefined;

  const plan = (milliseconds: number) => {
    cancel();
    cancel = parts.schedule(() => void refresh(), milliseconds);
  };

  const refresh = async () => {
    askedAt = clock.now();
    plan(flagTimes.refresh);
    running?.abort();
    const turn = (running = new AbortController());
    const context = parts.context();
    const etag = context.key === tagged.key ? tagged.etag : null;
    wanted = context.key;
    try {
      const signal = AbortSignal.any([turn.signal, AbortSignal.timeout(flagTimes.timeout)]);
      const response = await parts.ask(context, etag, signal);
      // 304 says that nothing has changed, everything else that nothing was learnt.
      const answer: unknown = response.status === 200 ? await response.json() : null;
      const values = answer === null ? null : readFlags(answer, parts.known());
      if (values === null || turn.signal.aborted) return;
      tagged = { key: context.key, etag: response.headers.get('etag') };
      parts.take(values);
    } catch {
      // What is known holds; the next turn comes by itself.
    }
  };

  const contextChanged = () => {
    if (parts.context().key === wanted) return;
    running?.abort();
    plan(flagTimes.debounce);
  };
  plan(flagTimes.refresh);
  contextChanged();
  return {
    contextChanged,
    ask: refresh,
    seen() {
      if (clock.now() - askedAt >= flagTimes.refresh) void refresh();
    },
    stop() {
      cancel();
      running?.abort();
    },
  };
}

/**
 * What is known with what the answer says of it: flags that the page did not come with, and values that are neither true
 * nor false, are ignored. null when the answer is none of OFREP, or says nothing new.
 */
function readFlags(answer: unknown, known: FlagValues): FlagValues | null {
  const list = isRecord(answer) ? answer.flags : null;
  if (!Array.isArray(list)) return null;
  const values = { ...known };
  for (const flag of list as readonly unknown[]) {
    if (!isRecord(flag) || typeof flag.key !== 'string' || typeof flag.value !== 'boolean') continue;
    if (Object.hasOwn(known, flag.key)) values[flag.key] = flag.value;
  }
  const changed = Object.keys(values).some((name) => values[name] !== known[name]);
  return changed ? values : known;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
