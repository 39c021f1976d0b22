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

/** A session over an engine that notes what it is asked and knows only begin, commit and rollback. */
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
  it('runs what has arrived, flushes once and answers then', () => {
    const { session, send, log } = start();
    send(1, 'a');
    send(2, 'b');
    send(3, 'c');
    session.run();
    expect(log).toEqual(['run a', 'run b', 'run c', 'flush', 'answer 1:a 2:b 3:c']);
  });

  it('gives a client in a transaction the session for itself, and answers it without a flush', () => {
    const { session, send, log } = start();
    send(1, 'begin');
    send(2, 'a');
    session.run();
    expect(log).toEqual(['run begin', 'answer 1:begin']);
    send(1, 'commit');
    session.run();
    expect(log.slice(2)).toEqual(['run commit', 'run a', 'flush', 'answer 1:commit 2:a']);
  });

  it('answers what came before a transaction before it begins', () => {
    const { session, send, log } = start();
    send(1, 'a');
    send(2, 'begin');
    session.run();
    expect(log).toEqual(['run a', 'flush', 'answer 1:a', 'run begin', 'answer 2:begin']);
  });

  it('keeps answers back that a hidden BEGIN left without a flush, until its transaction ends', () => {
    const { session, send, log } = start();
    send(1, 'a');
    send(2, '/* hidden */ begin');
    session.run();
    expect(log).toEqual(['run a', 'run /* hidden */ begin', 'answer 2:/* hidden */ begin']);
    send(2, 'commit');
    session.run();
    expect(log.slice(3)).toEqual(['run commit', 'flush', 'answer 1:a 2:commit']);
  });

  it('rolls back what a client leaves open, and goes on with the others', () => {
    const { session, send, log } = start();
    send(1, 'begin');
    session.run();
    send(1, 'never');
    send(2, 'a');
    session.leave(1);
    expect(log.slice(2)).toEqual(['run rollback', 'run a', 'flush', 'answer 2:a']);
  });

  it('expels a client whose transaction takes too long, and runs nothing more of what it sends', () => {
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

  it('lets a transaction take its time while nobody waits for its end, and no longer', () => {
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

  it('lets a transaction that ends in time be', () => {
    vi.useFakeTimers();
    const { session, send, log } = start();
    send(1, 'begin');
    send(1, 'commit');
    session.run();
    vi.advanceTimersByTime(5000);
    expect(log).not.toContain('expel 1');
  });
});

describe('the beginning of a transaction', () => {
  it.each([
    [query('begin'), true],
    [query('  BEGIN isolation level serializable'), true],
    [query('start transaction read only'), true],
    [parse('', 'begin'), true],
    [parse('name', 'start transaction'), true],
    [query('select begin'), false],
    [parse('begin', 'select 1'), false],
    [query('beginning'), false],
  ])('is known by its first word (%#)', (message, expected) => {
    expect(startsTransaction(message)).toBe(expected);
  });
});
