import type { BulkColumn, BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import type { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import { createChangeQueue, type RowFacts, type SendChanges } from './change-queue.ts';

/** A change of a row that can be undone: `before` has the facts that `after` replaces. */
export interface RowEdit {
  readonly rowId: string;
  readonly before: RowFacts;
  readonly after: RowFacts;
}

/** Changes of a row that the server has not confirmed. */
export interface Unconfirmed extends RowFacts {
  /** `saving`: on its way; `unsaved`: the last attempt failed. */
  readonly state: 'saving' | 'unsaved';
}

export interface ChangesState {
  readonly rows: ReadonlyMap<string, Unconfirmed>;
  /** How many new rows the server has not confirmed. */
  readonly adding: number;
  /** Why the last attempt failed. The changes wait for `retry`, for the next change, or for `discard`. */
  readonly problem: ApiProblem | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface RowChanges {
  get(): ChangesState;
  subscribe(listener: () => void): () => void;
  /** One step of undo. */
  change(edits: readonly RowEdit[], added?: readonly BulkValues[]): void;
  undo(): void;
  redo(): void;
  retry(): void;
  /** Drops what was not saved. */
  discard(): void;
}

interface Step {
  readonly edits: readonly RowEdit[];
  readonly addedCount: number;
  /** The ids of added rows, as the server confirms them. */
  readonly addedIds: string[];
}

/** The changes of rows with their undo. Added rows cannot be removed: undo leaves them out of the placement. */
export function createRowChanges(send: SendChanges, newKey: () => string): RowChanges {
  const listeners = new Set<() => void>();
  const queue = createChangeQueue(send, newKey, emit);
  let done: readonly Step[] = [];
  let undone: readonly Step[] = [];
  let state = snapshot();

  function snapshot(): ChangesState {
    const { rows, adding, problem } = queue.get();
    const mark = problem === null ? 'saving' : 'unsaved';
    const last = done.at(-1);
    return {
      rows: new Map([...rows].map(([rowId, facts]) => [rowId, { ...facts, state: mark }])),
      adding,
      problem,
      // Rows that are still being added have no ids by which to leave them out.
      canUndo: last !== undefined && last.addedIds.length === last.addedCount,
      canRedo: undone.length > 0,
    };
  }

  function emit(): void {
    state = snapshot();
    for (const listener of listeners) listener();
  }

  function apply(step: Step, to: 'before' | 'after'): void {
    const edits = to === 'after' ? step.edits : step.edits.toReversed();
    const facts = edits.map((edit) => [edit.rowId, edit[to]] as const);
    const leftOut = step.addedIds.map((id) => [id, { leftOut: to === 'before' }] as const);
    queue.add([...facts, ...leftOut]);
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(edits, added = []) {
      if (edits.length === 0 && added.length === 0) return;
      const step: Step = { edits, addedCount: added.length, addedIds: [] };
      done = [...done, step];
      undone = [];
      queue.add(
        edits.map(({ rowId, after }) => [rowId, after]),
        added.map((values) => ({ values, onAdded: (id) => void step.addedIds.push(id) })),
      );
    },
    undo() {
      const step = done.at(-1);
      if (step === undefined || !state.canUndo) return;
      done = done.slice(0, -1);
      undone = [...undone, step];
      apply(step, 'before');
    },
    redo() {
      const step = undone.at(-1);
      if (step === undefined) return;
      undone = undone.slice(0, -1);
      done = [...done, step];
      apply(step, 'after');
    },
    retry: () => queue.retry(),
    discard() {
      if (!queue.clear()) return;
      done = [];
      undone = [];
      emit();
    },
  };
}

/** Whether something has not reached the server. */
export function isUnsaved({ rows, adding }: ChangesState): boolean {
  return rows.size > 0 || adding > 0;
}

/** The edit that sets columns of a row, with the texts that they have now; null if nothing changes. */
export function valuesEdit(rowId: string, now: BulkValues, wanted: BulkValues): RowEdit | null {
  const changed = (Object.keys(wanted) as BulkColumn[]).filter(
    (column) => (wanted[column] ?? '') !== (now[column] ?? ''),
  );
  if (changed.length === 0) return null;
  const pick = (values: BulkValues): BulkValues =>
    Object.fromEntries(changed.map((column) => [column, values[column] ?? '']));
  return { rowId, before: { values: pick(now) }, after: { values: pick(wanted) } };
}
