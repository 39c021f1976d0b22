import type { BulkColumn, BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';

/** What a person changes of a row. An empty text clears a column. */
export interface RowFacts {
  readonly values?: BulkValues;
  readonly leftOut?: boolean;
}

/** A change of a row that can be undone: `before` has the facts that `after` replaces. */
export interface RowEdit {
  readonly rowId: string;
  readonly before: RowFacts;
  readonly after: RowFacts;
}

/** A change as it is sent; `rowId` null adds a row. */
export interface SentChange extends RowFacts {
  readonly rowId: string | null;
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

/**
 * Sends changes and takes the answer into the screen's data. Resolves with the ids of the rows that the answer added, in their order.
 * Called again with the same key when no answer came, so that rows are never added twice.
 */
export type SendChanges = (changes: readonly SentChange[], key: string) => Promise<readonly string[]>;

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

/** As many as one call takes. */
const largestBatch = 200;

interface Addition {
  readonly values: BulkValues;
  readonly step: Step;
}

interface Step {
  readonly edits: readonly RowEdit[];
  readonly addedCount: number;
  /** The ids of added rows, as the server confirms them. */
  readonly addedIds: string[];
}

interface Batch {
  readonly key: string;
  readonly edits: ReadonlyMap<string, RowFacts>;
  readonly additions: readonly Addition[];
}

/**
 * The changes of rows that a person makes faster than the server confirms them. One call is under way at a time, so that a later change
 * of a cell is never overtaken by an earlier one. What fails stays, and can be sent again.
 */
export function createRowChanges(send: SendChanges, newKey: () => string): RowChanges {
  const listeners = new Set<() => void>();
  let waiting = new Map<string, RowFacts>();
  let additions: Addition[] = [];
  let batch: Batch | null = null;
  let isSending = false;
  let problem: ApiProblem | null = null;
  let done: Step[] = [];
  let undone: Step[] = [];
  let state = snapshot();

  function snapshot(): ChangesState {
    const facts = new Map(batch?.edits);
    for (const [rowId, later] of waiting) facts.set(rowId, merged(facts.get(rowId), later));
    const mark = problem === null ? 'saving' : 'unsaved';
    const last = done.at(-1);
    return {
      rows: new Map([...facts].map(([rowId, fact]) => [rowId, { ...fact, state: mark }])),
      adding: additions.length + (batch?.additions.length ?? 0),
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

  function enqueue(facts: Iterable<readonly [string, RowFacts]>): void {
    for (const [rowId, later] of facts) waiting.set(rowId, merged(waiting.get(rowId), later));
    void pump();
  }

  async function pump(): Promise<void> {
    if (isSending) return emit();
    isSending = true;
    problem = null;
    while (problem === null) {
      batch ??= nextBatch();
      if (batch === null) break;
      emit();
      problem = await sendBatch(batch);
    }
    isSending = false;
    emit();
  }

  function nextBatch(): Batch | null {
    const edits = [...waiting].slice(0, largestBatch);
    const added = additions.slice(0, largestBatch - edits.length);
    if (edits.length === 0 && added.length === 0) return null;
    for (const [rowId] of edits) waiting.delete(rowId);
    additions = additions.slice(added.length);
    return { key: newKey(), edits: new Map(edits), additions: added };
  }

  /** Returns why it failed, or null. */
  async function sendBatch(sent: Batch): Promise<ApiProblem | null> {
    try {
      const changes = [...sent.edits].map(([rowId, facts]) => ({ rowId, ...facts }));
      const added = sent.additions.map(({ values }) => ({ rowId: null, values }));
      const ids = await send([...changes, ...added], sent.key);
      for (const [index, { step }] of sent.additions.entries()) {
        const id = ids[index];
        if (id !== undefined) step.addedIds.push(id);
      }
      batch = null;
      return null;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      // Without an answer it may have been saved: the same call is sent again. A refused one can be changed.
      if (error.status > 0) takeBack(sent);
      return error;
    }
  }

  function takeBack(refused: Batch): void {
    const later = waiting;
    waiting = new Map(refused.edits);
    for (const [rowId, facts] of later) waiting.set(rowId, merged(waiting.get(rowId), facts));
    additions = [...refused.additions, ...additions];
    batch = null;
  }

  function apply(step: Step, to: 'before' | 'after'): void {
    const edits = to === 'after' ? step.edits : step.edits.toReversed();
    const facts = edits.map((edit) => [edit.rowId, edit[to]] as const);
    const leftOut = step.addedIds.map((id) => [id, { leftOut: to === 'before' }] as const);
    enqueue([...facts, ...leftOut]);
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
      additions = [...additions, ...added.map((values) => ({ values, step }))];
      enqueue(edits.map(({ rowId, after }) => [rowId, after]));
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
    retry: () => void pump(),
    discard() {
      if (isSending) return;
      waiting = new Map();
      additions = [];
      batch = null;
      problem = null;
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

function merged(earlier: RowFacts | undefined, later: RowFacts): RowFacts {
  if (earlier === undefined) return later;
  const values = { ...earlier.values, ...later.values };
  return { ...earlier, ...later, ...(Object.keys(values).length > 0 && { values }) };
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
