/** A use of a refused word that is allowed. */
export interface AllowedUse {
  /** File, folder or the beginning of their path; empty for everywhere. */
  readonly in: string;
  /** Enough of the words around it to identify this use; for a name, the whole name. */
  readonly words: string;
  readonly reason: string;
}

const keptPromise = 'Whether a promise was kept, as the API names it.';

export const allowedUses: readonly AllowedUse[] = [
  { in: 'packages/domain/src/quotes/promise', words: 'kept', reason: keptPromise },
];
