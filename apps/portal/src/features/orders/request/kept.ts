import { createStore, type StorageKey, store } from '../../../platform/storage.ts';
import { readDropOffs, type RecentDropOff, rememberDropOff } from './recent-drop-offs.ts';
import { isWorthKeeping, readDraft, type RequestDraft } from './request-draft.ts';

const draftKey = 'riderbell.request-draft' as string as StorageKey;
const dropOffsKey = 'riderbell.recent-drop-offs' as string as StorageKey;

function sessionArea(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** A request names a customer, so it is kept no longer than the tab. */
const sessionStore = createStore(sessionArea(), window);

/** Whose things are kept: another account of the same browser never sees them. */
export interface Keeper {
  readonly accountId: string;
  readonly vendorId: string;
}

function ofKeeper(stored: unknown, { accountId, vendorId }: Keeper): Record<string, unknown> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const kept = stored as Record<string, unknown>;
  return kept.accountId === accountId && kept.vendorId === vendorId ? kept : null;
}

export function keptDraft(keeper: Keeper): RequestDraft | null {
  return readDraft(ofKeeper(sessionStore.read(draftKey), keeper), keeper.vendorId);
}

export function keepDraft(keeper: Keeper, draft: RequestDraft): void {
  if (isWorthKeeping(draft)) sessionStore.write(draftKey, { ...keeper, ...draft });
  else dropDraft();
}

export function dropDraft(): void {
  sessionStore.remove(draftKey);
}

export function keptDropOffs(keeper: Keeper): readonly RecentDropOff[] {
  return readDropOffs(ofKeeper(store.read(dropOffsKey), keeper)?.dropOffs);
}

export function keepDropOff(keeper: Keeper, dropOff: RecentDropOff): void {
  store.write(dropOffsKey, { ...keeper, dropOffs: rememberDropOff(keptDropOffs(keeper), dropOff) });
}
