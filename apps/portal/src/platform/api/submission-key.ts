import { useState } from 'react';

/** One key for each submission of a person: the same while it is tried again, another after `renew` (decisions: The calls). */
export function useSubmissionKey(): { key: string; renew(): void } {
  const [key, setKey] = useState(newKey);
  return { key, renew: () => setKey(newKey()) };
}

/** `crypto.randomUUID` needs a secure context, which a shop's own network may not be. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
