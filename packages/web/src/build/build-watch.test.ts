import { describe, expect, it } from 'vitest';
import { buildCheckInterval, formCheckInterval, watchBuild } from './build-watch.ts';

const mine = 'assets/index-mine.js';
const newer = 'assets/index-new.js';

/** A tab and its server, with a clock that the test advances; `reload` starts a new watch in the same tab. */
function tab({ canStore = true }: { canStore?: boolean } = {}) {
  const state = {
    own: mine,
    served: mine,
    manifest: { entry: mine } as unknown,
    isTyping: false,
    reloadedFor: null as unknown,
  };
  let outdated = 0;
  let timers: { task: () => void; milliseconds: number }[] = [];
  const start = () => {
    timers = [];
    return watchBuild(
      {
        readManifest: async () => state.manifest,
        isOwnEntry: (entry) => entry === state.own,
        isServed: async (entry) => entry === state.served,
        hasUnsavedInput: () => state.isTyping,
        reloadedFor: () => state.reloadedFor,
        rememberReload(entry) {
          if (canStore) state.reloadedFor = entry;
          return canStore;
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
  it('checks for a newer build every five minutes and reports it once', async () => {
    const { state, pass, outdated } = tab();
    await pass(buildCheckInterval);
    expect([outdated(), buildCheckInterval]).toEqual([0, 300_000]);
    Object.assign(state, { manifest: { entry: newer }, served: newer });
    await pass(buildCheckInterval);
    await pass(buildCheckInterval);
    await pass(formCheckInterval);
    expect(outdated()).toBe(1);
  });

  it('waits until a form has no unsaved input', async () => {
    const { state, pass, outdated } = tab();
    Object.assign(state, { manifest: { entry: newer }, served: newer, isTyping: true });
    await pass(buildCheckInterval);
    await pass(formCheckInterval);
    expect(outdated()).toBe(0);
    state.isTyping = false;
    await pass(formCheckInterval);
    await pass(formCheckInterval);
    expect(outdated()).toBe(1);
  });

  it('reports a newer build once even if two checks overlap', async () => {
    const { state, pass, outdated } = tab();
    Object.assign(state, { manifest: { entry: newer }, served: newer });
    await Promise.all([pass(buildCheckInterval), pass(buildCheckInterval)]);
    await pass(formCheckInterval);
    expect(outdated()).toBe(1);
  });

  it('reports nothing after a stop, not even from a check that was already running', async () => {
    const { state, pass, outdated, stop } = tab();
    Object.assign(state, { manifest: { entry: newer }, served: newer });
    const runningCheck = pass(buildCheckInterval);
    stop();
    await runningCheck;
    await pass(buildCheckInterval);
    await pass(formCheckInterval);
    expect(outdated()).toBe(0);
  });

  it('reloads once for each build, even if a proxy still serves the old page', async () => {
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

  it('does not reload a tab without storage, which would lose its sign-in', async () => {
    const { state, pass, outdated } = tab({ canStore: false });
    Object.assign(state, { manifest: { entry: newer }, served: newer });
    await pass(buildCheckInterval);
    expect(outdated()).toBe(0);
  });
});

describe('a faulty asset manifest', () => {
  it.each([
    ['missing, or not JSON', null],
    ['a string', 'error page'],
    ['a list', [newer]],
    ['without an entry', {}],
    ['one with an entry that is not a string', { entry: 7 }],
    ['one with an empty entry', { entry: '' }],
    ['stale, so that the page names other files', { entry: 'assets/index-old.js' }],
  ])('ignores an asset manifest that is %s', async (_, manifest) => {
    const { state, pass, outdated } = tab();
    state.manifest = manifest;
    await pass(buildCheckInterval);
    await pass(formCheckInterval);
    expect(outdated()).toBe(0);
  });

  it('keeps checking after a faulty manifest', async () => {
    const { state, pass, outdated } = tab();
    state.manifest = 'error page';
    await pass(buildCheckInterval);
    Object.assign(state, { manifest: { entry: newer }, served: newer });
    await pass(buildCheckInterval);
    expect(outdated()).toBe(1);
  });
});
