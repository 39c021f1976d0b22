import type { Problem } from '../../../platform/api/api-problem.ts';

const limits: ReadonlySet<string> = new Set(['account.too-many', 'login.too-many']);

/** How many minutes it takes until the next attempt is allowed, rounded up; null when the problem is not a limit. */
export function minutesToWait({ code, values: { seconds } }: Pick<Problem, 'code' | 'values'>): number | null {
  if (!limits.has(code) || typeof seconds !== 'number') return null;
  return Math.max(1, Math.ceil(seconds / 60));
}
