import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Adds a job that is due now, or at `runAt`, in the transaction of the change that needs it, so that neither exists without the other. */
export async function addDueJob(
  transaction: Kysely<Schema>,
  { name, payload }: { name: string; payload: unknown },
  now: number,
  runAt: number = now,
): Promise<void> {
  await transaction
    .insertInto('jobs')
    .values({
      name,
      unique_key: null,
      payload: JSON.stringify(payload),
      run_at: new Date(runAt),
      created_at: new Date(now),
    })
    .execute();
}
