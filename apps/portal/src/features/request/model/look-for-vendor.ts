import { vendorPollMs } from '@riderbell/domain/requests/request-steps.ts';

/**
 * Waits for vendor data (specification §4, step 1): looks at once, and then every 200 ms until they are there.
 * @param look whether they are there now; it takes them then
 * @returns what ends the waiting
 */
export function lookForVendor(look: () => boolean): () => void {
  if (look()) return () => undefined;
  const timer = setInterval(() => {
    if (look()) clearInterval(timer);
  }, vendorPollMs);
  return () => clearInterval(timer);
}
