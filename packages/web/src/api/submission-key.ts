import { useState } from 'react';
import { randomId } from '../random-id.ts';

/** One key for each submission of a person: the same while it is tried again, another after `renew` (specification §7). */
export function useSubmissionKey(): { key: string; renew(): void } {
  const [key, setKey] = useState(randomId);
  return { key, renew: () => setKey(randomId()) };
}
