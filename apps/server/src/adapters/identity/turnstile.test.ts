import { describe, expect, it } from 'vitest';
import { TooManyWaiting, Turnstile } from './turnstile.ts';

/** A turnstile that is taken until `open` is called, and who entered it since, in order. */
async function taken({ width = 1, waitingOfNetwork = 10, waiting = 20 } = {}) {
  const turnstile = new Turnstile({ width, waitingOfNetwork, waiting });
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const entered: string[] = [];
  const inside = Array.from({ length: width }, () => turnstile.pass('first', () => promise));
  const pass = (network: string): Promise<void> => turnstile.pass(network, async () => void entered.push(network));
  const all = async (passing: readonly Promise<void>[]) => {
    open();
    await Promise.all(inside);
    return (await Promise.allSettled(passing)).map(({ status }) => status === 'fulfilled');
  };
  return { turnstile, pass, entered, all };
}

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

describe('the turnstile before the hashes', () => {
  it('lets as many works in at once as its width', async () => {
    const turnstile = new Turnstile({ width: 2, waitingOfNetwork: 5, waiting: 5 });
    let inside = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    await Promise.all(times(7, () => turnstile.pass('one', work)));
    expect(most).toBe(2);
  });

  it('serves the networks in turn, however long the line of one is', async () => {
    const { pass, entered, all } = await taken();
    const flood = times(6, () => pass('flood'));
    const others = [pass('shop'), pass('home'), pass('shop')];
    await all([...flood, ...others]);
    expect(entered).toEqual(['flood', 'shop', 'home', 'flood', 'shop', 'flood', 'flood', 'flood', 'flood']);
  });

  it('turns away a network whose line is full, and no other', async () => {
    const { pass, all } = await taken({ waitingOfNetwork: 3 });
    const flood = times(3, () => pass('flood'));
    await expect(pass('flood')).rejects.toThrow(TooManyWaiting);
    expect(await all([...flood, pass('shop')])).toEqual([true, true, true, true]);
  });

  it('takes room from the longest line for a shorter one when all places are taken', async () => {
    const { pass, entered, all } = await taken({ waiting: 6 });
    const long = times(4, () => pass('long'));
    const short = times(2, () => pass('short'));
    const honest = pass('honest');
    expect(await all([...long, ...short, honest])).toEqual([true, true, true, false, true, true, true]);
    expect(entered.filter((network) => network === 'honest')).toHaveLength(1);
  });

  it('never holds more works than it may, and turns away the newcomer where every line is as short', async () => {
    const { turnstile, pass, all } = await taken({ waiting: 4 });
    const waiting = times(4, (index) => pass(`network ${index}`));
    await expect(pass('one more')).rejects.toThrow(TooManyWaiting);
    expect(turnstile.lines).toBe(4);
    expect(await all(waiting)).toEqual([true, true, true, true]);
  });

  it('remembers no network whose works are done, refused or failed', async () => {
    const { turnstile, pass, all } = await taken({ waitingOfNetwork: 1, waiting: 50 });
    const failing = turnstile.pass('failing', async () => {
      throw new Error('damage');
    });
    const waiting = times(40, (index) => pass(`network ${index}`));
    const refused = times(40, (index) => pass(`network ${index}`));
    expect(turnstile.lines).toBe(41);
    await all([failing, ...waiting, ...refused]);
    expect(turnstile.lines).toBe(0);
    await pass('afterwards');
  });
});
