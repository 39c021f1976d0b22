import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOfAddress } from '@riderbell/domain/accounts/network-of-address.ts';

/** Destroys connections beyond the limit of a network, so that one stranger cannot take all places. */
export function limitNetworks(server: Server, limit: number, onRefused: () => void): void {
  /** Open connections by network; networks without one are removed. */
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOfAddress(socket.remoteAddress ?? '');
    const count = open.get(network) ?? 0;
    if (count >= limit) {
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
