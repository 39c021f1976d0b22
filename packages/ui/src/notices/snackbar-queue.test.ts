import { beforeEach, describe, expect, it } from 'vitest';
import { createSnackbarQueue, type SnackbarQueue } from './snackbar-queue.ts';

let now: number;
let timers: { task: () => void; at: number }[];
let queue: SnackbarQueue;

beforeEach(() => {
  now = 0;
  timers = [];
  queue = createSnackbarQueue((task, milliseconds) => {
    const timer = { task, at: now + milliseconds };
    timers.push(timer);
    return () => void (timers = timers.filter((other) => other !== timer));
  });
});

function pass(milliseconds: number): void {
  const until = now + milliseconds;
  for (let due = first(until); due !== undefined; due = first(until)) {
    timers = timers.filter((other) => other !== due);
    now = due.at;
    due.task();
  }
  now = until;
}

function first(until: number) {
  return timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
}

const messages = () => queue.shown().map(({ message }) => message);

describe('a snackbar', () => {
  it('shows a success for 3.5 seconds and an error for 5', () => {
    queue.show({ kind: 'success', message: 'saved' });
    queue.show({ kind: 'error', message: 'failed' });
    pass(3500);
    expect(messages()).toEqual(['failed']);
    pass(1500);
    expect(messages()).toEqual([]);
  });

  it('shows a snackbar for its own duration', () => {
    queue.show({ kind: 'info', message: 'long', duration: 10_000 });
    pass(9999);
    expect(messages()).toEqual(['long']);
  });

  it('shows at most three snackbars at once and queues the others', () => {
    for (const message of ['a', 'b', 'c', 'd']) queue.show({ kind: 'info', message });
    expect(messages()).toEqual(['a', 'b', 'c']);
    pass(3500);
    expect(messages()).toEqual(['d']);
    pass(3500);
    expect(messages()).toEqual([]);
  });

  it('replaces the snackbar with the same id and restarts its time', () => {
    queue.show({ kind: 'error', message: 'first', id: 'net' });
    pass(4000);
    queue.show({ kind: 'error', message: 'second', id: 'net' });
    pass(4000);
    expect(messages()).toEqual(['second']);
  });

  it('shows the same message only once', () => {
    queue.show({ kind: 'error', message: 'no connection' });
    queue.show({ kind: 'error', message: 'no connection' });
    expect(messages()).toEqual(['no connection']);
  });

  it('keeps a snackbar while the pointer is over it', () => {
    queue.show({ kind: 'info', message: 'read me' });
    queue.pause('pointer');
    pass(60_000);
    expect(messages()).toEqual(['read me']);
    queue.resume('pointer');
    pass(3499);
    expect(messages()).toEqual(['read me']);
    pass(1);
    expect(messages()).toEqual([]);
  });

  it('keeps a snackbar while it has the focus, even after the pointer has left', () => {
    queue.show({ kind: 'info', message: 'read me' });
    queue.pause('focus');
    queue.pause('pointer');
    queue.resume('pointer');
    pass(60_000);
    expect(messages()).toEqual(['read me']);
    queue.resume('focus');
    pass(3500);
    expect(messages()).toEqual([]);
  });

  it('does not hold later snackbars after one with the focus was closed', () => {
    queue.show({ kind: 'info', message: 'bye', id: 'x' });
    queue.pause('focus');
    queue.close('x');
    queue.show({ kind: 'info', message: 'next' });
    pass(3500);
    expect(messages()).toEqual([]);
  });

  it('removes a closed snackbar and its timer', () => {
    queue.show({ kind: 'info', message: 'bye', id: 'x' });
    queue.close('x');
    expect(messages()).toEqual([]);
    expect(timers).toEqual([]);
  });
});
