/** The part of the Web Locks API that the tabs use. */
export type Locks = Pick<LockManager, 'request' | 'query'>;

/** Requests a lock and holds it until it is released; `onHeld` is called when the lock is granted. */
function hold(locks: Locks, name: string, mode: LockMode, onHeld: () => void): () => void {
  const leaving = new AbortController();
  const held = async () => {
    if (leaving.signal.aborted) return;
    onHeld();
    await new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve(), { once: true }));
  };
  // Aborting a request before it is granted rejects it.
  locks.request(name, { mode, signal: leaving.signal }, held).catch(() => undefined);
  return () => leaving.abort();
}

/** One of several tabs that follow the same orders notifies; when it closes, the next one does. */
export interface Speaker {
  isMine(): boolean;
  leave(): void;
}

/** @param locks null if the browser has none: then every tab notifies, and the tags replace the copies */
export function takeTurn(locks: Locks | null, name: string): Speaker {
  let mine = locks === null;
  const leave = locks === null ? () => undefined : hold(locks, `${name} speaks`, 'exclusive', () => (mine = true));
  return {
    isMine: () => mine,
    leave() {
      mine = false;
      leave();
    },
  };
}

/** Tells the other tabs that this tab shows these orders. */
export function lookAt(locks: Locks | null, name: string): () => void {
  return locks === null ? () => undefined : hold(locks, `${name} seen`, 'shared', () => undefined);
}

/** Whether any tab shows these orders to the user. */
export async function isLookedAt(locks: Locks | null, name: string): Promise<boolean> {
  if (locks === null) return false;
  const { held = [] } = await locks.query();
  return held.some((lock) => lock.name === `${name} seen`);
}
