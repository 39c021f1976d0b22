import type { ProofNeeds } from './ports.ts';

const batch = 200;

/** Deletes expired photos (specification §7). Each is marked last, so that no file is left behind. */
export async function deleteExpiredProofs(needs: Pick<ProofNeeds, 'register' | 'storage' | 'now'>): Promise<void> {
  for (;;) {
    const keys = await needs.register.expired(needs.now(), batch);
    if (keys.length === 0) return;
    await Promise.all(keys.map((key) => needs.storage.remove(key)));
    await needs.register.markRemoved(keys, needs.now());
  }
}
