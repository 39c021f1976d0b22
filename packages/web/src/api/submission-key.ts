import { useState } from 'react';
import { randomId } from '../random-id.ts';

/** The idempotency key of one submission: the same for each retry, and a new one after `renew` (specification §7). */
export function useSubmissionKey(): { key: string; renew(): void } {
  const [key, setKey] = useState(randomId);
  return { key, renew: () => setKey(randomId()) };
}
