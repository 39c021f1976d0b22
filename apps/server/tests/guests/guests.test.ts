import { calls } from '@riderbell/contract/calls.ts';
import { demoAccount, otherAccount } from '@riderbell/worlds/demo-vendors.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits, attemptWindow } from '../../src/features/accounts/attempts.ts';
import { describeCall } from '../covered.ts';
import { reportAll } from '../fleet/fleet-reports.ts';
import { LiveSocket } from '../testing-live.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { dispatched, guestOrder, guestRequest, seenAt } from './guest-orders.ts';
import { guestOf, guestToken, startGuestServer } from './guest-sessions.ts';

const hour = 60 * 60_000;

let server: TestingServer;
let without: TestingServer;
beforeAll(async () => {
  server = await startGuestServer({ overrides: { pingMilliseconds: 2000 } });
  without = await startTestingServer();
});
afterAll(() => Promise.all([server.stop(), without.stop()]));

async function join(token: string, account = demoAccount, at = server) {
  const session = await at.signIn(account);
  return at.client.call(calls.joinGuest, { body: { guest_token: token } }, { as: session });
}

/** The code with which a guest's join is refused. */
async function refusedJoin(token: string, account = demoAccount): Promise<string> {
  const answered = await join(token, account);
  if (answered.ok) throw new Error('the guest was joined');
  return answered.codes.join(', ');
}

async function refusedWhereSwitchedOff(): Promise<void> {
  const guest = await without.client.refusal(calls.createGuestSession, { body: {} });
  const joined = await join('never-given', demoAccount, without);
  expect([guest, joined.ok ? [] : joined.codes]).toEqual([['guest.not-offered'], ['guest.not-offered']]);
  server.client.seen.push(...without.client.seen);
}

describeCall('createGuestSession', () => server, {
  answers: async () => {
    const { result } = await server.client.answer(calls.createGuestSession, { body: {} });
    expect(result.expires).toBe(72 * 3600);
    const { sub, iat = 0, exp = 0, aud } = decodeJwt(result.guest_token);
    expect({ life: exp - iat, aud }).toEqual({ life: 72 * 3600, aud: 'san/guest' });
    expect(sub).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  },
  'guest.not-offered': refusedWhereSwitchedOff,
  'guest.too-many': async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9' };
    const begin = () => server.client.call(calls.createGuestSession, { body: {} }, { headers });
    const answers = [];
    for (let count = 0; count <= attemptLimits['guest-session'].address; count += 1) answers.push(await begin());
    const last = answers.pop();
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(last).toMatchObject({ ok: false, status: 429, codes: ['guest.too-many'] });
    expect(last?.headers.get('retry-after')).toBe(String(attemptWindow / 1000));
    // A known guest does not count as a new one.
    const known = await guestToken(server);
    const again = await server.client.call(calls.createGuestSession, { body: { guest_token: known } }, { headers });
    expect(again.ok).toBe(true);
    server.clock.advance(attemptWindow);
    expect((await begin()).ok).toBe(true);
  },
});

describeCall('forgetGuest', () => server, {
  answers: async () => {
    const forget = (token: string) => server.client.answer(calls.forgetGuest, { body: { guest_token: token } });
    const older = await guestToken(server);
    server.clock.advance(hour);
    const as = await guestToken(server, older);
    const order = await guestOrder(server, as);
    const late = await guestRequest(server, as);
    const socket = await LiveSocket.open(server.address, as);
    await socket.subscribe('guest');
    expect(await forget(as)).toEqual({ result: {} });

    for (const token of [as, older]) {
      expect(await server.client.call(calls.listVendors, {}, { as: token })).toMatchObject({
        status: 401,
        codes: ['session.invalid'],
      });
    }
    expect(await server.client.refusal(calls.createOrder, { body: late }, { as })).toEqual(['session.invalid']);
    await socket.until(() => socket.closed !== null);
    expect(await refusedJoin(as)).toBe('guest.token-invalid');
    // The old token makes a new guest, who cannot see the orders.
    const next = await guestToken(server, as);
    expect(guestOf(next)).not.toBe(guestOf(as));
    expect(await seenAt(server, next, 'guest', order.order_id)).toBe('order.not-found');

    // The rider still comes.
    await dispatched(server, order.order_id);
    await reportAll(server, order.order_id, ['ASSIGNED_TO_TRANSPORT']);
    const { rows } = await server.server.database.pool.query('select status from orders where order_id = $1', [
      order.order_id,
    ]);
    expect(rows).toEqual([{ status: 'ASSIGNED_TO_TRANSPORT' }]);
    // The request may be repeated, and a text that was never a token is accepted too.
    expect(await forget(as)).toEqual({ result: {} });
    expect(await forget('never-given')).toEqual({ result: {} });
  },
});

