import { judgePosition, type PositionRefusal, type Sighting } from '@riderbell/domain/fleet/position-rules.ts';
import { LRUCache } from 'lru-cache';
import type { FleetNeeds, RiderPosition } from './ports.ts';

/** A position that was refused, by its index in the request. */
export interface RefusedPosition {
  readonly index: number;
  readonly why: PositionRefusal;
}

export type ReceivePositions = (positions: readonly RiderPosition[]) => Promise<readonly RefusedPosition[]>;

interface Report {
  readonly position: RiderPosition;
  refuse(why: PositionRefusal): void;
}

interface Batch {
  readonly reports: Report[];
  readonly done: Promise<void>;
}

/** How many unconfirmed jumps are remembered; forgetting one costs its rider one more report. */
const maxSuspects = 20_000;

/**
 * Stores the positions of riders. Reports that arrive during a save are collected and stored with one read and one save, so that
 * thousands of reports a minute cost few statements. Each report is judged by the position that was shown before it.
 * When the promise rejects, the fleet sends the reports again, or newer ones.
 */
export function receivePositions(needs: Pick<FleetNeeds, 'positions' | 'now' | 'topSpeedKmh'>): ReceivePositions {
  // Of this process alone: with several processes that receive reports in turn, a jump needs a third report at worst.
  const suspects = new LRUCache<string, Sighting>({ max: maxSuspects });
  let collecting: Batch | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const begin = (): Batch => {
    const reports: Report[] = [];
    const done = last.then(() => {
      collecting = null;
      return takeAll(needs, suspects, reports);
    });
    last = done.catch(() => undefined);
    return { reports, done };
  };

  return async (positions) => {
    const refused: RefusedPosition[] = [];
    if (positions.length === 0) return refused;
    collecting ??= begin();
    const { reports, done } = collecting;
    for (const [index, position] of positions.entries()) {
      reports.push({ position, refuse: (why) => refused.push({ index, why }) });
    }
    await done;
    return refused;
  };
}

async function takeAll(
  { positions, now, topSpeedKmh }: Parameters<typeof receivePositions>[0],
  suspects: LRUCache<string, Sighting>,
  reports: readonly Report[],
): Promise<void> {
  const byRider = Map.groupBy(reports, ({ position }) => position.rider.id);
  const shown = await positions.findAll([...byRider.keys()]);
  const newest: RiderPosition[] = [];
  for (const [riderId, all] of byRider) {
    const stored = shown.get(riderId);
    let previous: Sighting | null = stored ? { ...stored, at: Date.parse(stored.updatedAt) } : null;
    let latest: RiderPosition | null = null;
    for (const { position, refuse } of all.toSorted((a, b) => a.position.at - b.position.at)) {
      const verdict = judgePosition(position, previous, suspects.get(riderId) ?? null, now(), topSpeedKmh);
      if (verdict.suspect) suspects.set(riderId, verdict.suspect);
      else suspects.delete(riderId);
      if (!verdict.ok) {
        refuse(verdict.why);
        continue;
      }
      previous = position;
      latest = position;
    }
    if (latest) newest.push(latest);
  }
  if (newest.length > 0) await positions.save(newest);
}
