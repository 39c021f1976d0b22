import { apiBase } from '@riderbell/web/api/api-base.ts';
import { browserClock } from '@riderbell/web/clock.ts';
import { session } from '../session/browser-session.ts';
import { flags, flagVendor, setFlags } from '@riderbell/web/flags/flags.ts';
import { type FlagContext, type FlagRefresh, refreshFlags } from '@riderbell/web/flags/refresh-flags.ts';

/** The context of a page without an account, for which the server writes the page's flags. */
const visitorKey = '';

let current: FlagRefresh | null = null;

/** Refreshes the flags at once, for a screen that waits for a change of them. */
export async function refreshFlagsNow(): Promise<void> {
  await current?.refreshNow();
}

/** Keeps this tab's flags up to date. */
export function startFlagRefresh(): void {
  const refresh = (current = refreshFlags({
    clock: browserClock,
    request: (context, etag, signal) =>
      fetch(`${apiBase()}/ofrep/v1/evaluate/flags`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(context.authorization === null ? {} : { authorization: context.authorization }),
          ...(etag === null ? {} : { 'if-none-match': etag }),
        },
        credentials: 'omit',
        body: JSON.stringify({ context: context.vendorId === null ? {} : { targetingKey: context.vendorId } }),
        signal,
      }),
    context,
    pageKey: visitorKey,
    current: flags.get,
    apply: setFlags,
    schedule(task, milliseconds) {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
  }));
  session.subscribe(refresh.onContextChange);
  flagVendor.subscribe(refresh.onContextChange);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh.onTabVisible();
  });
}

function context(): FlagContext {
  const auth = session.current();
  if (auth === null && session.mode() !== 'GODROID') return { key: visitorKey, vendorId: null, authorization: null };
  const vendorId = flagVendor.get();
  return {
    key: `${auth?.user.id ?? session.mode()} ${vendorId ?? ''}`,
    vendorId,
    authorization: session.authorization(),
  };
}
