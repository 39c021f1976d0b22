import { isFlagName } from './flags.ts';

/** Beyond this nobody has written flags by hand. */
export const flagFileLimit = 1_000_000;

/**
 * Why the text is no file of flags, in words for the operator; null when it is one. A file in flagd's format: each flag
 * is one of ours, each of its variants true or false, and what it says without a rule one of its variants. Rules themselves
 * are for the evaluator to judge.
 */
export function faultOfFlagFile(text: string): string | null {
  if (text.length > flagFileLimit) return `is longer than ${flagFileLimit} characters`;
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return 'is not JSON';
  }
  const flags = isRecord(file) ? file['flags'] : undefined;
  if (!isRecord(flags)) return 'has no "flags"';
  for (const [name, flag] of Object.entries(flags)) {
    const fault = faultOf(name, flag);
    if (fault !== null) return `says of ${JSON.stringify(name.slice(0, 60))} ${fault}`;
  }
  return null;
}

function faultOf(name: string, flag: unknown): string | null {
  if (!isFlagName(name)) return 'what is no flag of Riderbell';
  if (!isRecord(flag)) return 'what is no flag';
  const { state, variants, defaultVariant, targeting } = flag;
  if (state !== 'ENABLED' && state !== 'DISABLED') return 'a state other than ENABLED and DISABLED';
  if (!isRecord(variants) || !Object.values(variants).every((value) => typeof value === 'boolean')) {
    return 'variants that are not all true or false';
  }
  if (typeof defaultVariant !== 'string' || !Object.hasOwn(variants, defaultVariant)) {
    return 'a defaultVariant that is none of its variants';
  }
  return targeting === undefined || isRecord(targeting) ? null : 'a targeting that is no rule';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
