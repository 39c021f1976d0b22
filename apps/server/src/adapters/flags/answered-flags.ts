import { type FlagName, isFlagName } from '@riderbell/domain/flags/flags.ts';

export interface AnsweredFlags {
  /** What is true or false, and of our flags; names of others say nothing to us. */
  readonly values: ReadonlyMap<FlagName, boolean>;
  /** Ours, and neither true nor false: the service is wrong about them. */
  readonly wrong: readonly FlagName[];
}

/** Reads the flags of a bulk answer, trusting nothing. @throws when it holds no list of flags */
export function readAnsweredFlags(answer: unknown): AnsweredFlags {
  const flags = isRecord(answer) ? answer['flags'] : null;
  if (!Array.isArray(flags)) throw new Error('The answer holds no list of flags.');
  const values = new Map<FlagName, boolean>();
  const wrong = new Set<FlagName>();
  for (const flag of flags as readonly unknown[]) {
    if (!isRecord(flag)) continue;
    const { key, value, errorCode } = flag;
    if (typeof key !== 'string' || !isFlagName(key)) continue;
    if (typeof value === 'boolean') values.set(key, value);
    // Without a value the flag is switched off over there, which means that what holds here holds (OFREP).
    else if (value !== undefined && errorCode === undefined) wrong.add(key);
  }
  return { values, wrong: [...wrong].filter((name) => !values.has(name)) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
