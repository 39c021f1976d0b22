import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@riderbell/contract/calls.ts';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quotedRequest } from '../orders/order-requests.ts';
import { LiveSocket } from '../testing-live.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { godroidSettings, godroidToken, expiredGodroid, invalidGodroidTokens } from './godroid-tokens.ts';

const issuer = 'https://godroid.example.com';

/** Publishes keys as an outside system does. */
class PublishedKeys {
  keys: object[] = [];
  failing = false;
  readonly #server: Server = createServer((_, response) => {
    response.statusCode = this.failing ? 500 : 200;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: this.keys }));
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/keys`;
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

const published = new PublishedKeys();
let withKey: TestingServer;
let withUrl: TestingServer;
let without: TestingServer;
beforeAll(async () => {
  const GODROID_JWKS_URL = await published.listen();
  withKey = await startTestingServer({ settings: godroidSettings, overrides: { pingMilliseconds: 2000 } });
  const { GODROID_ISSUER, GODROID_AUDIENCE } = godroidSettings;
  withUrl = await startTestingServer({ settings: { GODROID_JWKS_URL, GODROID_ISSUER, GODROID_AUDIENCE } });
  without = await startTestingServer();
});
afterAll(() => Promise.all([withKey.stop(), withUrl.stop(), without.stop(), published.close()]));

async function vendorsAt(server: TestingServer, token: string): Promise<string[]> {
  const headers = { authorization: `GoDroid ${token}` };
  const answered = await server.client.call(calls.listVendors, {}, { headers });
  return answered.ok ? answered.answer.result.vendors.map((vendor) => vendor.vendor_id) : answered.codes;
}

async function signed(alg: string, key: CryptoKey, kid: string): Promise<string> {
  const seconds = Math.floor(withUrl.clock.now() / 1000);
  const claims = { iss: issuer, aud: 'riderbell', iat: seconds, exp: seconds + 600, restaurant_id: 'd001' };
  return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);
}

describe('a token of the embedded mode', () => {
  it('is refused if no outside system is configured', async () => {
    expect(await vendorsAt(without, await godroidToken(without.clock.now()))).toEqual(['session.invalid']);
  });

  it('is accepted with each of the three signature algorithms of a published key', async () => {
    // No key was read yet, so a failure to read keys says nothing about the token.
    const early = await generateKeyPair('ES256');
    published.failing = true;
    expect(await vendorsAt(withUrl, await signed('ES256', early.privateKey, 'early'))).toEqual(['server.unavailable']);
    published.failing = false;
    const made = await Promise.all(
      ['RS256', 'ES256', 'EdDSA'].map(async (alg) => ({ alg, ...(await generateKeyPair(alg)) })),
    );
    published.keys = await Promise.all(
      made.map(async ({ alg, publicKey }) => ({ ...(await exportJWK(publicKey)), kid: alg, alg, use: 'sig' })),
    );
    for (const { alg, privateKey } of made) {
      expect(await vendorsAt(withUrl, await signed(alg, privateKey, alg))).toEqual(['d001']);
    }
    const [, other] = made;
    if (!other) throw new Error('no key');
    expect(await vendorsAt(withUrl, await signed('ES256', early.privateKey, 'ES256'))).toEqual(['session.invalid']);
    expect(await vendorsAt(withUrl, await signed('ES256', early.privateKey, 'unknown'))).toEqual(['session.invalid']);
    const pss = await generateKeyPair('PS256');
    expect(await vendorsAt(withUrl, await signed('PS256', pss.privateKey, 'RS256'))).toEqual(['session.invalid']);
  });

  it('requests a rider for its vendor and follows the order, which belongs to no account', async () => {
    const headers = { authorization: `GoDroid ${await godroidToken(withKey.clock.now())}` };
    const body = await quotedRequest(withKey, await withKey.demo(), { vendorId: 'd001' });
    const { result } = await withKey.client.answer(calls.createOrder, { body }, { headers });
    const query = { vendorId: 'd001', orderId: result.order_id };
    expect((await withKey.client.answer(calls.getOrder, { query }, { headers })).result.order_id).toBe(result.order_id);
    expect(
      (await withKey.client.answer(calls.getOrder, { query }, { as: await withKey.demo() })).result.vendor_id,
    ).toBe('d001');
  });

  it('lists no vendors if its vendor does not exist', async () => {
    const token = await godroidToken(withKey.clock.now(), { claims: { restaurant_id: 'nope' } });
    expect(await vendorsAt(withKey, token)).toEqual([]);
  });

  it('is accepted for 30 seconds after its expiry, because clocks differ, and its socket closes then', async () => {
    const seconds = Math.floor(withKey.clock.now() / 1000);
    const token = await godroidToken(withKey.clock.now(), { claims: { exp: seconds + 60 } });
    const socket = await LiveSocket.open(withKey.address, `GoDroid ${token}`);
    expect(await socket.subscribe('d001')).toMatchObject({ type: 'subscribe_ok' });
    const ticket = await withKey.client.answer(
      calls.createLiveTicket,
      { body: {} },
      { headers: { authorization: `GoDroid ${token}` } },
    );
    withKey.clock.advance(89_000);
    expect(await vendorsAt(withKey, token)).toEqual(['d001']);
    withKey.clock.advance(1000);
    expect(await vendorsAt(withKey, token)).toEqual(['session.expired']);
    await socket.until(() => socket.closed !== null);
    expect(socket.closed).toBe(4401);
    const late = await LiveSocket.open(withKey.address, ticket.result.ticket);
    await late.until(() => late.closed !== null);
    expect(late.closed).toBe(4401);
  });
});

describe('the trace log of the embedded mode', () => {
  let tracing: TestingServer;
  beforeAll(async () => {
    tracing = await startTestingServer({ settings: { ...godroidSettings, LOG_LEVEL: 'trace' } });
  });
  afterAll(() => tracing.stop());

  it('contains no part of its tokens, whether valid, invalid, expired or in the wrong place', async () => {
    const now = tracing.clock.now();
    const good = await godroidToken(now);
    const bad = [...Object.values(await invalidGodroidTokens(now)), await godroidToken(now, expiredGodroid)];
    const headers = { authorization: `GoDroid ${good}` };
    const body = await quotedRequest(tracing, await tracing.demo(), { vendorId: 'd001' });
    await tracing.client.answer(calls.createOrder, { body }, { headers });
    const { result } = await tracing.client.answer(calls.createLiveTicket, { body: {} }, { headers });
    for (const credential of [`GoDroid ${good}`, result.ticket]) {
      const socket = await LiveSocket.open(tracing.address, credential);
      expect(await socket.subscribe('d001')).toMatchObject({ type: 'subscribe_ok' });
      await socket.close();
    }
    for (const token of bad) {
      expect((await vendorsAt(tracing, token))[0]).toMatch(/^session\./);
      const refused = await LiveSocket.open(tracing.address, `GoDroid ${token}`);
      await refused.until(() => refused.closed !== null);
    }
    await fetch(`${tracing.address}/orders/api/v1/vendors?token=${good}`, { headers: { authorization: good } });
    await fetch(`${tracing.address}/${good}`, {
      headers: { cookie: `token=${good}`, referer: `http://x/?t=${good}` },
    });
    const logged = tracing.log();
    expect(logged.split('\n').length).toBeGreaterThan(bad.length);
    const parts = [...bad, good].flatMap((token) => token.split('.')).filter((part) => part.length > 20);
    expect([...parts, result.ticket].filter((secret) => logged.includes(secret))).toEqual([]);
  });

  it('contains no part of a token when the published keys cannot be read', async () => {
    published.failing = true;
    const { privateKey } = await generateKeyPair('ES256');
    const token = await signed('ES256', privateKey, 'never-published');
    await vendorsAt(withUrl, token);
    published.failing = false;
    const found = token.split('.').filter((part) => withUrl.log().includes(part));
    expect(found).toEqual([]);
  });
});
