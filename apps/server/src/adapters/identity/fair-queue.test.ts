import { describe, expect, it } from 'vitest';
import { TooManyWaiting, FairQueue } from './fair-queue.ts';

/** A queue that is busy until `open` is called, and the networks whose work started since, in order. */
async function taken({ width = 1, waitingOfNetwork = 10, waiting = 20 } = {}) {
  const queue = new FairQueue({ width, waitingOfNetwork, waiting });
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const started: string[] = [];
  const inside = Array.from({ length: width }, () => queue.run('first', () => promise));
  const run = (network: string): Promise<void> => queue.run(network, async () => void started.push(network));
  const all = async (passing: readonly Promise<void>[]) => {
    open();
    await Promise.all(inside);
    return (await Promise.allSettled(passing)).map(({ status }) => status === 'fulfilled');
  };
  return { queue, run, started, all };
}

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

describe('the fair queue', () => {
  it('runs at most as many tasks at once as its width', async () => {
    const queue = new FairQueue({ width: 2, waitingOfNetwork: 5, waiting: 5 });
    let inside = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    await Promise.all(times(7, () => queue.run('one', work)));
    expect(most).toBe(2);
  });

  it('serves the networks in turn, even when one has a long line', async () => {
    const { run, started, all } = await taken();
    const flood = times(6, () => run('flood'));
    const others = [run('shop'), run('home'), run('shop')];
    await all([...flood, ...others]);
    expect(started).toEqual(['flood', 'shop', 'home', 'flood', 'shop', 'flood', 'flood', 'flood', 'flood']);
  });

  it('refuses only the network whose line is full', async () => {
    const { run, all } = await taken({ waitingOfNetwork: 3 });
    const flood = times(3, () => run('flood'));
    await expect(run('flood')).rejects.toThrow(TooManyWaiting);
    expect(await all([...flood, run('shop')])).toEqual([true, true, true, true]);
  });

  it('shortens the longest line for a shorter one when all places are taken', async () => {
    const { run, started, all } = await taken({ waiting: 6 });
    const long = times(4, () => run('long'));
    const short = times(2, () => run('short'));
    const honest = run('honest');
    expect(await all([...long, ...short, honest])).toEqual([true, true, true, false, true, true, true]);
    expect(started.filter((network) => network === 'honest')).toHaveLength(1);
  });

  it('refuses the newcomer when all places are taken and all lines are equally short', async () => {
    const { queue, run, all } = await taken({ waiting: 4 });
    const waiting = times(4, (index) => run(`network ${index}`));
    await expect(run('one more')).rejects.toThrow(TooManyWaiting);
    expect(queue.lines).toBe(4);
    expect(await all(waiting)).toEqual([true, true, true, true]);
  });

  it('drops a network when its tasks are done, refused or failed', async () => {
    const { queue, run, all } = await taken({ waitingOfNetwork: 1, waiting: 50 });
    const failing = queue.run('failing', async () => {
      throw new Error('damage');
    });
    const waiting = times(40, (index) => run(`network ${index}`));
    const refused = times(40, (index) => run(`network ${index}`));
    expect(queue.lines).toBe(41);
    await all([failing, ...waiting, ...refused]);
    expect(queue.lines).toBe(0);
    await run('afterwards');
  });
});
