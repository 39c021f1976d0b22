import { calls } from '@riderbell/contract/calls.ts';
import type { CallRequest } from '@riderbell/contract/call.ts';
import type { WorldAccount } from '@riderbell/worlds/world.ts';
import { AccessTokens } from '../../src/adapters/identity/access-tokens.ts';
import { RefreshTokens } from '../../src/adapters/identity/refresh-tokens.ts';
import { TokenSessions } from '../../src/adapters/identity/token-sessions.ts';
import { PostgresSessionStore } from '../../src/adapters/postgres/session-store.ts';
import { mailTo, tokenIn } from '../testing-mailbox.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

export type RegistrationForm = CallRequest<typeof calls.register>['body'];

export const goodPassword = 'New-rider-1!';

/** A valid form, with the test's changes. */
export function formOf(email: string, changed: Partial<RegistrationForm> = {}): RegistrationForm {
  return {
    email_address: email,
    password: goodPassword,
    name: 'Ploy Suwan',
    vendor_name: 'Baan Tea',
    phone_number: '+66812345678',
    outlet_id: null,
    terms_accepted: true,
    locale: 'en',
    ...changed,
  };
}

/** Registers and confirms an account, which can then sign in with `goodPassword`. */
export async function openAccount(server: TestingServer, email: string, changed: Partial<RegistrationForm> = {}) {
  await server.client.answer(calls.register, { body: formOf(email, changed) });
  const token = tokenIn(await mailTo(server, email));
  await server.client.answer(calls.confirmRegistration, { body: { token } });
  return { email, password: changed.password ?? goodPassword };
}

/** One password for each rule, which it breaks (specification §5). */
export const weakPasswords = {
  'password.length': 'Ab1!xyz',
  'password.number': 'Abcdefg!',
  'password.uppercase': 'abcdef1!',
  'password.lowercase': 'ABCDEF1!',
  'password.letter': '12345678!',
  'password.special': 'Abcdefg1',
} as const;

/** Tests that a call refuses each weak password with the code of its rule and names the field. */
export function refusesWeak(
  attempt: (
    password: string,
  ) => Promise<{ ok: boolean; error?: { errors: { code: string; meta: { field?: string } }[] } }>,
) {
  const of = (code: keyof typeof weakPasswords) => async (): Promise<void> => {
    const answered = await attempt(weakPasswords[code]);
    const broken = answered.error?.errors.map((error) => [error.code, error.meta.field]) ?? [];
    if (!broken.some(([found, field]) => found === code && field === 'password')) {
      throw new Error(`${code} was not refused: ${JSON.stringify(answered)}`);
    }
  };
  return {
    'password.length': of('password.length'),
    'password.number': of('password.number'),
    'password.uppercase': of('password.uppercase'),
    'password.lowercase': of('password.lowercase'),
    'password.letter': of('password.letter'),
    'password.special': of('password.special'),
  };
}

export const tokenSecret = 'token-secret-of-the-tests-32-characters';

/** Opens a session on a server with `tokenSecret` without a sign-in, also at an outside provider. @returns its access token */
export async function sessionAt(server: TestingServer, { id, email, name }: WorldAccount): Promise<string> {
  const { now } = server.clock;
  const sessions = new TokenSessions({
    store: new PostgresSessionStore(server.server.database.kysely),
    tokens: new AccessTokens(Buffer.from(tokenSecret), 'san'),
    refreshTokens: new RefreshTokens(Buffer.from(tokenSecret)),
    sessionEnds: { publish: async () => undefined, onEnded: () => () => undefined },
    now,
  });
  const account = { id, email, shownEmail: email, name };
  const opened = await sessions.open(account, null, { browser: null, system: null });
  if (!opened) throw new Error('no session was opened');
  return opened.tokens.AccessToken;
}

/** Starts a server whose people sign in at an outside provider, which need not be running. */
export function startOutsideServer(issuer = 'http://127.0.0.1:1'): Promise<TestingServer> {
  return startTestingServer({
    settings: {
      TOKEN_SECRET: tokenSecret,
      IDENTITY_PROVIDER: 'oidc',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'riderbell',
      OIDC_CLIENT_SECRET: 'client-secret-of-tests',
      OIDC_NAME: 'Merchant ID',
    },
  });
}
