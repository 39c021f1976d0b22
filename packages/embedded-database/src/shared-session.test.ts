import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from './engine.ts';
import { SharedSession, startsTransaction } from './shared-session.ts';

afterEach(() => void vi.useRealTimers());

function query(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const message = Buffer.alloc(5 + body.length);
  message.write('Q');
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return message;
}

function parse(name: string, text: string): Uint8Array {
  const body = Buffer.from(`${name}\0${text}\0\0\0`);
  const message = Buffer.alloc(5 + body.length);
  message.write('P');
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return message;
}

/** A session with a fake engine that records its requests and understands only begin, commit and rollback. */
function start() {
  const log: string[] = [];
  let open = false;
  const engine: Engine = {
    exchange(message) {
      const text = Buffer.from(message.subarray(5, -1)).toString();
      log.push(`run ${text}`);
      if (text.endsWith('begin')) open = true;
      if (text === 'commit') open = false;
      return { answer: Buffer.from(text), transaction: open ? 'open' : 'idle' };
    },
    rows(statement) {
      log.push(`run ${statement}`);
      open = false;
      return [];
    },
    logPosition: () => '',
    flush: () => void log.push('flush'),
    diskFlushes: 0,
    close: async () => undefined,
  };
  const session = new SharedSession(engine, {
    transactionLimit: 1000,
    deliver: (answers) =>
      log.push(`answer ${answers.map(({ client, bytes }) => `${client}:${Buffer.from(bytes).toString()}`).join(' ')}`),
    expel: ({ client }) => log.push(`expel ${client}`),
  });
  const send = (client: number, text: string) => session.add({ client, message: query(text) });
  return { session, send, log };
}

describe('the shared session', () => {
  it('runs all waiting requests, flushes once and then answers', () => {
    const { session, send, log } = start();
    send(1, 'a');
    send(2, 'b');
    send(3, 'c');
    session.run();
    expect(log).toEqual(['run a', 'run b', 'run c', 'flush', 'answer 1:a 2:b 3:c']);
  });

  it('gives a client in a transaction exclusive access, and answers it without a flush', () => {
    const { session, send, log } = start();
    send(1, 'begin');
    send(2, 'a');
    session.run();
    expect(log).toEqual(['run begin', 'answer 1:begin']);
    send(1, 'commit');
    session.run();
    expect(log.slice(2)).toEqual(['run commit', 'run a', 'flush', 'answer 1:commit 2:a']);
  });

  it('delivers earlier answers before a transaction begins', () => {
    const { session, send, log } = start();
    send(1, 'a');
    send(2, 'begin');
    session.run();
    expect(log).toEqual(['run a', 'flush', 'answer 1:a', 'run begin', 'answer 2:begin']);
  });

  it('holds answers back until the end of a transaction whose BEGIN it did not recognise', () => {
    const { session, send, log } = start();
    send(1, 'a');
    send(2, '/* hidden */ begin');
    session.run();
    expect(log).toEqual(['run a', 'run /* hidden */ begin', 'answer 2:/* hidden */ begin']);
    send(2, 'commit');
    session.run();
    expect(log.slice(3)).toEqual(['run commit', 'flush', 'answer 1:a 2:commit']);
  });

  it('rolls back the open transaction of a client that leaves, and continues with the others', () => {
    const { session, send, log } = start();
    send(1, 'begin');
    session.run();
    send(1, 'never');
    send(2, 'a');
    session.leave(1);
    expect(log.slice(2)).toEqual(['run rollback', 'run a', 'flush', 'answer 2:a']);
  });

  it('expels a client whose transaction takes too long, and ignores its further requests', () => {
    vi.useFakeTimers();
    const { session, send, log } = start();
    send(1, 'begin');
    send(2, 'a');
    session.run();
    vi.advanceTimersByTime(1000);
    send(1, 'half of something');
    session.run();
    expect(log.slice(2)).toEqual(['expel 1', 'run rollback', 'run a', 'flush', 'answer 2:a']);
    session.leave(1);
    expect(session.held).toBe(false);
  });

  it('applies the limit of a transaction only while other clients wait', () => {
    vi.useFakeTimers();
    const { session, send, log } = start();
    send(1, 'begin');
    session.run();
    vi.advanceTimersByTime(60_000);
    send(1, 'a');
    session.run();
    expect(log.slice(2)).toEqual(['run a', 'answer 1:a']);
    send(2, 'b');
    session.run();
    expect(log.slice(4)).toEqual(['expel 1', 'run rollback', 'run b', 'flush', 'answer 2:b']);
  });

  it('does not expel a client whose transaction ends in time', () => {
    vi.useFakeTimers();
    const { session, send, log } = start();
    send(1, 'begin');
    send(1, 'commit');
    session.run();
    vi.advanceTimersByTime(5000);
    expect(log).not.toContain('expel 1');
  });
});

describe('startsTransaction', () => {
  it.each([
    [query('begin'), true],
    [query('  BEGIN isolation level serializable'), true],
    [query('start transaction read only'), true],
    [parse('', 'begin'), true],
    [parse('name', 'start transaction'), true],
    [query('select begin'), false],
    [parse('begin', 'select 1'), false],
    [query('beginning'), false],
  ])('recognises a transaction by its first word (%#)', (message, expected) => {
    expect(startsTransaction(message)).toBe(expected);
  });
});
