import { describe, expect, it } from 'vitest';
import { RequestFramer } from './request-framer.ts';

function message(type: string, body = ''): Buffer {
  const bytes = Buffer.alloc(5 + body.length);
  bytes.write(type);
  bytes.writeInt32BE(4 + body.length, 1);
  bytes.write(body, 5);
  return bytes;
}

const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
const extended = Buffer.concat([message('P', 'parse'), message('B', 'bind'), message('E'), message('S')]);

describe('RequestFramer', () => {
  it('returns the startup packet first, then everything up to a Sync or a Query', () => {
    const frames = new RequestFramer().push([startup, extended, message('Q', 'select 1')]);
    expect(frames.map(({ kind }) => kind)).toEqual(['startup', 'request', 'request']);
    expect(frames[1]).toEqual({ kind: 'request', message: Uint8Array.from(extended) });
    expect(frames[2]).toEqual({ kind: 'request', message: Uint8Array.from(message('Q', 'select 1')) });
  });

  it('returns the same requests wherever the bytes are split', () => {
    const all = Buffer.concat([startup, extended, message('Q', 'select 1'), message('X')]);
    for (let cut = 0; cut <= all.length; cut += 1) {
      const framer = new RequestFramer();
      const frames = [...framer.push([all.subarray(0, cut)]), ...framer.push([all.subarray(cut)])];
      expect(frames.map(({ kind }) => kind)).toEqual(['startup', 'request', 'request', 'terminate']);
    }
  });

  it('returns requests in separate memory, which can be transferred to another thread', () => {
    const framer = new RequestFramer();
    const [, frame] = framer.push([startup, extended]);
    expect(frame?.kind === 'request' && frame.message.buffer.byteLength).toBe(extended.length);
  });
});
