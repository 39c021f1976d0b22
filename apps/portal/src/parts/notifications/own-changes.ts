const name = 'riderbell.own-changes';

/**
 * Without channels other tabs notify the user about the user's own change, which does no harm, so there is no fallback.
 */
function open(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}

/** Tells the tabs of this device that the user has changed the order, so that they do not notify about it. */
export function announceOwnChange(orderId: string): void {
  const channel = open();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel?.postMessage(orderId);
  channel?.close();
}

/** Collects the orders changed on this device while it listens. */
export function hearOwnChanges(): { has(orderId: string): boolean; stop(): void } {
  const channel = open();
  const ids = new Set<unknown>();
  channel?.addEventListener('message', ({ data }) => ids.add(data));
  return { has: (orderId) => ids.has(orderId), stop: () => channel?.close() };
}
