import { helpFrameMessage } from '@riderbell/contract/help-centre.ts';
import type { Appearance } from './init-call.ts';

/** What the page tells the frame. */
export type ToFrame =
  | { readonly type: 'token'; readonly verification_token: string }
  | { readonly type: 'look'; readonly appearance: Appearance };

/**
 * What the frame said, or null for everything else that arrives at the page. A sandboxed frame has no origin of its own, which the
 * browser writes as "null"; together with the frame's own window nobody else can be meant.
 */
export function readFrameMessage(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  frame: Window | null,
): 'ready' | 'close' | null {
  if (frame === null || source !== frame || origin !== 'null') return null;
  const read = helpFrameMessage.safeParse(data);
  return read.success ? read.data.type : null;
}

/** A frame without an origin can only be addressed as anybody; the page's `frame-src` holds who that can be. */
export function tellFrame(frame: Pick<Window, 'postMessage'> | null, message: ToFrame): void {
  frame?.postMessage({ source: 'host', ...message }, '*');
}
