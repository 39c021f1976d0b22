import { flagTimes } from '@riderbell/domain/flags/flag-times.ts';
import type { Clock } from '../clock.ts';
import type { FlagValues } from './flags.ts';

/** The vendor and account whose flags are requested. */
export interface FlagContext {
  /** The same text for the same account and vendor. */
  readonly key: string;
  readonly vendorId: string | null;
  /** Null before the sign-in. */
  readonly authorization: string | null;
}

export interface FlagRefreshParts {
  readonly clock: Clock;
  /** Requests all flags from the server. */
  request(context: FlagContext, etag: string | null, signal: AbortSignal): Promise<Response>;
  context(): FlagContext;
  /** The key of the context whose flags the page contains. */
  readonly pageKey: FlagContext['key'];
  current(): FlagValues;
  apply(values: FlagValues): void;
  schedule(task: () => void, milliseconds: number): () => void;
}

export interface FlagRefresh {
  /** Call it after a sign-in, a sign-out or a change of vendor. */
  onContextChange(): void;
  /** Refreshes at once, for a caller that waits for a change; resolves after the answer, if any, is applied. */
  refreshNow(): Promise<void>;
  /** Call it when the tab becomes visible again. */
  onTabVisible(): void;
  stop(): void;
}

/**
 * Keeps the flags up to date by specification §9: refreshes every five minutes, when the tab becomes visible after that time, and
 * shortly after the account or vendor changes. A failed refresh leaves the current flags in place.
 */
export function refreshFlags(parts: FlagRefreshParts): FlagRefresh {
  const { clock } = parts;
  let requestedKey = parts.pageKey;
  // The context whose answer had this ETag.
  let lastTag = { key: parts.pageKey, etag: null as string | null };
  let requestedAt = clock.now();
  let running: AbortController | null = null;
  let cancel: () => void = () => undefined;

  const scheduleIn = (milliseconds: number) => {
    cancel();
    cancel = parts.schedule(() => void refresh(), milliseconds);
  };

  const refresh = async () => {
    requestedAt = clock.now();
    scheduleIn(flagTimes.refresh);
    running?.abort();
    const controller = (running = new AbortController());
    const context = parts.context();
    const etag = context.key === lastTag.key ? lastTag.etag : null;
    requestedKey = context.key;
    try {
      const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(flagTimes.timeout)]);
      const response = await parts.request(context, etag, signal);
      // 304 means that nothing has changed; any other status is a failure, which changes nothing either.
      const answer: unknown = response.status === 200 ? await response.json() : null;
      const values = answer === null ? null : readFlags(answer, parts.current());
      if (values === null || controller.signal.aborted) return;
      lastTag = { key: context.key, etag: response.headers.get('etag') };
      parts.apply(values);
    } catch {
      // The current flags stay; the next refresh is already scheduled.
    }
  };

  const onContextChange = () => {
    if (parts.context().key === requestedKey) return;
    running?.abort();
    scheduleIn(flagTimes.debounce);
  };
  scheduleIn(flagTimes.refresh);
  onContextChange();
  return {
    onContextChange,
    refreshNow: refresh,
    onTabVisible() {
      if (clock.now() - requestedAt >= flagTimes.refresh) void refresh();
    },
    stop() {
      cancel();
      running?.abort();
    },
  };
}

/**
 * Merges the answer into the current flags. Ignores flags that the page did not contain and values that are neither true
 * nor false. Null if the answer is not an OFREP answer.
 */
function readFlags(answer: unknown, current: FlagValues): FlagValues | null {
  const list = isRecord(answer) ? answer.flags : null;
  if (!Array.isArray(list)) return null;
  const values = { ...current };
  for (const flag of list as readonly unknown[]) {
    if (!isRecord(flag) || typeof flag.key !== 'string' || typeof flag.value !== 'boolean') continue;
    if (Object.hasOwn(current, flag.key)) values[flag.key] = flag.value;
  }
  const hasChanged = Object.keys(values).some((name) => values[name] !== current[name]);
  return hasChanged ? values : current;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
