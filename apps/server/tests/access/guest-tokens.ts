import { createHmac } from 'node:crypto';
import { calls } from '@riderbell/contract/calls.ts';
import type { WorldAccount } from '@riderbell/worlds/world.ts';
import { SignJWT } from 'jose';
import { sessionAt, tokenSecret } from '../accounts/testing-accounts.ts';
import { guestOf, guestToken } from '../guests/guest-sessions.ts';
import type { TestingServer } from '../testing-server.ts';
import { foreignRsaKey } from './invalid-tokens.ts';

const secret = Buffer.from(tokenSecret);
const minute = 60;

interface Made {
  readonly claims?: Record<string, unknown>;
  readonly alg?: string;
  readonly key?: Parameters<SignJWT['sign']>[0];
}

/** A guest token as the server signs it, with the test's changes. */
function made(now: number, guestId: string, { claims, alg, key }: Made = {}): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({
    iss: 'riderbell',
    aud: 'san/guest',
    sub: guestId,
    iat: seconds,
    exp: seconds + 15 * minute,
    use: 'guest',
    ...claims,
  })
    .setProtectedHeader({ alg: alg ?? 'HS256' })
    .sign(key ?? secret);
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens of an existing guest that were never valid, by what is wrong with them. */
export async function invalidGuestTokens(
  server: TestingServer,
  owner: WorldAccount,
): Promise<Readonly<Record<string, string>>> {
  const now = server.clock.now();
  const guestId = guestOf(await guestToken(server));
  const changed = (about: Made): Promise<string> => made(now, guestId, about);
  const good = await changed({});
  const [header = '', payload = '', signature = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const none = part({ alg: 'none', typ: 'JWT' });
  return {
    'of a guest who does not exist': await made(now, 'never-started'),
    'cut in its signature': good.slice(0, -3),
    'cut after its payload': `${header}.${payload}.`,
    'of another guest under the signature': `${header}.${part({ ...claims, sub: 'guest-2' })}.${signature}`,
    'alg none, unsigned': `${none}.${payload}.`,
    'alg none, with the signature of another': `${none}.${payload}.${signature}`,
    'alg None in another spelling': `${part({ alg: 'nOnE' })}.${payload}.`,
    'signed with another secret': await changed({ key: Buffer.from('another-secret-of-32-characters!!') }),
    'signed with a private key': await changed({ alg: 'RS256', key: foreignRsaKey }),
    'signed with a longer hash of the right secret': await changed({ alg: 'HS512' }),
    'signed with an empty secret': `${header}.${payload}.${createHmac('sha256', '').update(`${header}.${payload}`).digest('base64url')}`,
    'of another issuer': await changed({ claims: { iss: 'somebody' } }),
    'for another environment': await changed({ claims: { aud: 'prd/guest' } }),
    'for the audience of accounts': await changed({ claims: { aud: 'san' } }),
    'marked as an access token': await changed({ claims: { use: 'access', sid: guestId, email: owner.email } }),
    'an access token for the audience of guests': await changed({
      claims: { use: 'access', sub: owner.id, sid: 'never-opened', email: owner.email },
    }),
    'without an expiry': await changed({ claims: { exp: undefined } }),
    'without a guest': await changed({ claims: { sub: undefined } }),
  };
}

/** Tokens that the server signed and that are not valid now. */
export async function expiredGuestTokens(server: TestingServer): Promise<Readonly<Record<string, string>>> {
  const now = server.clock.now();
  const seconds = Math.floor(now / 1000);
  const guestId = guestOf(await guestToken(server));
  const changed = (claims: Record<string, unknown>): Promise<string> => made(now, guestId, { claims });
  return {
    expired: await changed({ iat: seconds - 73 * 60 * minute, exp: seconds - 60 * minute }),
    'expired this second': await changed({ exp: seconds }),
    'from the future': await changed({ iat: seconds + 2 * minute, exp: seconds + 60 * minute }),
  };
}

/** A token of a guest whose orders have moved to the account. */
export async function joinedGuestToken(server: TestingServer, owner: WorldAccount): Promise<string> {
  const token = await guestToken(server);
  const as = await sessionAt(server, owner);
  await server.client.answer(calls.joinGuest, { body: { guest_token: token } }, { as });
  return token;
}
