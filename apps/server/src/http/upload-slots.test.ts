import { createHash } from 'node:crypto';
import { type ClientRequest, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { uploadProof } from '@riderbell/contract/calls/fleet/upload-proof.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { RequestRefused } from './errors.ts';
import type { CourierCheck } from './ports.ts';
import { addSignedCalls } from './signed-calls.ts';
import { type UploadRules, uploadRules } from './upload-slots.ts';

/** The signature is the digest of the body; a digest in the header is accepted before the body. */
const courier: CourierCheck = {
  checkHeaders: ({ headers }) => ({ ok: true, proven: headers['x-proven'] !== undefined }),
  check: ({ headers, body }) =>
    headers['x-digest'] === createHash('sha256').update(body).digest('hex') ? null : 'fleet.signature-wrong',
};
const photo = Buffer.alloc(3000, 'x');
const digest = createHash('sha256').update(photo).digest('hex');

const opened: FastifyInstance[] = [];
const halting: ClientRequest[] = [];
afterEach(async () => {
  for (const upload of halting.splice(0)) upload.destroy();
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

/** A server that answers uploads when its gate admits them. */
async function serve(rules: Partial<UploadRules> = {}): Promise<URL> {
  const app = Fastify({ trustProxy: true });
  app.setErrorHandler((error, _, reply) => {
    const [refusal] = error instanceof RequestRefused ? error.refusals : [];
    void reply.code(refusal?.code === 'server.unavailable' ? 503 : 401).send({});
  });
  const route = { method: 'PUT', url: '/photo', handler: async () => ({}) } as const;
  addSignedCalls(app, [{ call: uploadProof, route }], courier, { ...uploadRules, ...rules });
  opened.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/photo`);
}

const headersFrom = (address: string, more: Record<string, string> = {}) => ({
  'content-type': 'image/png',
  'x-forwarded-for': address,
  'x-digest': digest,
  ...more,
});

async function upload(url: URL, address: string, more?: Record<string, string>): Promise<number> {
  const response = await fetch(url, { method: 'PUT', headers: headersFrom(address, more), body: photo });
  await response.text();
  return response.status;
}

/** Announces a photo and sends one byte of it. Resolves with the end: a status, or "aborted". */
function halt(url: URL, address: string): Promise<number | 'aborted'> {
  const { promise, resolve } = Promise.withResolvers<number | 'aborted'>();
  const headers = headersFrom(address, { 'content-length': '100000' });
  const started = httpRequest(url, { method: 'PUT', headers, agent: false });
  started.on('error', () => resolve('aborted'));
  started.on('response', (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  started.write('x');
  halting.push(started);
  return promise;
}

const stranger = '203.0.113.1';
const fleet = '198.51.100.1';

describe('uploads without a proven sender', () => {
  it('use only the slots and the line of their network', async () => {
    const url = await serve({ unprovenOfNetwork: 2, waitingOfNetwork: 1, idleMilliseconds: 600_000 });
    const ends = Array.from({ length: 5 }, () => halt(url, stranger));
    // Two are read and one waits; the others are refused at once, and so is any further upload of the network.
    expect(await Promise.race(ends)).toBe(503);
    await expect.poll(() => upload(url, stranger)).toBe(503);
    expect(await upload(url, fleet)).toBe(200);
  });

  it('count together within one IPv6 network', async () => {
    const url = await serve({ unprovenOfNetwork: 1, waitingOfNetwork: 0, idleMilliseconds: 600_000 });
    void halt(url, '2001:db8:1:2::1');
    await expect.poll(() => upload(url, '2001:db8:1:2:ffff::9')).toBe(503);
    expect(await upload(url, '2001:db8:1:3::1')).toBe(200);
  });

  it('wait in line, so that a fleet behind one address can send any number', async () => {
    const url = await serve({ unprovenOfNetwork: 2, waitingOfNetwork: 20, maxWaitMilliseconds: 600_000 });
    const statuses = await Promise.all(Array.from({ length: 12 }, () => upload(url, fleet)));
    expect(statuses).toEqual(Array.from({ length: 12 }, () => 200));
  });

  it('are aborted when they stop sending, and free their slot', async () => {
    const rules = { unproven: 1, waitingOfNetwork: 8, idleMilliseconds: 200, maxWaitMilliseconds: 600_000 };
    const url = await serve(rules);
    const end = halt(url, stranger);
    // It may have to wait, and is admitted.
    expect(await upload(url, fleet)).toBe(200);
    expect(await end).toBe('aborted');
  });

  it('are aborted when they are too slow', async () => {
    const url = await serve({ idleMilliseconds: 400, leastBytesPerSecond: 1_000_000 });
    const end = halt(url, stranger);
    const [started] = halting;
    const drip = setInterval(() => started?.write('x'), 20);
    try {
      expect(await end).toBe('aborted');
    } finally {
      clearInterval(drip);
    }
  });

  it('leave the line when their client disconnects', async () => {
    const url = await serve({ unprovenOfNetwork: 1, waitingOfNetwork: 1, idleMilliseconds: 600_000 });
    void halt(url, stranger);
    void halt(url, stranger);
    await expect.poll(() => upload(url, stranger)).toBe(503);
    for (const started of halting) started.destroy();
    await expect.poll(() => upload(url, stranger)).toBe(200);
  });
});

describe('uploads with a proven sender', () => {
  it('have separate slots, which strangers cannot take', async () => {
    const url = await serve({ unproven: 2, unprovenOfNetwork: 2, waiting: 0, idleMilliseconds: 600_000 });
    void halt(url, stranger);
    void halt(url, stranger);
    await expect.poll(() => upload(url, fleet)).toBe(503);
    expect(await upload(url, fleet, { 'x-proven': 'yes' })).toBe(200);
  });

  it('are refused when the body differs from the signed one', async () => {
    const url = await serve();
    expect(await upload(url, fleet, { 'x-proven': 'yes', 'x-digest': '0'.repeat(64) })).toBe(401);
  });
});
