import { useEffect, useReducer } from 'react';
import { shopShare } from '@riderbell/ui/drawings/city-map.tsx';

export type StageName = 'requested' | 'rider-coming' | 'near-you' | 'collected' | 'near-customer' | 'delivered';

export interface Stage {
  readonly name: StageName;
  /** How far along its route the rider is when the stage ends. */
  readonly share: number;
  /** How long the stage is shown. */
  readonly seconds: number;
  /** The time until the customer has the order; in the last stage, the time that the whole order took. */
  readonly minutes: number;
}

const toTheDoor = (share: number) => shopShare + (1 - shopShare) * share;

/** An order from the request to the door. The half hour that it takes is shown in half a minute (specification §9). */
export const stages: readonly [Stage, ...Stage[]] = [
  { name: 'requested', share: 0, seconds: 3, minutes: 24 },
  { name: 'rider-coming', share: shopShare * 0.8, seconds: 5, minutes: 21 },
  { name: 'near-you', share: shopShare, seconds: 3, minutes: 15 },
  { name: 'collected', share: toTheDoor(0.82), seconds: 8, minutes: 9 },
  { name: 'near-customer', share: 1, seconds: 4, minutes: 2 },
  { name: 'delivered', share: 1, seconds: 5, minutes: 24 },
];

/** The still picture before any script runs, and for visitors who want no motion: an order on its way. */
const onTheWay = stages.findIndex(({ name }) => name === 'collected');
const still = { index: onTheWay, share: toTheDoor(0.4), seconds: 0 };

interface Shown {
  readonly index: number;
  readonly share: number;
  readonly seconds: number;
}

type Turn = 'start' | 'next' | 'stop';

/** What is shown after a turn: the stage continues, moves on to the next, or jumps to its end. */
export function after(shown: Shown, turn: Turn): Shown {
  const index = turn === 'next' ? (shown.index + 1) % stages.length : shown.index;
  const { share, seconds } = stages[index] ?? stages[0];
  if (turn === 'stop') return { index, share, seconds: 0 };
  // The rider of the next order starts at the beginning and does not ride backwards.
  return { index, share, seconds: share === 0 ? 0 : seconds };
}

/** The example order in motion; it does not move while `playing` is false. */
export function useDemoOrder(playing: boolean): { stage: Stage; rider: { share: number; seconds: number } } {
  const [shown, turn] = useReducer(after, still);
  useEffect(() => {
    if (!playing) return undefined;
    turn('start');
    return () => turn('stop');
  }, [playing]);
  const stage = stages[shown.index] ?? stages[0];
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => turn('next'), stage.seconds * 1000);
    return () => clearTimeout(timer);
  }, [playing, stage]);
  return { stage, rider: shown };
}
