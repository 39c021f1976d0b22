/** The action of a key on the list below a field. */
export type ListAction =
  | { readonly kind: 'mark'; readonly index: number }
  | { readonly kind: 'pick'; readonly index: number }
  | { readonly kind: 'search' }
  | { readonly kind: 'close' };

interface ListState {
  readonly open: boolean;
  /** The marked option, -1 for none. */
  readonly active: number;
  readonly count: number;
  /** Whether the field shows the chosen place: then Enter belongs to the form. */
  readonly settled: boolean;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of a combobox: arrows mark and wrap around, Enter picks or searches at once, Escape closes; null for any
 * other key.
 */
export function listActionOf(
  { key, altKey }: { readonly key: string; readonly altKey: boolean },
  { open, active, count, settled }: ListState,
): ListAction | null {
  const step = steps[key];
  if (step !== undefined && !altKey) return { kind: 'mark', index: markedAfter(step, open, active, count) };
  if (key === 'Escape' && open) return { kind: 'close' };
  if (key !== 'Enter') return null;
  if (open && active >= 0) return { kind: 'pick', index: active };
  return settled ? null : { kind: 'search' };
}

function markedAfter(step: 1 | -1, open: boolean, active: number, count: number): number {
  if (count === 0) return -1;
  if (!open) return Math.max(0, active);
  if (active < 0) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
