import { helpFrameMessage } from '@riderbell/contract/help-centre.ts';
import type { Appearance } from './init-call.ts';

/** What the page sends to the frame. */
export type ToFrame =
  | { readonly type: 'token'; readonly verification_token: string }
  | { readonly type: 'look'; readonly appearance: Appearance };

/**
 * What the frame sent, or null for every other message that arrives at the page. The origin of a sandboxed frame is the string
 * "null"; together with the frame's own window that excludes every other sender.
 */
export function readFrameMessage(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  frame: Window | null,
): 'ready' | 'close' | null {
  if (frame === null || source !== frame || origin !== 'null') return null;
  const read = helpFrameMessage.safeParse(data);
  return read.success ? read.data.type : null;
}

/** Sends to any origin, because a frame without an origin cannot be addressed otherwise; the page's `frame-src` limits who that is. */
export function postToFrame(frame: Pick<Window, 'postMessage'> | null, message: ToFrame): void {
  frame?.postMessage({ source: 'host', ...message }, '*');
}
