import { type FlagName, isFlagName } from '@riderbell/domain/flags/flags.ts';

export interface AnsweredFlags {
  /** The answered flags of Riderbell that are true or false. Other names are ignored. */
  readonly values: ReadonlyMap<FlagName, boolean>;
  /** Flags of Riderbell that the service answered with neither true nor false. */
  readonly wrong: readonly FlagName[];
}

/** Reads the flags of a bulk answer and validates each of them. @throws when it holds no list of flags */
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
    // A flag without a value is switched off in the service, so the fallback applies (OFREP).
    else if (value !== undefined && errorCode === undefined) wrong.add(key);
  }
  return { values, wrong: [...wrong].filter((name) => !values.has(name)) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
