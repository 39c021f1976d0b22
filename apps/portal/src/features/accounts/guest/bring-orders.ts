import { ApiProblem } from '@riderbell/web/api/api-problem.ts';

export interface BringingParts {
  /** Joins the guest of a token to the account that is signed in; answers how many orders came along. Throws an `ApiProblem`. */
  join(token: string): Promise<number>;
  /** The token of the guest that this device still keeps. */
  held(): string | null;
  /** Forgets the guest: the orders are the account's now, or nobody's who could have them here. */
  drop(): void;
  /** Rejects when the orders are not to be brought any more. */
  wait(milliseconds: number): Promise<void>;
  /** Told once, when the first attempt has got no answer. */
  onDelay(): void;
}

export type Brought =
  | { readonly kind: 'joined'; readonly orders: number }
  | { readonly kind: 'refused'; readonly problem: ApiProblem };

/** The pauses between attempts, in milliseconds; the last one stays. */
const pauses = [5_000, 15_000, 60_000] as const;

/** After these the guest may still be joined another time: with an outlet, or when guests are admitted again. */
const notForGood: ReadonlySet<string> = new Set(['guest.vendor-missing', 'guest.not-offered']);

/**
 * Brings a guest's orders into the account that the guest has signed in to (specification §1). The call may be repeated, so a lost
 * answer is asked for until there is one.
 * @returns null when there is nobody to bring orders from any more
 */
export async function bringOrders({ join, held, drop, wait, onDelay }: BringingParts): Promise<Brought | null> {
  for (let tried = 0; ; tried += 1) {
    const token = held();
    if (token === null) return null;
    try {
      const orders = await join(token);
      drop();
      return { kind: 'joined', orders };
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (!isAnotherTime(error)) {
        if (!notForGood.has(error.code)) drop();
        return { kind: 'refused', problem: error };
      }
    }
    if (tried === 0) onDelay();
    await wait(pauses[Math.min(tried, pauses.length - 1)] ?? 0);
  }
}

/** No answer, a server in trouble, or one that asks to wait. */
function isAnotherTime({ status }: ApiProblem): boolean {
  return status === 0 || status === 429 || status >= 500;
}
