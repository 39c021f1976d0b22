import { describe, expect, it } from 'vitest';
import { readFrameMessage, tellFrame } from './frame-messages.ts';

const frame = {} as Window;
const heard = { source: frame, origin: 'null', data: { source: 'help-centre', type: 'close' } };

describe('a message', () => {
  it('is heard from the frame', () => {
    expect(readFrameMessage(heard, frame)).toBe('close');
    expect(readFrameMessage({ ...heard, data: { source: 'help-centre', type: 'ready' } }, frame)).toBe('ready');
  });

  it.each([
    ['from another window', { ...heard, source: {} as Window }],
    ['from a window with an origin, which the frame cannot have', { ...heard, origin: 'https://help.example.com' }],
    ['of another kind', { ...heard, data: { source: 'help-centre', type: 'eval' } }],
    ['of another sender', { ...heard, data: { source: 'extension', type: 'close' } }],
    ['that is a text', { ...heard, data: 'close' }],
    ['that is nothing', { ...heard, data: null }],
  ])('is not heard %s', (_, event) => {
    expect(readFrameMessage(event, frame)).toBeNull();
  });

  it('is not heard while there is no frame', () => {
    expect(readFrameMessage({ ...heard, source: null }, null)).toBeNull();
  });

  it('to the frame says that it is the host', () => {
    const told: unknown[] = [];
    tellFrame({ postMessage: (message: unknown) => void told.push(message) }, { type: 'look', appearance: 'dark' });
    tellFrame(null, { type: 'look', appearance: 'dark' });
    expect(told).toEqual([{ source: 'host', type: 'look', appearance: 'dark' }]);
  });
});
