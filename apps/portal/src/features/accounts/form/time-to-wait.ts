import type { Problem } from '@riderbell/web/api/api-problem.ts';

const limits: ReadonlySet<string> = new Set(['account.too-many', 'device.locked-out', 'login.too-many']);

export type TimeToWait = { readonly minutes: number } | { readonly hours: number };

/**
 * The time until the next attempt is allowed, rounded up; null if the problem is not a limit. A limit may last for a
 * day.
 */
export function timeToWait({ code, values: { seconds } }: Pick<Problem, 'code' | 'values'>): TimeToWait | null {
  if (!limits.has(code) || typeof seconds !== 'number') return null;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes <= 60 ? { minutes } : { hours: Math.ceil(minutes / 60) };
}
