import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import { type StorageKey, store, tabStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import { readDropOffs, type RecentDropOff, rememberDropOff } from '../returning-customer/recent-drop-offs.ts';
import { isWorthKeeping, readDraft, type RequestDraft } from './request-draft.ts';

const { requestDraft: draftKey, recentDropOffs: dropOffsKey } = storageKeys;

/** The owner of stored values: another account in the same browser never sees them. */
export interface DraftOwner {
  readonly accountId: string;
  readonly vendorId: string;
  /**
   * The order that is ordered again. It has a separate draft, so that an earlier draft stays as it was and comes back
   * afterwards.
   */
  readonly againOrderId?: string | undefined;
  /** The order that is edited; its changes have a separate draft too. */
  readonly editedOrderId?: string | undefined;
}

/** Each account has its own, because the people at a shared device take turns in one tab. */
function draftKeyOf({ accountId, againOrderId, editedOrderId }: DraftOwner): StorageKey {
  const own = `${draftKey}.${accountId}` as const;
  if (editedOrderId !== undefined) return `${own}.edit.${editedOrderId}`;
  return againOrderId === undefined ? own : `${own}.${againOrderId}`;
}

function ofOwner(stored: unknown, { accountId, vendorId }: DraftOwner): Record<string, unknown> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = stored as Record<string, unknown>;
  return values.accountId === accountId && values.vendorId === vendorId ? values : null;
}

export function readStoredDraft(owner: DraftOwner): RequestDraft | null {
  return readDraft(ofOwner(tabStore.read(draftKeyOf(owner)), owner), owner.vendorId);
}

/** The facts of the order that the stored changes were made to, as `storeEdit` stored them; null without changes. */
export function storedEditFacts(owner: DraftOwner): string | null {
  const facts = ofOwner(tabStore.read(draftKeyOf(owner)), owner)?.facts;
  return typeof facts === 'string' ? facts : null;
}

/** @param facts the facts of the order that the changes were made to */
export function storeEdit(owner: DraftOwner, draft: RequestDraft, facts: string): void {
  tabStore.write(draftKeyOf(owner), { ...owner, ...draft, facts });
}

/** A request names a customer, so it is stored no longer than the tab lives. */
export function storeDraft(owner: DraftOwner, draft: RequestDraft): void {
  if (isWorthKeeping(draft)) tabStore.write(draftKeyOf(owner), { ...owner, ...draft });
  else dropDraft(owner);
}

export function dropDraft(owner: DraftOwner): void {
  tabStore.remove(draftKeyOf(owner));
}

/** Removes everything that this tab stores of requests, of every account. */
export function forgetRequests(): void {
  for (const prefix of [draftKey, dropOffsKey, storageKeys.guestSender]) tabStore.removeAll(prefix);
}

/** Other people may use a guest's device next, so a guest's personal data is stored for the tab only. */
function storeOf({ vendorId }: DraftOwner): typeof store {
  return vendorId === guestVendorId ? tabStore : store;
}

export function storedDropOffs(owner: DraftOwner): readonly RecentDropOff[] {
  return readDropOffs(ofOwner(storeOf(owner).read(dropOffsKey), owner)?.dropOffs);
}

/** Also remove the customer from the recent drop-offs, so that the form does not offer them from here. */
export function forgetDropOff(owner: DraftOwner, { customer: { customerPhone } }: RecentDropOff): void {
  const dropOffs = storedDropOffs(owner).filter(({ customer }) => customer.customerPhone !== customerPhone);
  storeOf(owner).write(dropOffsKey, { ...owner, dropOffs });
}

export function storeDropOff(owner: DraftOwner, dropOff: RecentDropOff): void {
  storeOf(owner).write(dropOffsKey, { ...owner, dropOffs: rememberDropOff(storedDropOffs(owner), dropOff) });
}
