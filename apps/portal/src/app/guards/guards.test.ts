import { describe, expect, it } from 'vitest';
import type { Auth } from '../../platform/session/auth.ts';
import { authenticatedOnly, publicOnly } from './guards.ts';

const signedIn = { ensure: async () => ({ user: { id: 'u1' } }) as Auth };
const signedOut = { ensure: async () => null };
const unreachable = { ensure: () => Promise.reject(new Error('client.offline')) };

async function redirectOf(guard: () => Promise<null>): Promise<string | null> {
  try {
    await guard();
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
}

describe('an authenticated-only page', () => {
  it('shows to whoever is signed in, and sends everybody else to the landing page', async () => {
    expect(await redirectOf(authenticatedOnly(signedIn))).toBeNull();
    expect(await redirectOf(authenticatedOnly(signedOut))).toBe('/');
  });

  it('says that nobody answers instead of leaving when it cannot know', async () => {
    await expect(redirectOf(authenticatedOnly(unreachable))).rejects.toThrow('client.offline');
  });
});

describe('a public-only page', () => {
  it('sends whoever is signed in to the request', async () => {
    expect(await redirectOf(publicOnly(signedIn))).toBe('/request-a-rider');
    expect(await redirectOf(publicOnly(signedOut))).toBeNull();
  });

  it('shows when nobody can say who is signed in', async () => {
    expect(await redirectOf(publicOnly(unreachable))).toBeNull();
  });
});
