import { useEffect, useReducer } from 'react';
import { shopShare } from '@riderbell/ui/drawings/city-map.tsx';

export type StageName = 'requested' | 'rider-coming' | 'near-you' | 'collected' | 'near-customer' | 'delivered';

export interface Stage {
  readonly name: StageName;
  /** How far along its way the rider is when the stage ends. */
  readonly share: number;
  /** How long it is shown. */
  readonly seconds: number;
  /** Until the customer has the order; what the whole took, once it is there. */
  readonly minutes: number;
}

const toTheDoor = (share: number) => shopShare + (1 - shopShare) * share;

/** An order from the request to the door, in half a minute of the half hour that it takes (specification §9). */
export const stages: readonly [Stage, ...Stage[]] = [
  { name: 'requested', share: 0, seconds: 3, minutes: 24 },
  { name: 'rider-coming', share: shopShare * 0.8, seconds: 5, minutes: 21 },
  { name: 'near-you', share: shopShare, seconds: 3, minutes: 15 },
  { name: 'collected', share: toTheDoor(0.82), seconds: 8, minutes: 9 },
  { name: 'near-customer', share: 1, seconds: 4, minutes: 2 },
  { name: 'delivered', share: 1, seconds: 5, minutes: 24 },
];

/** What stands still on the page, before any script and for whoever wants no motion: an order on its way. */
const onTheWay = stages.findIndex(({ name }) => name === 'collected');
const still = { index: onTheWay, share: toTheDoor(0.4), seconds: 0 };

interface Shown {
  readonly index: number;
  readonly share: number;
  readonly seconds: number;
}

type Turn = 'start' | 'next' | 'stop';

/** What is shown after a turn: the stage goes on where it stood, moves on to the next, or stands where it will end. */
export function after(shown: Shown, turn: Turn): Shown {
  const index = turn === 'next' ? (shown.index + 1) % stages.length : shown.index;
  const { share, seconds } = stages[index] ?? stages[0];
  if (turn === 'stop') return { index, share, seconds: 0 };
  // The rider of the next order starts afresh: it does not ride backwards.
  return { index, share, seconds: share === 0 ? 0 : seconds };
}

/** The example as it moves; while it does not play, it stands. */
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
