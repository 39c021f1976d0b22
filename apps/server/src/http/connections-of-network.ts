import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOfAddress } from '@riderbell/domain/accounts/network-of-address.ts';

/** Destroys a connection beyond so many of its network, so that one stranger cannot take the places of all others. */
export function limitNetworks(server: Server, most: number, onRefused: () => void): void {
  /** Open connections by network; a network without one is removed. */
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOfAddress(socket.remoteAddress ?? '');
    const count = open.get(network) ?? 0;
    if (count >= most) {
      socket.destroy();
      onRefused();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