it('a guest who has joined an account and asks to be forgotten stays joined', async () => {
  const as = await guestToken(server);
  expect(await join(as)).toMatchObject({ ok: true });
  await server.client.answer(calls.forgetGuest, { body: { guest_token: as } });
  expect(await join(as)).toMatchObject({ ok: true, answer: { result: { joined: 0 } } });
});

describe('a guest session', () => {
  it('begins also without a body', async () => {
    const response = await fetch(new URL('/orders/api/v1/guest/session', server.address), { method: 'POST' });
    expect(response.status).toBe(200);
  });

  it('keeps the guest of a valid token and extends its life', async () => {
    const first = await guestToken(server);
    server.clock.advance(71 * hour);
    const second = await guestToken(server, first);
    server.clock.advance(71 * hour);
    const third = await guestToken(server, second);
    expect([guestOf(second), guestOf(third)]).toEqual([guestOf(first), guestOf(first)]);
    expect(second).not.toBe(first);
  });

  it('is a new guest with an expired token, even if a newer one was issued', async () => {
    const first = await guestToken(server);
    server.clock.advance(72 * hour);
    expect(guestOf(await guestToken(server, first))).not.toBe(guestOf(first));
  });

  it('lives as long as the setting says', async () => {
    const short = await startGuestServer({ settings: { GUEST_SESSION_HOURS: '1' } });
    const { result } = await short.client.answer(calls.createGuestSession, { body: {} });
    expect(result.expires).toBe(3600);
    short.clock.advance(hour);
    expect(guestOf(await guestToken(short, result.guest_token))).not.toBe(guestOf(result.guest_token));
    await short.stop();
  });
});

describeCall('joinGuest', () => server, {
  answers: async () => {
    const token = await guestToken(server);
    const first = await join(token);
    const again = await join(token);
    expect([first, again]).toMatchObject([
      { ok: true, answer: { result: { joined: 0 } } },
      { ok: true, answer: { result: { joined: 0 } } },
    ]);
    // The joined guest has ended: its token makes a new guest.
    expect(guestOf(await guestToken(server, token))).not.toBe(guestOf(token));
  },
  'guest.not-offered': refusedWhereSwitchedOff,
  'guest.token-invalid': async () => {
    const token = await guestToken(server);
    const session = await server.demo();
    for (const bad of ['forged', token.slice(0, -3), session.accessToken]) {
      expect(await refusedJoin(bad)).toBe('guest.token-invalid');
    }
    // Signed by the server, of a guest that does not exist, as after the database was restored.
    await server.server.database.pool.query('delete from guests where guest_id = $1', [guestOf(token)]);
    expect(await refusedJoin(token)).toBe('guest.token-invalid');
  },
  'guest.token-expired': async () => {
    const token = await guestToken(server);
    server.clock.advance(72 * hour);
    expect(await refusedJoin(token)).toBe('guest.token-expired');
  },
  'guest.already-joined': async () => {
    const token = await guestToken(server);
    expect((await join(token)).ok).toBe(true);
    expect(await refusedJoin(token, otherAccount)).toBe('guest.already-joined');
    expect((await join(token)).ok).toBe(true);
  },
  'guest.vendor-missing': async () => {
    const token = await guestToken(server);
    const { pool } = server.server.database;
    await pool.query("update vendor_owners set email = 'nobody@riderbell.test' where email = $1", [otherAccount.email]);
    expect(await refusedJoin(token, otherAccount)).toBe('guest.vendor-missing');
    await pool.query("update vendor_owners set email = $1 where email = 'nobody@riderbell.test'", [otherAccount.email]);
    // The refusal has changed nothing.
    expect((await join(token, otherAccount)).ok).toBe(true);
  },
});
