import { createHash } from 'node:crypto';
import type { Call } from '@riderbell/contract/call.ts';
import { KeyAlreadyUsed, type Once, type Outcome } from '@riderbell/contract/handler.ts';
import { callerId, type Principal } from '@riderbell/domain/access/principal.ts';
import type { FastifyRequest } from 'fastify';
import { RequestRefused } from './errors.ts';
import type { StoredAnswers } from './ports.ts';

export interface OnceOutcome {
  outcome: Outcome<unknown, string>;
  replayed: boolean;
}

/** The key of a request, if the call accepts one; null without a key. @throws RequestRefused for a malformed key */
export function onceOf(call: Call, request: FastifyRequest, principal: Principal | null): Once | null {
  if (!call.idempotent) return null;
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new RequestRefused({ code: 'request.invalid', field: 'Idempotency-Key' });
  }
  const query = request.query as Record<string, unknown>;
  const sent = stableJson({
    params: request.params ?? null,
    body: request.body ?? null,
    ...(Object.keys(query).length > 0 && { query }),
  });
  return {
    scope: `${principal === null ? 'public' : callerId(principal)}:${call.id}`,
    key,
    bodyHash: createHash('sha256').update(sent).digest('base64url'),
  };
}

/**
 * Runs the handler so that a key takes effect once. Nearly every key is new, so the key is not looked up first: the store refuses a
 * second write with it. After a refusal the key is looked up as well, because the first request may have caused the refusal (its order
 * used the quote); then its answer is returned.
 */
export async function runOnce(
  once: Once | null,
  answers: StoredAnswers,
  run: () => Promise<Outcome<unknown, string>>,
): Promise<OnceOutcome> {
  if (!once) return { outcome: await run(), replayed: false };
  try {
    const outcome = await run();
    if (outcome.ok) return { outcome, replayed: false };
    return (await stored(once, answers)) ?? { outcome, replayed: false };
  } catch (error) {
    if (!(error instanceof KeyAlreadyUsed)) throw error;
    const duplicate = await stored(once, answers);
    // Another request has the key, and its answer is not available yet.
    if (!duplicate) throw new RequestRefused({ code: 'idempotency.in-progress' });
    return duplicate;
  }
}

async function stored(once: Once, answers: StoredAnswers): Promise<OnceOutcome | null> {
  const found = await answers.find(once.scope, once.key);
  if (!found) return null;
  if (found.bodyHash !== once.bodyHash) throw new RequestRefused({ code: 'idempotency.key-reused' });
  return { outcome: { ok: true, answer: found.answer }, replayed: true };
}

/** JSON with sorted keys, so that the order of the fields does not matter. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
