import type { AuditEntryOnTheWire } from '@riderbell/contract/shapes/audit-entry.ts';

type Value = string | number | boolean | null;

export interface Change {
  readonly field: string;
  /** Undefined for a value that did not replace another one. */
  readonly old: Value | undefined;
  readonly new: Value;
}

/** What the entry says about the fields that the page has a name for, in the order of `fields`. */
export function changesOf({ details }: Pick<AuditEntryOnTheWire, 'details'>, fields: readonly string[]): Change[] {
  return fields.flatMap((field): Change[] => {
    const detail = details[field];
    if (detail === undefined || detail === null) return [];
    if (typeof detail !== 'object') return [{ field, old: undefined, new: detail }];
    return [{ field, ...detail }];
  });
}
