import { calls } from '@riderbell/contract/calls.ts';
import { SignJWT } from 'jose';
import { tokenSecret } from '../accounts/testing-accounts.ts';
import { deviceToken } from '../devices/testing-devices.ts';
import type { TestingServer } from '../testing-server.ts';

const secret = Buffer.from(tokenSecret);

/** A token of a person at a shared device as the server signs it, with the test's claims. */
function made(now: number, claims: Record<string, unknown>, key: Uint8Array = secret): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({
    iss: 'riderbell',
    aud: 'san/device',
    sub: 'person-1',
    iat: seconds,
    exp: seconds + 3600,
    use: 'device',
    sid: 'session-1',
    vendor: 'd001',
    device: 'Front counter',
    name: 'Maria',
    ...claims,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(key);
}

/** Tokens that open nothing: of a device that was locked again, and some that were never valid. */
export async function lockedDeviceTokens(server: TestingServer): Promise<string[]> {
  const now = server.clock.now();
  const locked = await deviceToken(server);
  await server.client.answer(calls.logout, { body: {} }, { as: locked });
  const open = JSON.parse(
    Buffer.from((await deviceToken(server)).split('.')[1] ?? '', 'base64url').toString(),
  ) as Record<string, unknown>;
  return [
    locked,
    // A session that does not exist.
    await made(now, {}),
    // Everything of an open session, but for another purpose, another audience, or under another secret.
    await made(now, { ...open, use: 'access' }),
    await made(now, { ...open, use: 'guest' }),
    await made(now, { ...open, aud: 'san' }),
    await made(now, { ...open, aud: 'san/guest' }),
    await made(now, { ...open, vendor: undefined }),
    await made(now, { ...open, name: 7 }),
    await made(now, open, Buffer.from('another-secret-of-32-characters!!')),
  ];
}

export function expiredDeviceToken(now: number): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return made(now, { iat: seconds - 7200, exp: seconds - 3600 });
}
