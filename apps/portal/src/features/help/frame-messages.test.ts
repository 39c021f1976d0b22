import { describe, expect, it } from 'vitest';
import { readFrameMessage, postToFrame } from './frame-messages.ts';

const frame = {} as Window;
const heard = { source: frame, origin: 'null', data: { source: 'help-centre', type: 'close' } };

describe('a message', () => {
  it('is accepted from the frame', () => {
    expect(readFrameMessage(heard, frame)).toBe('close');
    expect(readFrameMessage({ ...heard, data: { source: 'help-centre', type: 'ready' } }, frame)).toBe('ready');
  });

  it.each([
    ['from another window', { ...heard, source: {} as Window }],
    ['from a window with an origin, which the frame cannot have', { ...heard, origin: 'https://help.example.com' }],
    ['of another kind', { ...heard, data: { source: 'help-centre', type: 'eval' } }],
    ['of another sender', { ...heard, data: { source: 'extension', type: 'close' } }],
    ['a text', { ...heard, data: 'close' }],
    ['null', { ...heard, data: null }],
  ])('is ignored when it is %s', (_, event) => {
    expect(readFrameMessage(event, frame)).toBeNull();
  });

  it('is ignored while there is no frame', () => {
    expect(readFrameMessage({ ...heard, source: null }, null)).toBeNull();
  });

  it('names the host as its source when it goes to the frame', () => {
    const posted: unknown[] = [];
    postToFrame({ postMessage: (message: unknown) => void posted.push(message) }, { type: 'look', appearance: 'dark' });
    postToFrame(null, { type: 'look', appearance: 'dark' });
    expect(posted).toEqual([{ source: 'host', type: 'look', appearance: 'dark' }]);
  });
});
