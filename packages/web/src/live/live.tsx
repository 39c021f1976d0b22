import type { ReactNode } from 'react';
import { createContext, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { browserClock } from '../clock.ts';
import type { Followed, LiveClient, LiveListener, LiveStatus } from './live-client.ts';
import { createLiveClient } from './live-client.ts';
import type { HeardMessage, SocketLike } from './live-line.ts';

/** How a front end reaches the live channel, as its own account. */
export interface LiveWire {
  /** A ticket for one connection. */
  askTicket(signal: AbortSignal): Promise<string>;
  openSocket(ticket: string): SocketLike;
  /** One message of the wire; null is one that this build does not know. */
  readMessage(text: string): HeardMessage | null;
}

const LiveContext = createContext<LiveClient | null>(null);

/** The live channel of the current vendor, open as long as it stands on the screen (specification §4). */
export function LiveProvider({
  vendorId,
  includeOutlets,
  loadWire,
  children,
}: {
  vendorId: string;
  includeOutlets: boolean;
  loadWire: () => Promise<LiveWire>;
  children: ReactNode;
}) {
  const [client] = useState(() => openClient(loadWire));
  useEffect(() => client.follow(vendorId, includeOutlets), [client, vendorId, includeOutlets]);
  useEffect(() => {
    const wake = () => client.wake();
    const wakeWhenSeen = () => {
      if (!document.hidden) client.wake();
    };
    window.addEventListener('online', wake);
    // A page that comes out of the browser's memory, or a device that slept, may hold a socket that is dead.
    window.addEventListener('pageshow', wake);
    document.addEventListener('visibilitychange', wakeWhenSeen);
    return () => {
      window.removeEventListener('online', wake);
      window.removeEventListener('pageshow', wake);
      document.removeEventListener('visibilitychange', wakeWhenSeen);
      client.close();
    };
  }, [client]);
  return <LiveContext value={client}>{children}</LiveContext>;
}

function useLiveClient(): LiveClient {
  const client = use(LiveContext);
  if (client === null) throw new Error('The live channel needs the LiveProvider of the signed-in layout');
  return client;
}

export function useLiveStatus(): LiveStatus {
  const { status } = useLiveClient();
  return useSyncExternalStore(status.subscribe, status.get);
}

/** Asks until when (epoch ms) every change has been heard; 0 while none ever was. */
export function useHeardAt(): () => number {
  return useLiveClient().heardAt;
}

/** Whether every change of these orders will come from now on, so that one reading of them is enough. */
export function useLiveCover({ vendorId, includeOutlets }: Followed): boolean {
  const { covers } = useLiveClient();
  const covered = useSyncExternalStore(covers.subscribe, covers.get);
  return covered?.vendorId === vendorId && covered.includeOutlets === includeOutlets;
}

/** Hears of each change of the current vendor's orders while the component is on the screen. */
export function useLiveOrders(listener: LiveListener): void {
  const client = useLiveClient();
  const accepts = useEffectEvent(
    (...[order]: Parameters<LiveListener['onOrder']>) => listener.accepts?.(order) ?? true,
  );
  const onOrder = useEffectEvent(listener.onOrder);
  const onResync = useEffectEvent(() => listener.onResync?.());
  useEffect(
    () =>
      client.listen({
        accepts: (order) => accepts(order),
        onOrder: (order) => onOrder(order),
        onResync: () => onResync(),
      }),
    [client],
  );
}

/** The part that knows the wire comes behind the first view, with the first connection; without it there is none to read. */
function openClient(loadWire: () => Promise<LiveWire>): LiveClient {
  return createLiveClient({
    async connect(signal) {
      const wire = await loadWire();
      const ticket = await wire.askTicket(signal);
      signal.throwIfAborted();
      return { socket: wire.openSocket(ticket), readMessage: wire.readMessage };
    },
    random: () => Math.random(),
    clock: browserClock,
    schedule(task, milliseconds) {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
  });
}
