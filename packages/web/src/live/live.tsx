import type { ReactNode } from 'react';
import { createContext, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { browserClock } from '../clock.ts';
import type { FollowedVendor, LiveClient, LiveListener, LiveStatus } from './live-client.ts';
import { createLiveClient } from './live-client.ts';
import type { ReceivedMessage, SocketLike } from './reconnecting-socket.ts';

/** How a front end connects to the live channel with its own account. */
export interface LiveTransport {
  /** A ticket for one connection. */
  requestTicket(signal: AbortSignal): Promise<string>;
  openSocket(ticket: string): SocketLike;
  /** Parses one message; null if this build does not know it. */
  readMessage(text: string): ReceivedMessage | null;
}

const LiveContext = createContext<LiveClient | null>(null);

/** The live channel of the current vendor, open as long as this component is mounted (specification §4). */
export function LiveProvider({
  vendorId,
  includeOutlets,
  loadLiveTransport,
  onRefused,
  children,
}: {
  vendorId: string;
  includeOutlets: boolean;
  loadLiveTransport: () => Promise<LiveTransport>;
  /** Called when the server refuses to send the vendor's orders, for example because the person has lost the right to them. */
  onRefused: () => void;
  children: ReactNode;
}) {
  const [client] = useState(() => openClient(loadLiveTransport));
  const refused = useEffectEvent(onRefused);
  useEffect(
    () => client.listen({ accepts: () => false, onOrder: () => undefined, onRefused: () => refused() }),
    [client],
  );
  useEffect(() => client.follow(vendorId, includeOutlets), [client, vendorId, includeOutlets]);
  useEffect(() => {
    const wake = () => client.wake();
    const wakeWhenSeen = () => {
      if (!document.hidden) client.wake();
    };
    window.addEventListener('online', wake);
    // After a restore from the back/forward cache or a sleep of the device, the socket may be dead.
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

/** Returns a function for the time (epoch ms) until which every change was received; 0 before the first. */
export function useLastReceivedAt(): () => number {
  return useLiveClient().lastReceivedAt;
}

/** Whether every change of these orders arrives from now on, so that one load of them is enough. */
export function useHasLiveCoverage({ vendorId, includeOutlets }: FollowedVendor): boolean {
  const { coverage } = useLiveClient();
  const covered = useSyncExternalStore(coverage.subscribe, coverage.get);
  return covered?.vendorId === vendorId && covered.includeOutlets === includeOutlets;
}

/** Listens to changes of the current vendor's orders while the component is mounted. */
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

/** Loads the transport with the first connection, so that the first view does not carry it. */
function openClient(loadLiveTransport: () => Promise<LiveTransport>): LiveClient {
  return createLiveClient({
    async connect(signal) {
      const wire = await loadLiveTransport();
      const ticket = await wire.requestTicket(signal);
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
