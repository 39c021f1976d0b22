import { beforeEach, describe, expect, it } from 'vitest';
import { createNoticeQueue, type NoticeQueue } from './notice-queue.ts';

let now: number;
let timers: { task: () => void; at: number }[];
let queue: NoticeQueue;

beforeEach(() => {
  now = 0;
  timers = [];
  queue = createNoticeQueue((task, milliseconds) => {
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

describe('a notice', () => {
  it('stays for 3.5 seconds when it is good news and for 5 when it is not', () => {
    queue.show({ kind: 'success', message: 'saved' });
    queue.show({ kind: 'error', message: 'failed' });
    pass(3500);
    expect(messages()).toEqual(['failed']);
    pass(1500);
    expect(messages()).toEqual([]);
  });

  it('stays as long as it is told', () => {
    queue.show({ kind: 'info', message: 'long', duration: 10_000 });
    pass(9999);
    expect(messages()).toEqual(['long']);
  });

  it('waits its turn behind three others', () => {
    for (const message of ['a', 'b', 'c', 'd']) queue.show({ kind: 'info', message });
    expect(messages()).toEqual(['a', 'b', 'c']);
    pass(3500);
    expect(messages()).toEqual(['d']);
    pass(3500);
    expect(messages()).toEqual([]);
  });

  it('takes the place of the one with its id, and starts its time anew', () => {
    queue.show({ kind: 'error', message: 'first', id: 'net' });
    pass(4000);
    queue.show({ kind: 'error', message: 'second', id: 'net' });
    pass(4000);
    expect(messages()).toEqual(['second']);
  });

  it('shows once when the same is said again', () => {
    queue.show({ kind: 'error', message: 'no connection' });
    queue.show({ kind: 'error', message: 'no connection' });
    expect(messages()).toEqual(['no connection']);
  });

  it('does not go while somebody reads it', () => {
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

  it('does not go while the focus is in it, though the pointer has left', () => {
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

  it('that was closed under the focus holds no later one', () => {
    queue.show({ kind: 'info', message: 'bye', id: 'x' });
    queue.pause('focus');
    queue.close('x');
    queue.show({ kind: 'info', message: 'next' });
    pass(3500);
    expect(messages()).toEqual([]);
  });

  it('goes when it is closed', () => {
    queue.show({ kind: 'info', message: 'bye', id: 'x' });
    queue.close('x');
    expect(messages()).toEqual([]);
    expect(timers).toEqual([]);
  });
});
