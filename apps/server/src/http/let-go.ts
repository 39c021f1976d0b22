import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How many milliseconds a refused client has to read the answer and close the connection. */
const closeTimeout = 1000;

/**
 * Destroys the connection after a moment. A socket that is only ended stays open for as long as the client keeps its side open. One
 * that is destroyed at once may lose the answer, because unread bytes make the system reset the connection.
 */
export function letGo(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), closeTimeout);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}

/** Destroys requests that were refused before their body arrived and that are still sending it. */
export function letUnreadGo(server: Server): void {
  server.on('request', (request, response) => {
    response.once('finish', () => {
      if (response.statusCode < 400 || request.complete) return;
      const timer = setTimeout(() => {
        if (!request.complete) request.destroy();
      }, closeTimeout);
      timer.unref();
      request.once('close', () => clearTimeout(timer));
    });
  });
}
