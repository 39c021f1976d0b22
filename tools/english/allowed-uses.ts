/** A use of a refused word that stays. */
export interface AllowedUse {
  /** File, folder or the beginning of their path; empty for everywhere. */
  readonly in: string;
  /** The words around it, as many as tell this use from others; of a name the whole name. */
  readonly words: string;
  readonly reason: string;
}

export const allowedUses: readonly AllowedUse[] = [];
