import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { AnswerTooLong, boundedFetch } from './bounded-fetch.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const fetchAtMost = (bytes: number) => boundedFetch({ milliseconds: 200, bytes });

test('returns status, headers and a body of at most the limit', async () => {
  const url = await serve((_, response) => response.writeHead(201, { etag: '"1"' }).end('12345'));
  const response = await fetchAtMost(5)(url);
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([201, '"1"', '12345']);
});

test('fails while reading a body that is longer, and closes the connection', async () => {
  const closed = Promise.withResolvers<void>();
  const url = await serve((_, response) => {
    response.on('close', closed.resolve);
    response.write('123456');
  });
  const response = await fetchAtMost(5)(url);
  await expect(response.text()).rejects.toThrow(AnswerTooLong);
  await closed.promise;
});

test.each([204, 304])('returns %d, which has no body', async (status) => {
  const url = await serve((_, response) => response.writeHead(status).end());
  const response = await fetchAtMost(5)(url);
  expect([response.status, response.body]).toEqual([status, null]);
});

test('fails when the headers come in time and the body does not', async () => {
  const url = await serve((_, response) => response.write('1'));
  const response = await fetchAtMost(5)(url);
  await expect(response.text()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test("fails with the caller's own signal", async () => {
  const url = await serve(() => undefined);
  const leaving = AbortSignal.abort();
  await expect(fetchAtMost(5)(url, { signal: leaving })).rejects.toMatchObject({ name: 'AbortError' });
});

test('follows no redirect, and returns one to a caller that asks for it', async () => {
  const url = await serve((_, response) => response.writeHead(302, { location: '/elsewhere' }).end());
  await expect(fetchAtMost(5)(url)).rejects.toThrow();
  expect((await fetchAtMost(5)(url, { redirect: 'manual' })).status).toBe(302);
});
