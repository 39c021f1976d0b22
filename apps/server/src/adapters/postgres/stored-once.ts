import { KeyAlreadyUsed, type Once } from '@riderbell/contract/handler.ts';
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** How long an idempotency key is stored: 24 hours (specification §7). */
const keyLifetime = 24 * 60 * 60 * 1000;

/**
 * Stores an idempotency key with its answer, in the transaction of the change.
 * @param now epoch ms
 * @throws KeyAlreadyUsed when another request stored the key meanwhile
 */
export async function storeOnce(
  transaction: Transaction<Schema>,
  once: Once | null,
  answer: unknown,
  now: number,
): Promise<void> {
  if (once === null) return;
  const key = {
    scope: once.scope,
    key: once.key,
    body_hash: once.bodyHash,
    answer: JSON.stringify(answer),
    created_at: new Date(now),
    expires_at: new Date(now + keyLifetime),
  };
  const stored = await transaction
    .insertInto('idempotency_keys')
    .values(key)
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet(key)
        .where('idempotency_keys.expires_at', '<=', new Date(now).toISOString()),
    )
    .returning('key')
    .executeTakeFirst();
  if (!stored) throw new KeyAlreadyUsed();
}
