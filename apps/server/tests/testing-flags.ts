import { defaultFlags, type Flags } from '@riderbell/domain/flags/flags.ts';
import type { OpenFlags } from '../src/adapters/flags/open-feature-flags.ts';

/** The same flags for all callers: the defaults with these changes. */
export function fixedFlags(changes: Partial<Flags>): OpenFlags {
  const flags = { ...defaultFlags(), ...changes };
  return { now: () => flags, of: async () => flags, close: async () => undefined };
}
