import type { BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';

/** What a person changes of a row. An empty text clears a column. */
export interface RowFacts {
  readonly values?: BulkValues;
  readonly leftOut?: boolean;
}

/** A change as it is sent; `rowId` null adds a row. */
export interface SentChange extends RowFacts {
  readonly rowId: string | null;
}

/**
 * Sends changes and takes the answer into the screen's data. Resolves with the ids of the rows that the answer added, in their order.
 * Called again with the same key when no answer came, so that rows are never added twice.
 */
export type SendChanges = (changes: readonly SentChange[], key: string) => Promise<readonly string[]>;

/** A row to add. */
export interface Addition {
  readonly values: BulkValues;
  readonly onAdded: (rowId: string) => void;
}

/** Changes that the server has not confirmed. */
export interface QueueState {
  readonly rows: ReadonlyMap<string, RowFacts>;
  /** How many rows are being added. */
  readonly adding: number;
  /** Why the last attempt failed. */
  readonly problem: ApiProblem | null;
}

export interface ChangeQueue {
  get(): QueueState;
  add(facts: Iterable<readonly [string, RowFacts]>, additions?: readonly Addition[]): void;
  retry(): void;
  /** Drops everything, unless a call is under way. Returns whether it did. */
  clear(): boolean;
}

/** As many as one call takes. */
const largestBatch = 200;

interface Batch {
  readonly key: string;
  readonly edits: ReadonlyMap<string, RowFacts>;
  readonly additions: readonly Addition[];
}

/**
 * Sends the changes of rows that a person makes faster than the server confirms them. One call is under way at a time, so that a later
 * change of a cell is never overtaken by an earlier one. What fails stays, and goes with the next attempt.
 */
export function createChangeQueue(send: SendChanges, newKey: () => string, onChange: () => void): ChangeQueue {
  let waiting = new Map<string, RowFacts>();
  let additions: readonly Addition[] = [];
  let batch: Batch | null = null;
  let isSending = false;
  let problem: ApiProblem | null = null;

  async function pump(): Promise<void> {
    if (isSending) return onChange();
    isSending = true;
    problem = null;
    while (problem === null) {
      batch ??= nextBatch();
      if (batch === null) break;
      onChange();
      problem = await sendBatch(batch);
    }
    isSending = false;
    onChange();
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
      for (const [index, { onAdded }] of sent.additions.entries()) {
        const id = ids[index];
        if (id !== undefined) onAdded(id);
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
    merge(waiting, later);
    additions = [...refused.additions, ...additions];
    batch = null;
  }

  return {
    get() {
      const rows = new Map(batch?.edits);
      merge(rows, waiting);
      return { rows, adding: additions.length + (batch?.additions.length ?? 0), problem };
    },
    add(facts, added = []) {
      merge(waiting, facts);
      additions = [...additions, ...added];
      void pump();
    },
    retry: () => void pump(),
    clear() {
      if (isSending) return false;
      waiting = new Map();
      additions = [];
      batch = null;
      problem = null;
      return true;
    },
  };
}

function merge(into: Map<string, RowFacts>, later: Iterable<readonly [string, RowFacts]>): void {
  for (const [rowId, facts] of later) {
    const earlier = into.get(rowId);
    const values = { ...earlier?.values, ...facts.values };
    into.set(rowId, { ...earlier, ...facts, ...(Object.keys(values).length > 0 && { values }) });
  }
}
