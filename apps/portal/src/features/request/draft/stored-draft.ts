import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { type StorageKey, store, tabStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import { readDropOffs, type RecentDropOff, rememberDropOff } from '../returning-customer/recent-drop-offs.ts';
import { isWorthKeeping, readDraft, type RequestDraft } from './request-draft.ts';

const { requestDraft: draftKey, recentDropOffs: dropOffsKey } = storageKeys;

/** Whose things are kept: another account of the same browser never sees them. */
export interface Keeper {
  readonly accountId: string;
  readonly vendorId: string;
  /**
   * The order that is ordered again. It has a draft of its own, so that one which was begun before stays as it was left and
   * comes back afterwards.
   */
  readonly againOrderId?: string | undefined;
  /** The order that is changed: what is typed there has a draft of its own too. */
  readonly editedOrderId?: string | undefined;
}

function draftKeyOf({ againOrderId, editedOrderId }: Keeper): StorageKey {
  if (editedOrderId !== undefined) return `${draftKey}.edit.${editedOrderId}`;
  return againOrderId === undefined ? draftKey : `${draftKey}.${againOrderId}`;
}

function ofKeeper(stored: unknown, { accountId, vendorId }: Keeper): Record<string, unknown> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const kept = stored as Record<string, unknown>;
  return kept.accountId === accountId && kept.vendorId === vendorId ? kept : null;
}

export function keptDraft(keeper: Keeper): RequestDraft | null {
  return readDraft(ofKeeper(tabStore.read(draftKeyOf(keeper)), keeper), keeper.vendorId);
}

/** Which order the kept changes were made to, as `keepEdit` was given it; null without any. */
export function keptEditOf(keeper: Keeper): string | null {
  const facts = ofKeeper(tabStore.read(draftKeyOf(keeper)), keeper)?.facts;
  return typeof facts === 'string' ? facts : null;
}

/** @param facts the order that the changes were made to */
export function keepEdit(keeper: Keeper, draft: RequestDraft, facts: string): void {
  tabStore.write(draftKeyOf(keeper), { ...keeper, ...draft, facts });
}

/** A request names a customer, so it is kept no longer than the tab. */
export function keepDraft(keeper: Keeper, draft: RequestDraft): void {
  if (isWorthKeeping(draft)) tabStore.write(draftKeyOf(keeper), { ...keeper, ...draft });
  else dropDraft(keeper);
}

export function dropDraft(keeper: Keeper): void {
  tabStore.remove(draftKeyOf(keeper));
}

/** Everything that this tab keeps of requests, whoever made them. */
export function forgetRequests(): void {
  for (const prefix of [draftKey, dropOffsKey, storageKeys.guestSender]) tabStore.removeAll(prefix);
}

/** A guest's device may be anybody's next: what it names goes with the tab. */
function shelfOf({ vendorId }: Keeper): typeof store {
  return vendorId === guestVendorId ? tabStore : store;
}

export function keptDropOffs(keeper: Keeper): readonly RecentDropOff[] {
  return readDropOffs(ofKeeper(shelfOf(keeper).read(dropOffsKey), keeper)?.dropOffs);
}

/** Whoever is not to be offered any more is not offered from here either. */
export function forgetDropOff(keeper: Keeper, { customer: { customerPhone } }: RecentDropOff): void {
  const dropOffs = keptDropOffs(keeper).filter(({ customer }) => customer.customerPhone !== customerPhone);
  shelfOf(keeper).write(dropOffsKey, { ...keeper, dropOffs });
}

export function keepDropOff(keeper: Keeper, dropOff: RecentDropOff): void {
  shelfOf(keeper).write(dropOffsKey, { ...keeper, dropOffs: rememberDropOff(keptDropOffs(keeper), dropOff) });
}
