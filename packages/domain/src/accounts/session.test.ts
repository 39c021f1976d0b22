import { describe, expect, test } from 'vitest';
import { isSessionValid, needsRefresh, refreshDelayMs } from './session.ts';

const now = 1_000_000_000;
const user = { id: 'u1', email: 'demo@riderbell.test' };

describe('a session', () => {
  test('is valid in CLASSIC mode with a user and time left', () => {
    expect(isSessionValid({ mode: 'CLASSIC', user, expiresAtMs: now + 1 }, now)).toBe(true);
    expect(isSessionValid({ mode: 'CLASSIC', user, expiresAtMs: now }, now)).toBe(false);
    expect(isSessionValid({ mode: 'CLASSIC', user: null, expiresAtMs: now + 1 }, now)).toBe(false);
    expect(isSessionValid({ mode: 'CLASSIC', user, expiresAtMs: null }, now)).toBe(false);
  });

  test('is always valid in GODROID and GUEST mode', () => {
    expect(isSessionValid({ mode: 'GODROID', user: null, expiresAtMs: null }, now)).toBe(true);
    expect(isSessionValid({ mode: 'GUEST', user: null, expiresAtMs: null }, now)).toBe(true);
  });

  test('needs a refresh when less than 600 seconds remain', () => {
    expect(needsRefresh(now + 600_000, now)).toBe(false);
    expect(needsRefresh(now + 599_999, now)).toBe(true);
    expect(needsRefresh(now - 1, now)).toBe(true);
  });

  test('refreshDelayMs ends exactly when the refresh is due', () => {
    const expires = now + 900_000;
    const delay = refreshDelayMs(expires, now);
    expect(needsRefresh(expires, now + delay)).toBe(true);
    expect(needsRefresh(expires, now + delay - 1)).toBe(false);
    expect(refreshDelayMs(now, now)).toBe(0);
  });
});
