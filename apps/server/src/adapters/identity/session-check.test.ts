import { describe, expect, it } from 'vitest';
import type { SessionEnds } from '../../features/accounts/ports.ts';
import { AccessTokens } from './access-tokens.ts';
import { CachedSessionCheck } from './session-check.ts';

const account = { id: 'account-1', email: 'a@riderbell.test', shownEmail: 'a@riderbell.test', name: 'A' };

/** A check with a clock and a table of sessions that the test controls. */
async function setUp() {
  const state = { now: Date.parse('2026-11-21T04:00:00Z'), looks: 0, open: true, duringLook: () => undefined as void };
  const listeners: ((sessionId: string) => void)[] = [];
  const sessionEnds: SessionEnds = {
    publish: async (sessionId) => listeners.forEach((listener) => listener(sessionId)),
    onEnded: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const sessions = {
    isOpen: async () => {
      state.looks += 1;
      const { open } = state;
      await Promise.resolve();
      state.duringLook();
      return open;
    },
  };
  const tokens = new AccessTokens(new Uint8Array(32).fill(7), 'san');
  const check = new CachedSessionCheck(tokens, sessions, sessionEnds, () => state.now);
  const { access, id } = await tokens.sign(account, 'session-1', state.now);
  return { state, check, access, id, end: () => void sessionEnds.publish('session-1') };
}

describe('a verified token', () => {
  it('is cached for thirty seconds and then checked in the database again', async () => {
    const { state, check, access } = await setUp();
    for (const seconds of [0, 10, 19.9]) {
      state.now += seconds * 1000;
      expect(await check.check(access)).toMatchObject({ ok: true, principal: { accountId: 'account-1' } });
    }
    expect(state.looks).toBe(1);
    state.now += 200;
    state.open = false;
    expect(await check.check(access)).toEqual({ ok: false, why: 'session.invalid' });
    expect(state.looks).toBe(2);
  });

  it('is refused as soon as its session ends', async () => {
    const { check, access, end } = await setUp();
    await check.check(access);
    end();
    expect(await check.check(access)).toEqual({ ok: false, why: 'session.invalid' });
  });

  it('is refused and not cached when its session ends during the check', async () => {
    const { state, check, access, end } = await setUp();
    state.duringLook = end;
    expect(await check.check(access)).toEqual({ ok: false, why: 'session.invalid' });
    expect(await check.check(access)).toEqual({ ok: false, why: 'session.invalid' });
  });

  it('expires on time while it is cached', async () => {
    const { state, check, access } = await setUp();
    state.now += 15 * 60_000 - 1000;
    expect(await check.check(access)).toMatchObject({ ok: true });
    state.now += 1000;
    expect(await check.check(access)).toEqual({ ok: false, why: 'session.expired' });
  });

  it('is checked again after the clock was set back, and is not cached any longer', async () => {
    const { state, check, access } = await setUp();
    state.now += 20_000;
    expect(await check.check(access)).toMatchObject({ ok: true });
    state.now -= 50_000;
    state.open = false;
    expect(await check.check(access)).toEqual({ ok: false, why: 'session.invalid' });
    expect(state.looks).toBe(2);
  });

  it('must be an access token of this server and stage', async () => {
    const { state, check, id } = await setUp();
    const strangers = [
      new AccessTokens(new Uint8Array(32).fill(8), 'san'),
      new AccessTokens(new Uint8Array(32).fill(7), 'prd'),
    ];
    const foreign = await Promise.all(strangers.map((tokens) => tokens.sign(account, 'session-1', state.now)));
    for (const token of [id, ...foreign.map(({ access }) => access), 'a.b.c', '']) {
      expect(await check.check(token)).toEqual({ ok: false, why: 'session.invalid' });
    }
    expect(state.looks).toBe(0);
  });
});
