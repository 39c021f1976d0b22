/** The part of the browser's locks that tabs agree by. */
export type Locks = Pick<LockManager, 'request' | 'query'>;

/** Holds a lock until it is left, as soon as it can be had; `onHeld` hears when. */
function hold(locks: Locks, name: string, mode: LockMode, onHeld: () => void): () => void {
  const leaving = new AbortController();
  const held = async () => {
    if (leaving.signal.aborted) return;
    onHeld();
    await new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve(), { once: true }));
  };
  // Who leaves before it was had is told so as a failure.
  locks.request(name, { mode, signal: leaving.signal }, held).catch(() => undefined);
  return () => leaving.abort();
}

/** One tab of several that follow the same orders speaks; when it closes, the next one does. */
export interface Speaker {
  isMine(): boolean;
  leave(): void;
}

/** @param locks null where the browser has none: then every tab speaks, and the tags of the notices keep them to one */
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

/** Tells the other tabs that somebody looks at these orders here. */
export function lookAt(locks: Locks | null, name: string): () => void {
  return locks === null ? () => undefined : hold(locks, `${name} seen`, 'shared', () => undefined);
}

/** Whether somebody looks at these orders in any tab. */
export async function isLookedAt(locks: Locks | null, name: string): Promise<boolean> {
  if (locks === null) return false;
  const { held = [] } = await locks.query();
  return held.some((lock) => lock.name === `${name} seen`);
}
