import { describe, expect, it } from 'vitest';
import { watchBuild } from './build-watch.ts';

/** A watch whose clock is turned by hand. */
function watching(manifests: unknown[]) {
  let look: (() => void) | null = null;
  let outdated = 0;
  const asked: number[] = [];
  watchBuild(
    {
      readManifest: async () => manifests.shift() ?? null,
      isOwnEntry: (entry) => entry === 'assets/index-mine.js',
      every(task, milliseconds) {
        look = task;
        asked.push(milliseconds);
        return () => void (look = null);
      },
    },
    () => (outdated += 1),
  );
  return {
    asked,
    outdated: () => outdated,
    async tick() {
      look?.();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
  };
}

describe('a newer build', () => {
  it('is looked for every five minutes, and told of once', async () => {
    const watch = watching([
      { entry: 'assets/index-mine.js' },
      { entry: 'assets/index-new.js' },
      { entry: 'assets/index-new.js' },
    ]);
    expect(watch.asked).toEqual([300_000]);
    await watch.tick();
    expect(watch.outdated()).toBe(0);
    await watch.tick();
    await watch.tick();
    expect(watch.outdated()).toBe(1);
  });

  it('is not read into an answer that says nothing', async () => {
    const watch = watching([null, 'error page', { entry: 7 }]);
    for (let look = 0; look < 3; look += 1) await watch.tick();
    expect(watch.outdated()).toBe(0);
  });
});
