import { vendorPollMs } from '@riderbell/domain/requests/request-steps.ts';

/**
 * Polls for vendor data (specification §4, step 1): at once, and then every 200 ms until they are loaded.
 * @param look uses the data and returns true if they are loaded
 * @returns a function that stops polling
 */
export function lookForVendor(look: () => boolean): () => void {
  if (look()) return () => undefined;
  const timer = setInterval(() => {
    if (look()) clearInterval(timer);
  }, vendorPollMs);
  return () => clearInterval(timer);
}
