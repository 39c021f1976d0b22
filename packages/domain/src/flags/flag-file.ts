import { isFlagName } from './flags.ts';

/** No hand-written flag file is longer. */
export const flagFileLimit = 1_000_000;

/**
 * Why the text is no valid flag file, in words for the operator; null when it is valid. The format is flagd's: each flag
 * is one of ours, its variants are booleans, and its default is one of its variants. Targeting rules are left to the
 * evaluator.
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
    if (fault !== null) return `has ${JSON.stringify(name.slice(0, 60))}${fault}`;
  }
  return null;
}

function faultOf(name: string, flag: unknown): string | null {
  if (!isFlagName(name)) return ', which is no flag of Riderbell';
  if (!isRecord(flag)) return ', which is no object';
  const { state, variants, defaultVariant, targeting } = flag;
  if (state !== 'ENABLED' && state !== 'DISABLED') return ' with a state other than ENABLED and DISABLED';
  if (!isRecord(variants) || !Object.values(variants).every((value) => typeof value === 'boolean')) {
    return ' with variants that are not all true or false';
  }
  if (typeof defaultVariant !== 'string' || !Object.hasOwn(variants, defaultVariant)) {
    return ' with a defaultVariant that is none of its variants';
  }
  return targeting === undefined || isRecord(targeting) ? null : ' with a targeting that is no object';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
