import { ApiProblem } from '@riderbell/web/api/api-problem.ts';

export interface JoiningParts {
  /** Joins the guest of a token to the signed-in account; returns how many orders moved. Throws an `ApiProblem`. */
  join(token: string): Promise<number>;
  /** The guest's token that this device stores. */
  held(): string | null;
  /** Removes the guest from this device: the account has the orders now, or this guest can never be joined. */
  drop(): void;
  /** Rejects when the orders must not be moved any more. */
  wait(milliseconds: number): Promise<void>;
  /** Called once, when the first attempt got no answer. */
  onDelay(): void;
}

export type JoinResult =
  | { readonly kind: 'joined'; readonly orders: number }
  | { readonly kind: 'refused'; readonly problem: ApiProblem };

/** The delays between attempts in milliseconds; the last one repeats. */
const pauses = [5_000, 15_000, 60_000] as const;

/** After these refusals the guest may still be joined later: with an outlet, or when guests are admitted again. */
const temporaryRefusals: ReadonlySet<string> = new Set(['guest.vendor-missing', 'guest.not-offered']);

/**
 * Moves a guest's orders to the account that the guest has signed in to (specification §1). The call is idempotent, so
 * a lost answer is retried until there is one.
 * @returns null when there is no guest any more
 */
export async function joinGuestOrders({ join, held, drop, wait, onDelay }: JoiningParts): Promise<JoinResult | null> {
  for (let tried = 0; ; tried += 1) {
    const token = held();
    if (token === null) return null;
    try {
      const orders = await join(token);
      drop();
      return { kind: 'joined', orders };
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (!isRetryable(error)) {
        if (!temporaryRefusals.has(error.code)) drop();
        return { kind: 'refused', problem: error };
      }
    }
    if (tried === 0) onDelay();
    await wait(pauses[Math.min(tried, pauses.length - 1)] ?? 0);
  }
}

/** No answer, a server error, or a rate limit. */
function isRetryable({ status }: ApiProblem): boolean {
  return status === 0 || status === 429 || status >= 500;
}
