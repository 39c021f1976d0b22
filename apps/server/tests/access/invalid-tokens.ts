import { createHmac, generateKeyPairSync } from 'node:crypto';
import type { WorldAccount } from '@riderbell/worlds/world.ts';
import { SignJWT } from 'jose';
import { tokenSecret } from '../accounts/testing-accounts.ts';

const secret = Buffer.from(tokenSecret);
const minute = 60;

/** Made once: it takes long and blocks the server of the test meanwhile. */
export const { privateKey: foreignRsaKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

interface Made {
  readonly claims?: Record<string, unknown>;
  readonly alg?: string;
  readonly key?: Parameters<SignJWT['sign']>[0];
}

/** An access token as the server signs it, with the test's changes. */
function tokenOf(
  now: number,
  account: Pick<WorldAccount, 'id' | 'email'>,
  { claims, alg, key }: Made,
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({
    iss: 'riderbell',
    aud: 'san',
    sub: account.id,
    iat: seconds,
    exp: seconds + 15 * minute,
    use: 'access',
    sid: 'never-opened',
    email: account.email,
    ...claims,
  })
    .setProtectedHeader({ alg: alg ?? 'HS256' })
    .sign(key ?? secret);
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that were never valid, by what is wrong with them. */
export async function invalidTokens(
  now: number,
  account: Pick<WorldAccount, 'id' | 'email'>,
): Promise<Readonly<Record<string, string>>> {
  const made = (changed: Made): Promise<string> => tokenOf(now, account, changed);
  const good = await made({});
  const [header = '', payload = '', signature = ''] = good.split('.');
  const elevated = part({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'account-demo' });
  const none = part({ alg: 'none', typ: 'JWT' });
  return {
    'not a token': 'forged',
    'of a session that was never opened': good,
    'cut in its signature': good.slice(0, -3),
    'cut after its payload': `${header}.${payload}.`,
    'without a signature': `${header}.${payload}`,
    'with another payload under the signature': `${header}.${elevated}.${signature}`,
    'alg none, unsigned': `${none}.${payload}.`,
    'alg none, with the signature of another': `${none}.${payload}.${signature}`,
    'alg None in another spelling': `${part({ alg: 'nOnE' })}.${payload}.`,
    'signed with another secret': await made({ key: Buffer.from('another-secret-of-32-characters!!') }),
    'signed with a private key': await made({ alg: 'RS256', key: foreignRsaKey }),
    'signed with a longer hash of the right secret': await made({ alg: 'HS512' }),
    'signed with an empty secret': `${header}.${payload}.${createHmac('sha256', '').update(`${header}.${payload}`).digest('base64url')}`,
    'of another issuer': await made({ claims: { iss: 'somebody' } }),
    'for another environment': await made({ claims: { aud: 'prd' } }),
    'an id token': await made({ claims: { use: 'id' } }),
    'without an expiry': await made({ claims: { exp: undefined } }),
    'without a subject': await made({ claims: { sub: undefined } }),
  };
}

/** Tokens that the server signed and that are not valid now. */
export async function expiredTokens(
  now: number,
  account: Pick<WorldAccount, 'id' | 'email'>,
): Promise<Readonly<Record<string, string>>> {
  const seconds = Math.floor(now / 1000);
  return {
    expired: await tokenOf(now, account, { claims: { iat: seconds - 16 * minute, exp: seconds - minute } }),
    'expired this second': await tokenOf(now, account, { claims: { exp: seconds } }),
    'from the future': await tokenOf(now, account, {
      claims: { iat: seconds + 2 * minute, exp: seconds + 17 * minute },
    }),
  };
}
