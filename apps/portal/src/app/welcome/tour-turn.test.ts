import { describe, expect, it } from 'vitest';
import { createStore } from '@riderbell/web/storage/storage.ts';
import { createTourTurn } from './tour-turn.ts';

const noEvents = { addEventListener: () => undefined, removeEventListener: () => undefined };
const forbidden = () => createStore(null, noEvents);

describe('the welcome tour', () => {
  it('is shown at the first sign-in of a device and at no other', () => {
    const store = forbidden();
    const first = createTourTurn(store);
    expect([first.get(), first.wasOffered()]).toEqual([false, false]);
    first.offer();
    expect([first.get(), first.wasOffered()]).toEqual([true, true]);
    first.end();
    first.offer();
    expect(first.get()).toBe(false);
  });

  it('of somebody who left in its middle does not wait for the next who signs in', () => {
    const turn = createTourTurn(forbidden());
    turn.offer();
    turn.offer();
    expect(turn.get()).toBe(false);
  });

  it('does not come back by a reload, also where nothing can be kept', () => {
    createTourTurn(forbidden()).offer();
    expect(createTourTurn(forbidden()).get()).toBe(false);
  });

  it('starts again for whoever asks', () => {
    const turn = createTourTurn(forbidden());
    turn.offer();
    turn.end();
    turn.start();
    expect(turn.get()).toBe(true);
  });
});
