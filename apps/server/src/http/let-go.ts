import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a client that was refused may take to read the answer and hang up, in milliseconds. */
const patience = 1000;

/**
 * Destroys the connection soon. A socket that the server has only ended stays open for as long as the client keeps its own side
 * open; one that is destroyed at once may take the answer with it, because unread bytes make the system reset the connection.
 */
export function letGo(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), patience);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}

/** Lets each client go that was refused before its body had come, and that goes on sending it. */
export function letUnreadGo(server: Server): void {
  server.on('request', (request, response) => {
    response.once('finish', () => {
      if (response.statusCode < 400 || request.complete) return;
      const timer = setTimeout(() => {
        if (!request.complete) request.destroy();
      }, patience);
      timer.unref();
      request.once('close', () => clearTimeout(timer));
    });
  });
}
