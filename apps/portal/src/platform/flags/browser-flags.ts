import { apiBase } from '@riderbell/web/api/api-base.ts';
import { browserClock } from '@riderbell/web/clock.ts';
import { session } from '../session/browser-session.ts';
import { flags, flagVendor, startFlags } from '@riderbell/web/flags/flags.ts';
import { type FlagContext, type FlagRefresh, refreshFlags } from '@riderbell/web/flags/refresh-flags.ts';

/** Nobody's: what a page comes with. */
const nobody = '';

let current: FlagRefresh | null = null;

/** Asks for the flags now, for somebody who waits for a change of them. */
export async function askForFlags(): Promise<void> {
  await current?.ask();
}

/** Keeps this tab's flags fresh. */
export function startFlagRefresh(): void {
  const refresh = (current = refreshFlags({
    clock: browserClock,
    ask: (context, etag, signal) =>
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
    start: nobody,
    known: flags.get,
    take: startFlags,
    schedule(task, milliseconds) {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
  }));
  session.subscribe(refresh.contextChanged);
  flagVendor.subscribe(refresh.contextChanged);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh.seen();
  });
}

function context(): FlagContext {
  const auth = session.current();
  if (auth === null && session.mode() !== 'GODROID') return { key: nobody, vendorId: null, authorization: null };
  const vendorId = flagVendor.get();
  return {
    key: `${auth?.user.id ?? session.mode()} ${vendorId ?? ''}`,
    vendorId,
    authorization: session.authorization(),
  };
}
