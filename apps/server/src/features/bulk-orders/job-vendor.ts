import type { Refusal } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Merchant } from '@riderbell/domain/access/principal.ts';
import { modeOf } from '@riderbell/domain/access/principal.ts';
import type { BulkNeeds, JobPerson, StoredJob } from './ports.ts';

type VendorRefusal = 'vendor.not-found' | 'bulk.not-offered';

export type Found<Value, Code extends string> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly refusals: Refusal<Code>[] };

/** The vendor, if the caller may request riders there and the flag `bulk-order-upload` is on (specification §2, §6). */
export async function vendorWithBulk(
  needs: Pick<BulkNeeds, 'vendors' | 'flags'>,
  principal: Merchant,
  vendorId: string,
): Promise<Found<{ readonly vendor: Vendor }, VendorRefusal>> {
  const vendor = await needs.vendors.find(principal, vendorId, 'request-riders');
  if (vendor === null) return { ok: false, refusals: [{ code: 'vendor.not-found' }] };
  const flags = await needs.flags({ vendorId: vendor.vendor_id, mode: modeOf(principal) });
  if (!flags['bulk-order-upload']) return { ok: false, refusals: [{ code: 'bulk.not-offered' }] };
  return { ok: true, vendor };
}

/** The first vendor of the caller for which `vendorWithBulk` finds one; the refusal of the last one if there is none. */
export async function firstWithBulk(
  needs: Pick<BulkNeeds, 'vendors' | 'flags'>,
  principal: Merchant,
): ReturnType<typeof vendorWithBulk> {
  let found: Awaited<ReturnType<typeof vendorWithBulk>> = { ok: false, refusals: [{ code: 'vendor.not-found' }] };
  for (const vendor of await needs.vendors.list(principal)) {
    found = await vendorWithBulk(needs, principal, vendor.vendor_id);
    if (found.ok) return found;
  }
  return found;
}

/** A job of the vendor. A job of another vendor is not found, as one that does not exist. */
export async function jobOfVendor(
  needs: Pick<BulkNeeds, 'vendors' | 'flags' | 'store'>,
  principal: Merchant,
  vendorId: string,
  jobId: string,
): Promise<Found<{ readonly vendor: Vendor; readonly job: StoredJob }, VendorRefusal | 'bulk.job-not-found'>> {
  const found = await vendorWithBulk(needs, principal, vendorId);
  if (!found.ok) return found;
  const job = await needs.store.find(jobId);
  if (job?.vendorId !== found.vendor.vendor_id) return { ok: false, refusals: [{ code: 'bulk.job-not-found' }] };
  return { ok: true, vendor: found.vendor, job };
}

/** Whether the server works on the job. */
export function isUnderWay({ status, waitsFor }: Pick<StoredJob, 'status' | 'waitsFor'>): boolean {
  return status === 'UNKNOWN' && waitsFor === null;
}

/** Whether the server still does the action that it did when the job was read, and not a later one. */
export function isSameAction(read: StoredJob, current: StoredJob): boolean {
  return isUnderWay(current) && current.action === read.action && current.history.length === read.history.length;
}

/** The person for whom the server works on a job: with the rights that the account has at that time. Null once the account is gone. */
export function merchantOf({ accountId, email }: JobPerson): Merchant | null {
  return accountId === null ? null : { kind: 'merchant', accountId, email, sessionId: '' };
}
