import type { BulkNeeds, JobChange, StoredJob } from './ports.ts';

/** How long one run of a job works before it hands over to the next: well within the lease of a job. */
export const runMs = 20_000;
/** A row is stored with this many others: so few that the progress grows often, and so many that storing takes little of the time. */
const fewestOfStep = 50;
const mostOfStep = 120;
const steps = 40;

/** How many of the rows are stored together. */
export function rowsOfStep(rows: number): number {
  return Math.min(mostOfStep, Math.max(fewestOfStep, Math.ceil(rows / steps)));
}
/** How many rows are worked on at once: few, so that other requests get their turn with places, routes and the database. */
const width = 6;

/** The attempt of a run from which a row whose work fails is given up, so that the others are not held up for ever. About two minutes. */
export const lastAttempt = 8;

export interface BulkJobPayload {
  readonly jobId: string;
}

/**
 * Works on items a few at a time. Other requests get their turn after each item: also where items wait for nothing, no two of them are
 * worked on in one turn.
 * @throws the first error of an item, after the work on the others has ended: nothing goes on behind the next attempt
 */
export async function withFew<Item, Result>(
  { nextTurn }: Pick<BulkNeeds, 'nextTurn'>,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const errors: unknown[] = [];
  let next = 0;
  let turn = Promise.resolve();
  const ownTurn = (): Promise<void> => (turn = turn.then(nextTurn));
  const worker = async (): Promise<void> => {
    while (errors.length === 0) {
      const index = next;
      next += 1;
      const item = items[index];
      if (index >= items.length || item === undefined) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        errors.push(error);
      }
      await ownTurn();
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  if (errors.length > 0) throw errors[0];
  return results;
}

const itemsOfTurn = 100;

/** Makes something of each item. Other requests get their turn after each hundred items: it is for what takes microseconds an item. */
export async function mapInTurns<Item, Result>(
  { nextTurn }: Pick<BulkNeeds, 'nextTurn'>,
  items: readonly Item[],
  make: (item: Item) => Result,
): Promise<Result[]> {
  const made: Result[] = [];
  for (const [index, item] of items.entries()) {
    made.push(make(item));
    if (index % itemsOfTurn === itemsOfTurn - 1) await nextTurn();
  }
  return made;
}

/** The end of an action, or its interruption by a choice, with its line in the job's history. */
export function ended(
  { action, history }: Pick<StoredJob, 'action' | 'history'>,
  status: StoredJob['status'],
  now: number,
): Pick<JobChange['job'], 'status' | 'history'> {
  return { status, history: [...history, { action, status, at: new Date(now).toISOString(), by: null }] };
}
