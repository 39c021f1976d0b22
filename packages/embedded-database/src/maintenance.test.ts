import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from './engine.ts';
import { Maintenance } from './maintenance.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** An engine with a manually advanced log and a list of tables to vacuum. */
function start() {
  const ran: string[] = [];
  const state = { position: 1, due: [] as string[][], held: false, busyFor: 0 };
  const engine: Engine = {
    rows(statement) {
      if (statement.includes('known as')) return state.due.slice(0, 1);
      if (!statement.startsWith('select')) {
        ran.push(statement);
        state.position += 1;
        if (statement.startsWith('vacuum')) state.due.shift();
      }
      return [];
    },
    logPosition: () => String(state.position),
    flush: () => void ran.push('flush'),
    exchange: () => {
      throw new Error('not asked here');
    },
    diskFlushes: 0,
    close: async () => undefined,
  };
  const maintenance = new Maintenance(engine, state, { checkpointEvery: 30_000, idleBelow: 0.25 });
  /** A second passes, during a share of which the engine works for clients. */
  const second = (share = 0) => {
    vi.advanceTimersByTime(1000);
    state.busyFor += share * 1000;
    maintenance.tick();
  };
  return { ran, state, second };
}

describe('the maintenance', () => {
  it('writes a checkpoint at its interval, if there were writes since the last one', () => {
    const { ran, state, second } = start();
    state.position += 1;
    for (let tick = 0; tick < 29; tick += 1) second();
    expect(ran).toEqual([]);
    second();
    expect(ran).toEqual(['checkpoint', 'flush']);
    for (let tick = 0; tick < 90; tick += 1) second();
    expect(ran).toHaveLength(2);
  });

  it('vacuums one table at a time while the load is low', () => {
    const { ran, state, second } = start();
    state.due = [
      ['public.orders', 'f'],
      ['public.jobs', 'f'],
    ];
    second(0.9);
    expect(ran).toEqual([]);
    second(0.1);
    expect(ran).toEqual(['vacuum (analyze) public.orders', 'flush']);
    second(0.1);
    expect(ran.slice(2)).toEqual(['vacuum (analyze) public.jobs', 'flush']);
  });

  it('vacuums an urgent table under any load', () => {
    const { ran, state, second } = start();
    state.due = [['public.orders', 't']];
    second(0.9);
    expect(ran).toEqual(['vacuum (analyze) public.orders', 'flush']);
  });

  it('waits for the end of a transaction', () => {
    const { ran, state, second } = start();
    state.due = [['public.orders', 't']];
    state.held = true;
    second();
    expect(ran).toEqual([]);
    state.held = false;
    second();
    expect(ran).toHaveLength(2);
  });
});
