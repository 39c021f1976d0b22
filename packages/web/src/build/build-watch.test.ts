import { describe, expect, it } from 'vitest';
import { buildCheckInterval, formCheckInterval, watchBuild } from './build-watch.ts';

const mine = 'assets/index-mine.js';
const newer = 'assets/index-new.js';

/** A tab at a server, whose clock is turned by hand; `reload` is a new watch of the same tab. */
function tab({ keeps = true }: { keeps?: boolean } = {}) {
  const state = { own: mine, served: mine, manifest: { entry: mine } as unknown, typing: false, kept: null as unknown };
  let outdated = 0;
  let timers: { task: () => void; milliseconds: number }[] = [];
  const start = () => {
    timers = [];
    return watchBuild(
      {
        readManifest: async () => state.manifest,
        isOwnEntry: (entry) => entry === state.own,
        isServed: async (entry) => entry === state.served,
        isFormUnderWay: () => state.typing,
        reloadedFor: () => state.kept,
        rememberReload(entry) {
          if (keeps) state.kept = entry;
          return keeps;
        },
        every(task, milliseconds) {
          const timer = { task, milliseconds };
          timers.push(timer);
          return () => void (timers = timers.filter((other) => other !== timer));
        },
      },
      () => (outdated += 1),
    );
  };
  let stop = start();
  return {
    state,
    outdated: () => outdated,
    stop: () => stop(),
    reload: () => void (stop = start()),
    async pass(milliseconds: number) {
      for (const timer of timers) if (timer.milliseconds === milliseconds) timer.task();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}

describe('a newer build', () => {
  it('is looked for every five minutes, and told of once', async () => {
    const { state, pass, outdated } = tab();
    await pass(buildCheckInterval);
    expect([outdated(), buildCheckInterval]).toEqual([0, 300_000]);
    Object.assign(state, { manifest: { entry: newer }, served: newer });
    await pass(buildCheckInterval);
    await pass(buildCheckInterval);
    await pass(formCheckInterval);
    expect(outdated()).toBe(1);
  });

  it('waits for the end of a form', async () => {
    const { state, pass, outdated } = tab();
    Object.assign(state, { manifest: { entry: newer }, served: newer, typing: true });
    await pass(buildCheckInterval);
    await pass(formCheckInterval);
    expect(outdated()).toBe(0);
    state.typing = false;
    await pass(formCheckInterval);
    await pass(formCheckInterval);
    expect(outdated()).toBe(1);
  });

  it('is told of once also when one look begins before the last has ended', async () => {
    const { state, pass, outdated } = tab();
    Object.assign(state, { manifest: { entry: newer }, served: newer });
    await Promise.all([pass(buildCheckInterval), pass(buildCheckInterval)]);
    await pass(formCheckInterval);
    expect(outdated()).toBe(1);
  });

  it('is not told of when nobody looks any more, not by a look that is still under way either', async () => {
    const { state, pass, outdated, stop } = tab();
    Object.assign(state, { manifest: { entry: newer }, served: newer });
    const looking = pass(buildCheckInterval);
    stop();
    await looking;
    await pass(buildCheckInterval);
    await pass(formCheckInterval);
    expect(outdated()).toBe(0);
  });

  it('is worth one reload, also when a proxy goes on serving the page of before', async () => {
    const { state, pass, outdated, reload } = tab();
    Object.assign(state, { manifest: { entry: newer }, served: newer });
    await pass(buildCheckInterval);
    reload();
    await pass(buildCheckInterval);
    await pass(buildCheckInterval);
    expect(outdated()).toBe(1);
    Object.assign(state, { manifest: { entry: 'assets/index-third.js' }, served: 'assets/index-third.js' });
    await pass(buildCheckInterval);
    expect(outdated()).toBe(2);
  });

  it('does not reload a tab that would forget it, and its sign-in', async () => {
    const { state, pass, outdated } = tab({ keeps: false });
    Object.assign(state, { manifest: { entry: newer }, served: newer });
    await pass(buildCheckInterval);
    expect(outdated()).toBe(0);
  });
});

describe('an asset manifest that is', () => {
  it.each([
    ['missing, or not JSON', null],
    ['a text', 'error page'],
    ['a list', [newer]],
    ['without an entry', {}],
    ['of an entry that is no text', { entry: 7 }],
    ['of an empty entry', { entry: '' }],
    ['old: the page names other files', { entry: 'assets/index-old.js' }],
  ])('%s changes nothing', async (_, manifest) => {
    const { state, pass, outdated } = tab();
    state.manifest = manifest;
    await pass(buildCheckInterval);
    await pass(formCheckInterval);
    expect(outdated()).toBe(0);
  });

  it('wrong once is no reason to stop looking', async () => {
    const { state, pass, outdated } = tab();
    state.manifest = 'error page';
    await pass(buildCheckInterval);
    Object.assign(state, { manifest: { entry: newer }, served: newer });
    await pass(buildCheckInterval);
    expect(outdated()).toBe(1);
  });
});
