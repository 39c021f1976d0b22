const name = 'riderbell.own-changes';

/** Without it other tabs notify of what this person does here: no harm, so a browser without channels needs no other way. */
function open(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}

/** Tells this device's tabs that the person has changed the order here, so that nobody notifies them of it. */
export function tellOwnChange(orderId: string): void {
  const channel = open();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel?.postMessage(orderId);
  channel?.close();
}

/** Remembers what was changed on this device while it listens. */
export function hearOwnChanges(): { has(orderId: string): boolean; stop(): void } {
  const channel = open();
  const ids = new Set<unknown>();
  channel?.addEventListener('message', ({ data }) => ids.add(data));
  return { has: (orderId) => ids.has(orderId), stop: () => channel?.close() };
}
