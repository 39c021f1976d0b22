import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserClock } from '@riderbell/web/clock.ts';
import { follow, type Followed, type FollowParts, type Surroundings } from './follow.ts';

const browserSurroundings: Surroundings = {
  isHidden: () => document.visibilityState === 'hidden',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    for (const event of ['online', 'offline', 'pageshow']) window.addEventListener(event, listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      for (const event of ['online', 'offline', 'pageshow']) window.removeEventListener(event, listener);
    };
  },
};

const browserParts = {
  clock: browserClock,
  surroundings: browserSurroundings,
  chance: () => Math.random(),
  schedule(task: () => void, milliseconds: number) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Follows the target of a link while the screen is mounted. The target must not change: the screen has a key. */
export function useFollow<T>(
  source: Pick<FollowParts<T>, 'ask' | 'choose' | 'pauseAfter'>,
): Followed<T> & { askNow(): void } {
  const [follower] = useState(() => follow({ ...source, ...browserParts }));
  useEffect(() => follower.start(), [follower]);
  const followed = useSyncExternalStore(follower.subscribe, follower.get, follower.get);
  return { ...followed, askNow: follower.askNow };
}
