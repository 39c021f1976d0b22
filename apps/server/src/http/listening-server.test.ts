import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ConnectionLimits, type ConnectionTimes, listeningServer } from './listening-server.ts';
import { testingApp } from './testing-app.ts';

const log = Fastify().log;
const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

interface Listening {
  port: number;
  open(): number;
}

/** A server that answers a POST with 401 without reading its body, a GET with 200, and a PUT after its body. */
async function listening(
  times: Partial<ConnectionTimes> = {},
  connections: ConnectionLimits = { all: 100, ofNetwork: 100 },
): Promise<Listening> {
  const server = listeningServer({
    handler: (request, response) => {
      const answer = (): void => void response.writeHead(request.method === 'POST' ? 401 : 200).end('answer');
      if (request.method === 'PUT') request.on('end', answer).resume();
      else answer();
    },
    connections,
    log,
    times: { check: 50, ...times },
  });
  let open = 0;
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ended.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, open: () => open };
}

/** A client that keeps its side of the connection open. */
async function halfOpen(
  port: number,
  sent: string,
  localAddress = '127.0.0.1',
): Promise<{ socket: Socket; received(): string }> {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', () => undefined);
  ended.push(() => socket.destroy());
  await once(socket, 'connect');
  socket.write(sent);
  return { socket, received: () => text };
}

/** Sends the bytes repeatedly, more often than any timeout of the test. */
function trickle(socket: Socket, bytes: string): void {
  const timer = setInterval(() => socket.writable && socket.write(bytes), 20);
  ended.push(() => clearInterval(timer));
}

const get = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
const patience = { timeout: 20_000, interval: 20 };

it('the server of the app allows 15 s for headers and 30 s for a request, and checks every 5 s', async () => {
  const { app } = await testingApp({});
  ended.push(() => app.close());
  expect(app.server).toMatchObject({
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    // Node's default interval of 30 s would let a request last for a minute.
    connectionsCheckingInterval: 5000,
    timeout: 60_000,
    keepAliveTimeout: 72_000,
  });
});

describe('a connection', () => {
  it('is answered and destroyed if it sends no HTTP, while the client keeps sending', async () => {
    const server = await listening();
    const client = await halfOpen(server.port, 'x\r\n\r\n');
    trickle(client.socket, 'y');
    await vi.waitFor(() => expect(client.received()).toContain('400 Bad Request'), patience);
    await vi.waitFor(() => expect(server.open()).toBe(0), patience);
  });

  it('is answered and destroyed if its headers never end', async () => {
    const server = await listening({ headers: 200 });
    const client = await halfOpen(server.port, 'GET / HTTP/1.1\r\nhost: x\r\n');
    trickle(client.socket, 'a: b\r\n');
    await vi.waitFor(() => expect(server.open()).toBe(0), patience);
    expect(client.received()).toContain('400 Bad Request');
  });

  it('is destroyed after its request was refused if the body never ends', async () => {
    const server = await listening();
    const client = await halfOpen(server.port, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9000000\r\n\r\n{');
    trickle(client.socket, '1');
    await vi.waitFor(() => expect(client.received()).toContain('401 Unauthorized'), patience);
    await vi.waitFor(() => expect(server.open()).toBe(0), patience);
  });

  it('is destroyed if its request never ends, while the body keeps arriving', async () => {
    const server = await listening({ request: 200, headers: 100 });
    const client = await halfOpen(server.port, 'PUT / HTTP/1.1\r\nhost: x\r\ncontent-length: 9000000\r\n\r\n{');
    trickle(client.socket, '1');
    await vi.waitFor(() => expect(server.open()).toBe(0), patience);
    expect(client.received()).not.toContain('200 OK');
  });

  it('is destroyed if it sends only line breaks after its request', async () => {
    const server = await listening({ idle: 1500 });
    const client = await halfOpen(server.port, get);
    await vi.waitFor(() => expect(client.received()).toContain('200 OK'), patience);
    trickle(client.socket, '\r\n');
    await vi.waitFor(() => expect(server.open()).toBe(0), patience);
  });

  it('gets a plain answer if it asks for an unsupported upgrade', async () => {
    const { port } = await listening();
    for (const [path, upgrade] of [
      ['/', 'websocket'],
      ['/live', 'h2c'],
    ] as const) {
      const asked = httpRequest({ port, path, headers: { connection: 'Upgrade', upgrade } }).end();
      const [response] = (await once(asked, 'response')) as [{ statusCode: number; resume(): void }];
      expect([path, response.statusCode]).toEqual([path, 200]);
      response.resume();
    }
  });

  it('is closed beyond the limit, and accepted again after others have closed', async () => {
    const server = await listening({}, { all: 2, ofNetwork: 2 });
    const held = [await halfOpen(server.port, get), await halfOpen(server.port, get)];
    for (const { received } of held) await vi.waitFor(() => expect(received()).toContain('200 OK'), patience);
    const third = await halfOpen(server.port, get);
    await vi.waitFor(() => expect(third.socket.readableEnded || third.socket.destroyed).toBe(true), patience);
    expect(third.received()).toBe('');
    held[0]?.socket.destroy();
    await vi.waitFor(async () => {
      const next = await halfOpen(server.port, get);
      await vi.waitFor(() => expect(next.received()).toContain('200 OK'), { timeout: 500 });
    }, patience);
  });

  it('is destroyed beyond the limit of its network, while other networks are accepted', async () => {
    const server = await listening({}, { all: 4, ofNetwork: 2 });
    const held = [await halfOpen(server.port, get), await halfOpen(server.port, get)];
    for (const { received } of held) await vi.waitFor(() => expect(received()).toContain('200 OK'), patience);
    for (let more = 0; more < 5; more += 1) {
      const third = await halfOpen(server.port, get);
      trickle(third.socket, 'y');
      await vi.waitFor(() => expect(third.socket.readableEnded || third.socket.destroyed).toBe(true), patience);
      expect(third.received()).toBe('');
    }
    await vi.waitFor(() => expect(server.open()).toBe(2), patience);
    const other = await halfOpen(server.port, get, '127.0.0.2');
    await vi.waitFor(() => expect(other.received()).toContain('200 OK'), patience);
    held[0]?.socket.destroy();
    await vi.waitFor(async () => {
      const next = await halfOpen(server.port, get);
      await vi.waitFor(() => expect(next.received()).toContain('200 OK'), { timeout: 500 });
    }, patience);
  });
});
